/// Room around a view.
public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never

    let insets: EdgeInsets

    func wrap(_ child: Element) -> PaddingElement { PaddingElement(child) }
    func update(_ wrapper: PaddingElement, _ inputs: Inputs) { wrapper.insets = insets }
}

/// Leaves room around its child.
final class PaddingElement: WrapperElement {
    var insets = EdgeInsets()
    /// Whether the room is taken from the safe area, so that what scrolls in the child goes on behind it.
    var isSafeArea = false

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(childProposal(proposal))
        return CGSize(
            width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
            height: max(size.height - insets.vertical, 0))
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        guard isSafeArea else { return super.place(rect, proposal, in: canvas) }
        let taken = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        canvas.takingFromSafeArea(taken, in: rect) { super.place(rect, proposal, in: canvas) }
    }

    override var extendsOverSafeArea: Bool { isSafeArea && child.extendsOverSafeArea }
}

extension View {
    /// Leaves room around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Leaves room at some edges of the view: `length` points, or 16 if it is nil.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Leaves the same room on all sides of the view, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
