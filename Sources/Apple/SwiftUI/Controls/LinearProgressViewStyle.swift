/// A bar, which is empty while the progress is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            UIKitLeaf(
                make: { UIProgressView(progressViewStyle: .default) },
                update: { view, environment in
                    view.setProgress(Float(fraction), animated: view.window != nil)
                    view.progressTintColor = environment.tint?.uiColor
                },
                size: { view, proposal in
                    CGSize(width: proposal.width ?? 100, height: view.intrinsicContentSize.height)
                })
            configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
        }
    }
}
