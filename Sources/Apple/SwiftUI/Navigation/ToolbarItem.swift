/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public var _items: [_ToolbarPart] { [_ToolbarPart(placement: placement, content: content)] }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
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
