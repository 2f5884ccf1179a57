/// An element around another one.
class WrapperElement: Element {
    private(set) final var child: Element

    init(_ child: Element) {
        self.child = child
        super.init()
        graph = child.graph
    }

    /// Goes around another element from now on.
    final func adopt(_ new: Element) { child = new }

    /// The part of its own offer that the element passes on to its child.
    func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Where the child is, when the element is as large as this.
    func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect { CGRect(origin: .zero, size: size) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(childProposal(proposal)) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        child.place(
            childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY), childProposal(proposal),
            in: canvas)
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let rect = childRect(in: dimensions.size, dimensions.proposal)
        let proposal = childProposal(dimensions.proposal)
        guard let value = child.explicitGuide(key, ViewDimensions(rect.size, proposal: proposal)) else { return nil }
        return value + (key.isVertical ? rect.minY : rect.minX)
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        child.locate(
            id, childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY), childProposal(proposal))
    }
    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        child.scrollTargets(
            childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY), childProposal(proposal))
    }

    override func cells(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        child.cells(childRect(in: rect.size, proposal).offsetBy(dx: rect.minX, dy: rect.minY), childProposal(proposal))
    }

    override func leaveScreen() { child.leaveScreen() }
    override var lazyRow: LazyRow? { child.lazyRow }
    override var isSpacer: Bool { child.isSpacer }
    override var extendsOverSafeArea: Bool { child.extendsOverSafeArea }
}
