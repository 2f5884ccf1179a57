/// A view of nothing.
public struct EmptyView: View, PrimitiveView, Sendable {
    /// Makes a view that shows nothing and takes no room.
    nonisolated public init() {}

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ViewNode(self, inputs) }
}
