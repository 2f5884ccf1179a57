/// The size that a view would like, whatever room there is.
public struct _FixedSizeLayout: ElementModifier {
    public typealias Body = Never

    let horizontal: Bool
    let vertical: Bool

    func wrap(_ child: Element) -> FixedSizeElement { FixedSizeElement(child) }

    func update(_ wrapper: FixedSizeElement, _ inputs: Inputs) {
        wrapper.horizontal = horizontal
        wrapper.vertical = vertical
    }
}

final class FixedSizeElement: WrapperElement {
    var horizontal = true
    var vertical = true

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

extension View {
    /// Keeps the view at its ideal size along the chosen axes, whatever the room.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the view at its ideal size along the chosen axes, whatever the room.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
