/// A view at which scrolling may come to rest.
struct ScrollRest {
    /// The identities by which the view is known.
    let ids: [AnyHashable]
    /// Where it is in the content.
    let rect: CGRect

    @MainActor
    init(_ item: Item, _ rect: CGRect) {
        ids = item.traits.identities + (item.traits.implicitTag.map { [$0] } ?? [])
        self.rect = rect
    }
}

/// Says that the views of a stack or grid are those at which scrolling comes to rest.
struct ScrollTargetLayoutModifier: ElementModifier {
    typealias Body = Never
    let isEnabled: Bool

    func wrap(_ child: Element) -> ScrollTargetLayoutElement { ScrollTargetLayoutElement(child) }
    func update(_ wrapper: ScrollTargetLayoutElement, _ inputs: Inputs) { wrapper.isEnabled = isEnabled }
}

/// A stack or grid at whose views scrolling comes to rest.
final class ScrollTargetLayoutElement: WrapperElement {
    var isEnabled = true

    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        guard isEnabled else { return super.scrollTargets(rect, proposal) }
        return child.cells(rect, proposal)
    }
}

extension View {
    /// Says that the views of this stack or grid are those at which scrolling comes to rest, and which
    /// `scrollPosition(id:anchor:)` tells of.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
