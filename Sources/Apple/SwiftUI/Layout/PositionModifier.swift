/// A view whose middle is at a point of the room it is given.
public struct _PositionLayout: ElementModifier {
    public typealias Body = Never

    let position: CGPoint

    func wrap(_ child: Element) -> PositionElement { PositionElement(child) }
    func update(_ wrapper: PositionElement, _ inputs: Inputs) { wrapper.position = position }
}

/// Takes all of its room, and puts its child's middle at a point in it.
final class PositionElement: WrapperElement {
    var position = CGPoint.zero

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
    }

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        let own = child.size(proposal)
        return CGRect(
            x: position.x - own.width / 2, y: position.y - own.height / 2, width: own.width, height: own.height)
    }
}

extension View {
    /// Puts the middle of the view at a point of the room that the view is given, all of which it takes.
    public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// Puts the middle of the view at a point of the room that the view is given, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
