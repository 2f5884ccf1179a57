/// Views in rows, filled column by column, each made when it is seen first.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    let items: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A grid of so many rows, with `spacing` points between its lines; nil for what is usual.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        items = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: LazyLinesElement(axis: .horizontal, alignment: alignment.key), isLazy: true,
            change: { $1.environment.stackAxis = nil }, content: { $0.content }
        ) { view, element, _ in
            element.items = view.items.isEmpty ? [GridItem()] : view.items
            element.spacing = view.spacing
            element.alignment = view.alignment.key
            element.pinned = view.pinnedViews
        }
    }
}
