/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The view of a value with its label.
    associatedtype Body: View
    /// Makes the view of a value with its label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a value with its label is made of.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a value with its label is made of.
public struct LabeledContentStyleConfiguration {
    /// The label of a value.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The value.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

/// The label at the beginning of a line, and the value at its end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the default style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            configuration.content.foregroundColor(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the beginning of a line, and the value at its end.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    /// The style of values with labels.
    var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the values with labels in the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}
