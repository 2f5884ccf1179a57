/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A row of views with `spacing` points between them; nil for what is usual.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: StackElement(axis: .horizontal, alignment: alignment.key),
            change: { $1.environment.stackAxis = .horizontal }, content: { $0.content }
        ) { view, element, _ in
            element.spacing = view.spacing
            element.alignment = view.alignment.key
        }
    }
}
