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

    func child(of node: Node) -> Inputs {
        var copy = self
        copy.parent = node
        return copy
    }
}
