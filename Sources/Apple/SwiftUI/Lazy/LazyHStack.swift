/// Views beside each other, each made when it is seen first.
public struct LazyHStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A line of views with `spacing` points between them; nil for what is usual.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: LazyLinesElement(axis: .horizontal, alignment: alignment.key), isLazy: true,
            change: { $1.environment.stackAxis = .horizontal }, content: { $0.content }
        ) { view, element, _ in
            element.spacing = view.spacing
            element.alignment = view.alignment.key
            element.pinned = view.pinnedViews
        }
    }
}
