/// How disclosure groups look, and what they do when they are touched.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// Makes the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a group is made of.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a disclosure group is made of.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What a group shows and hides.
    public struct Content: View {
        let content: () -> AnyView
        public var body: some View { content() }
    }

    /// The label.
    public let label: Label
    /// What the group shows and hides.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The style that suits where the group is: an arrow at the end of the label, in lists rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the default style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

/// A label with an arrow, and what belongs to it below.
private struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isWholeRow) private var isWholeRow

    private var header: some View {
        let isOpen = configuration.$isExpanded
        return Pressable(action: { withAnimation { isOpen.wrappedValue.toggle() } }, isRow: true) { _ in
            HStack {
                configuration.label
                Spacer()
                Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundColor(.accentColor)
                    .rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
            }
        }
    }

    var body: some View {
        if isWholeRow {
            // In a list, each view is a row.
            header
            if configuration.isExpanded { configuration.content }
        } else {
            VStack(alignment: .leading) {
                header
                if configuration.isExpanded { configuration.content }
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style that suits where the group is.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    /// The style of disclosure groups.
    var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the disclosure groups in the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, style)
    }
}
