/// Room around a view.
public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never

    let insets: EdgeInsets

    func wrap(_ child: Element) -> PaddingElement { PaddingElement(child) }
    func update(_ wrapper: PaddingElement, _ inputs: Inputs) { wrapper.insets = insets }
}

final class PaddingElement: WrapperElement {
    var insets = EdgeInsets()

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
            x: insets.leading, y: insets.top, width: size.width - insets.horizontal,
            height: size.height - insets.vertical)
    }

    override var extendsOverSafeArea: Bool { false }
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
