/// Stands in for a single view: either that view, or several stacked vertically.
class ImplicitStackElement: ContainerElement {
    private let stack: StackElement

    init(axis: Axis = .vertical) {
        stack = StackElement(
            axis: axis, alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
        super.init()
    }

    /// The child, if there is one alone, or all of them as one.
    final var whole: Element {
        stack.graph = graph
        stack.content = content
        let children = children
        return children.count == 1 ? children[0].element : stack
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { whole.size(proposal) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        whole.place(rect, proposal, in: canvas)
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        let children = children
        if children.count == 1 { return children[0].locate(id, rect, proposal) }
        return whole.locate(id, rect, proposal)
    }

    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        whole.scrollTargets(rect, proposal)
    }

    override func cells(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] { whole.cells(rect, proposal) }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        whole.explicitGuide(key, dimensions)
    }

    override var extendsOverSafeArea: Bool { whole.extendsOverSafeArea }
}
