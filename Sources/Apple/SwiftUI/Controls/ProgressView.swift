/// How far something is, or that it goes on.
public struct ProgressView<Label: View>: View {
    private let fraction: Double?
    private let label: Label?
    @Environment(\.makeProgressView) private var makeView

    private init(fraction: Double?, label: Label?) {
        self.fraction = fraction
        self.label = label
    }

    /// Creates a turning indicator with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

    /// Creates a bar with a label; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label())
    }

    public var body: some View {
        makeView(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) }))
    }
}

extension ProgressView where Label == EmptyView {
    /// Creates a turning indicator.
    public init() { self.init(fraction: nil, label: nil) }

    /// Creates a bar; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil)
    }
}

extension ProgressView where Label == Text {
    /// Creates a turning indicator with a title that is translated.
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

    /// Creates a turning indicator with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title)) }

    /// Creates a bar with a title; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }
}
