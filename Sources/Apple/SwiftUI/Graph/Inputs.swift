/// The values a node inherits from its parent.
@MainActor
struct Inputs {
    weak var graph: ViewGraph?
    weak var parent: Node?
    var environment: EnvironmentValues
    /// The screen that owns the titles, bar buttons and presentations of this part of the tree.
    weak var screen: Screen?
    /// Whether what a ``ForEach`` has is made when it is seen first.
    var isLazy = false
    /// Whether what is made is all that a screen or a modifier shows, and not one view among others: what is done then to
    /// a group, or to a view that is there at times, is done to it as a whole.
    var isWhole = false

    /// What a view among others is given.
    func child(of node: Node) -> Inputs {
        var copy = self
        copy.parent = node
        copy.isWhole = false
        return copy
    }

    /// What the only view in a node is given, which stands for it.
    func onlyChild(of node: Node) -> Inputs {
        var copy = self
        copy.parent = node
        return copy
    }
}
