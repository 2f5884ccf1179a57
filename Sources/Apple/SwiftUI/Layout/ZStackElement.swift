/// Puts elements over each other; each is offered all of the room.
final class ZStackElement: ContainerElement {
    var alignment = Alignment.center

    private func rects(_ proposal: ProposedViewSize) -> (size: CGSize, rects: [CGRect]) {
        let dimensions = children.map { $0.element.dimensions(proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let left = guides.map(\.x).max() ?? 0
        let top = guides.map(\.y).max() ?? 0
        let rects = zip(dimensions, guides).map { dimension, guide in
            CGRect(origin: CGPoint(x: left - guide.x, y: top - guide.y), size: dimension.size)
        }
        return (CGSize(width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0), rects)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { rects(proposal).size }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let children = children
        let rects = rects(proposal).rects
        let order = children.indices.sorted { a, b in
            (children[a].traits.zIndex, a) < (children[b].traits.zIndex, b)
        }
        for index in order {
            children[index].element.place(rects[index].offsetBy(dx: rect.minX, dy: rect.minY), proposal, in: canvas)
        }
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        for (child, place) in zip(children, rects(proposal).rects) {
            if let found = child.locate(id, place.offsetBy(dx: rect.minX, dy: rect.minY), proposal) { return found }
        }
        return nil
    }

    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        zip(children, rects(proposal).rects).flatMap { child, place in
            child.element.scrollTargets(place.offsetBy(dx: rect.minX, dy: rect.minY), proposal)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let rects = rects(dimensions.proposal).rects
        let values = zip(children, rects).compactMap { child, rect in
            child.element.explicitGuide(key, ViewDimensions(rect.size, proposal: dimensions.proposal))
                .map { $0 + (key.isVertical ? rect.minY : rect.minX) }
        }
        return AlignmentKey.combined(values, for: key)
    }
}
