/// A view of nothing.
public struct EmptyView: View, PrimitiveView, Sendable {
    nonisolated public init() {}

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ViewNode(self, inputs) }
}
