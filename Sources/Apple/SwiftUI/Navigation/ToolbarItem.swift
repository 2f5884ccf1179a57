/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content
    private let key: ID
    /// Whether a bar has the item while no person has arranged it.
    private var isShown = true

    public var _items: [_ToolbarPart] { isShown ? [_ToolbarPart(placement: placement, content: content)] : [] }
}

extension ToolbarItem: @MainActor Identifiable where ID: Hashable {
    public var id: ID { key }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
        key = ()
    }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates an item at a place of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _items: [_ToolbarPart] { [_ToolbarPart(placement: placement, content: content)] }
}

extension ToolbarItem where ID == String {
    /// Creates an item of a toolbar that a person may arrange, as on a desk. Phones show what is shown by default, where
    /// it stands.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        key = id
        isShown = showsByDefault
    }
}

/// The size of room between items of a bar.
public struct SpacerSizing: Equatable, Sendable {
    let isFlexible: Bool
    /// As much as there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// As much as the system has it.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a bar: in the bar at the bottom as much as there is, elsewhere the bar's own.
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates room of a size.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var _items: [_ToolbarPart] {
        sizing.isFlexible ? [_ToolbarPart(placement: placement, content: Spacer())] : []
    }
}

extension ToolbarContent {
    /// Shows or hides the glass that the items share. Has no effect: bars have a material of their own.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarParts(parts: _items)
    }
}
