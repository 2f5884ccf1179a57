/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var own = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        given = nil
    }

    /// Creates a group that is open while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        given = isExpanded
    }

    public var body: some View {
        make(
            style,
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: { AnyView(content()) }),
                isExpanded: given ?? $own))
    }

    private func make(
        _ style: any DisclosureGroupStyle, _ configuration: DisclosureGroupStyleConfiguration
    ) -> AnyView {
        func open<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration))
        }
        return open(style)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group that is closed at first, under a title that is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group that is open while a value is true, under a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group that is closed at first, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group that is open while a value is true, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
