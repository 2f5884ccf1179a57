/// An element whose views are in a view of their own, so that what is done to that is done to them.
class GroupElement: WrapperElement {
    let group: GroupView

    init(_ child: Element, group: GroupView = GroupView()) {
        self.group = group
        super.init(child)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let outer = extendsOverSafeArea ? canvas.extended(rect) : rect
        canvas.add(group, at: outer)
        let inner = canvas.inside(outer)
        let origin = CGPoint(x: rect.minX - outer.minX, y: rect.minY - outer.minY)
        let place = childRect(in: rect.size, proposal).offsetBy(dx: origin.x, dy: origin.y)
        child.place(place, childProposal(proposal), in: inner)
        group.adopt(inner.views)
        group.didLayOut?(group)
    }
}
