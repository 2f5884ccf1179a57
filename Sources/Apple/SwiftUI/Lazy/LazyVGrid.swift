/// Views in columns, filled line by line, each made when it is seen first.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    let items: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A grid of so many columns, with `spacing` points between its lines; nil for what is usual.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        items = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: LazyLinesElement(axis: .vertical, alignment: alignment.key), isLazy: true,
            change: { $1.environment.stackAxis = nil }, content: { $0.content }
        ) { view, element, _ in
            element.items = view.items.isEmpty ? [GridItem()] : view.items
            element.spacing = view.spacing
            element.alignment = view.alignment.key
            element.pinned = view.pinnedViews
        }
    }
}
