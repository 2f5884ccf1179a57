/// Several views that are treated as one in source alone: modifiers apply to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a group; it changes nothing in the layout.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ContentNode(self, inputs) { $0.content } }
}
