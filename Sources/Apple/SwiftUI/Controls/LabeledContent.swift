import Foundation

/// A value with a label.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.labeledContentStyle) private var style

    /// Creates a label for a view.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        if labelsAreHidden {
            content
        } else {
            make(
                style,
                LabeledContentStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
        }
    }

    private func make(_ style: any LabeledContentStyle, _ configuration: LabeledContentStyleConfiguration) -> AnyView {
        func open<S: LabeledContentStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration))
        }
        return open(style)
    }
}

extension LabeledContent where Label == Text {
    /// Creates a label, which is translated, for a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a label for a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a label, which is translated, for a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Creates a label for a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Creates a label, which is translated, for a value in a format.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the value of a style's configuration, for a style that adds to another one.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
