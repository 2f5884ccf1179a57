/// A view of a ``TabView`` with its look in the bar, and the value by which it is chosen.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias Body = Never
    public typealias TabValue = Value
    let value: Value?
    let content: Content
    let label: Label

    private init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    public var _tabs: AnyView {
        let view = TabItemView(content: content, label: label)
        if let value { return AnyView(view.tag(value)) }
        return AnyView(view)
    }
}

extension Tab {
    /// Creates a tab that a value chooses.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content(), label: label())
    }

    /// Creates a tab that a value chooses. Its role has no effect here: a tab for searching stands with the others.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab that a person chooses.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

/// The title and the picture of a tab.
public struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image?

    init(_ title: Text, _ image: Image?) {
        self.title = title
        self.image = image
    }

    public var body: some View {
        if let image { Label(title: { title }, icon: { image }) } else { title }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title that is translated, and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title as it is, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is translated, and a picture of an asset.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title as it is, and a picture of an asset.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab of a role, with the title and the symbol of the role.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: role.label)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title that is translated, and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title as it is, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that is translated, and a picture of an asset.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title as it is, and a picture of an asset.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab of a role, with the title and the symbol of the role.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: role.label)
    }
}
