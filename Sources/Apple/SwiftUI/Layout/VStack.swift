/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A column of views with `spacing` points between them; nil for what is usual.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: StackElement(axis: .vertical, alignment: alignment.key),
            change: { $1.environment.stackAxis = .vertical }, content: { $0.content }
        ) { view, element, _ in
            element.spacing = view.spacing
            element.alignment = view.alignment.key
        }
    }
}
