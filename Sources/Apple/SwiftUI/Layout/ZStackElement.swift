/// Puts elements over each other; each is offered all of the room.
final class ZStackElement: ContainerElement {
    var alignment = Alignment.center

    private func arrange(_ proposal: ProposedViewSize) -> LayeredArrangement {
        LayeredArrangement(children, alignment: alignment, proposal: proposal)
    }

    /// How the children are placed, and what each is offered: where the stack is offered nothing, what they made it.
    private func placed(_ proposal: ProposedViewSize) -> (rects: [CGRect], proposal: ProposedViewSize) {
        let ideal = arrange(proposal)
        guard !children.isEmpty, proposal.width == nil || proposal.height == nil || ideal.hasPriorities else {
            return (ideal.rects, proposal)
        }
        let offer =
            ideal.hasPriorities
            ? ProposedViewSize(ideal.size)
            : ProposedViewSize(width: proposal.width ?? ideal.size.width, height: proposal.height ?? ideal.size.height)
        return (arrange(offer).rects, offer)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let children = children
        let (rects, offer) = placed(proposal)
        let order = children.indices.sorted { a, b in
            (children[a].traits.zIndex, a) < (children[b].traits.zIndex, b)
        }
        for index in order {
            children[index].element.place(rects[index].offsetBy(dx: rect.minX, dy: rect.minY), offer, in: canvas)
        }
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        let (rects, offer) = placed(proposal)
        for (child, place) in zip(children, rects) {
            if let found = child.locate(id, place.offsetBy(dx: rect.minX, dy: rect.minY), offer) { return found }
        }
        return nil
    }

    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        let (rects, offer) = placed(proposal)
        return zip(children, rects).flatMap { child, place in
            child.element.scrollTargets(place.offsetBy(dx: rect.minX, dy: rect.minY), offer)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let (rects, offer) = placed(dimensions.proposal)
        let values = zip(children, rects).compactMap { child, rect in
            child.element.explicitGuide(key, ViewDimensions(rect.size, proposal: offer))
                .map { $0 + (key.isVertical ? rect.minY : rect.minX) }
        }
        return AlignmentKey.combined(values, for: key)
    }
}
