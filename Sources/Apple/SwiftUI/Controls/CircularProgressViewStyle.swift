/// A turning indicator.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }

    /// Creates the style with a colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            UIKitLeaf(
                make: { UIActivityIndicatorView(style: .medium) },
                update: { [tint] view, environment in
                    if let tint = tint ?? environment.tint { view.color = tint.uiColor }
                    if !view.isAnimating { view.startAnimating() }
                })
            configuration.label?.foregroundColor(.secondary)
            configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
        }
    }
}
