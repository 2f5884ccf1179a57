/// Something that a bar has by itself, where an app wants it: a phone's bars have it where it always is, the title in the
/// middle and the field for a search below it. A bar without it has none of it.
public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    /// Which one it is.
    public let kind: ToolbarDefaultItemKind

    /// Creates an item at a place of the bars. The place has no effect.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) { self.kind = kind }

    public var _items: [_ToolbarPart] { [] }
}

/// How much room a bar gives the field for a search.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let isSmall: Bool
    /// As the system has it.
    public static let automatic = SearchToolbarBehavior(isSmall: false)
    /// A button, while nothing is looked for.
    public static let minimize = SearchToolbarBehavior(isSmall: true)
}

/// What begins a search in a tab for searching.
public struct TabSearchActivation: Hashable, Sendable {
    private let isTab: Bool
    /// As the system has it: a tap on the field.
    public static let automatic = TabSearchActivation(isTab: false)
    /// A tap on the tab.
    public static let searchTabSelection = TabSearchActivation(isTab: true)
}

extension View {
    /// Says how much room bars give the field for a search. Has no effect: it has a line of its own below the title.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Says what begins a search in a tab for searching. Has no effect: a tap on the field does.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
