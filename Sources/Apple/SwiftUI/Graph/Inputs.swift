/// What a node is given from above.
@MainActor
struct Inputs {
    weak var graph: ViewGraph?
    weak var parent: Node?
    var environment: EnvironmentValues
    /// What titles, bar buttons and presentations of this part of the tree belong to.
    weak var screen: Screen?

    func child(of node: Node) -> Inputs {
        var copy = self
        copy.parent = node
        return copy
    }
}
