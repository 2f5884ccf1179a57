/// Puts elements in a line: each is offered its share of the room, the least flexible first.
final class StackElement: ContainerElement {
    private let axis: Axis
    /// In points; nil for what is usual.
    var spacing: CGFloat?
    var alignment: AlignmentKey
    private var arrangements: [ProposedViewSize: StackArrangement] = [:]
    private var generation = -1

    init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
        super.init()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let arrangement = placed(proposal)
        let order = children.indices.sorted { a, b in
            (children[a].traits.zIndex, a) < (children[b].traits.zIndex, b)
        }
        for index in order {
            children[index].element.place(
                arrangement.rects[index].offsetBy(dx: rect.minX, dy: rect.minY), arrangement.proposals[index],
                in: canvas)
        }
    }

    private func arrange(_ proposal: ProposedViewSize) -> StackArrangement {
        let current = graph?.generation ?? 0
        if generation != current || graph == nil {
            arrangements.removeAll(keepingCapacity: true)
            generation = current
        } else if let known = arrangements[proposal] {
            return known
        }
        let arrangement = StackArrangement(
            children, axis: axis, gap: spacing ?? 8, alignment: alignment, proposal: proposal)
        arrangements[proposal] = arrangement
        return arrangement
    }

    /// How the children are placed: across the line, where the stack is offered nothing, they are offered what they
    /// made it.
    private func placed(_ proposal: ProposedViewSize) -> StackArrangement {
        let ideal = arrange(proposal)
        guard proposal[axis.other] == nil, !children.isEmpty else { return ideal }
        var proposal = proposal
        proposal[axis.other] = ideal.size[axis.other]
        return arrange(proposal)
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        let arrangement = placed(proposal)
        for (index, child) in children.enumerated() {
            let place = arrangement.rects[index].offsetBy(dx: rect.minX, dy: rect.minY)
            if let found = child.locate(id, place, arrangement.proposals[index]) { return found }
        }
        return nil
    }

    override func cells(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        let arrangement = placed(proposal)
        return zip(children, arrangement.rects).map { child, place in
            ScrollRest(child, place.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }

    override func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] {
        let arrangement = placed(proposal)
        return children.indices.flatMap { index in
            children[index].element.scrollTargets(
                arrangement.rects[index].offsetBy(dx: rect.minX, dy: rect.minY), arrangement.proposals[index])
        }
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let arrangement = placed(dimensions.proposal)
        var values: [CGFloat] = []
        for (index, child) in children.enumerated() {
            let rect = arrangement.rects[index]
            let inner = ViewDimensions(rect.size, proposal: arrangement.proposals[index])
            guard let value = child.element.explicitGuide(key, inner) else { continue }
            values.append(value + (key.isVertical ? rect.minY : rect.minX))
        }
        return AlignmentKey.combined(values, for: key)
    }
}

extension AlignmentKey {
    /// One place for the guides of several views: the first baseline of the first, the last of the last, or the middle.
    static func combined(_ values: [CGFloat], for key: AlignmentKey) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if key == .firstTextBaseline { return values.min() }
        if key == .lastTextBaseline { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
