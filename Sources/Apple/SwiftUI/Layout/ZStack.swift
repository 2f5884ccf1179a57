/// Views over each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
    let alignment: Alignment
    let content: Content

    /// Creates a stack in depth; later views are in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: ZStackElement(), change: { $1.environment.stackAxis = nil }, content: { $0.content }
        ) { view, element, _ in element.alignment = view.alignment }
    }
}
