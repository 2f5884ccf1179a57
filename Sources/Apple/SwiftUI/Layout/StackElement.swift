/// Puts elements in a line: each is offered its share of the room, the least flexible first.
final class StackElement: ContainerElement {
    private let axis: Axis
    /// In points; nil for what is usual.
    var spacing: CGFloat?
    var alignment: AlignmentKey
    private var arrangements: [ProposedViewSize: Arrangement] = [:]
    private var generation = -1

    init(axis: Axis, alignment: AlignmentKey) {
        self.axis = axis
        self.alignment = alignment
        super.init()
    }

    /// The result of measuring a line of elements for an offer.
    private struct Arrangement {
        var size = CGSize.zero
        var rects: [CGRect] = []
        var proposals: [ProposedViewSize] = []
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let arrangement = arrange(proposal)
        let order = children.indices.sorted { a, b in
            (children[a].traits.zIndex, a) < (children[b].traits.zIndex, b)
        }
        for index in order {
            children[index].element.place(
                arrangement.rects[index].offsetBy(dx: rect.minX, dy: rect.minY), arrangement.proposals[index],
                in: canvas)
        }
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let current = graph?.generation ?? 0
        if generation != current || graph == nil {
            arrangements.removeAll(keepingCapacity: true)
            generation = current
        } else if let known = arrangements[proposal] {
            return known
        }
        let arrangement = makeArrangement(proposal)
        arrangements[proposal] = arrangement
        return arrangement
    }

    private func makeArrangement(_ proposal: ProposedViewSize) -> Arrangement {
        let children = children
        guard !children.isEmpty else { return Arrangement() }
        let gap = spacing ?? 8
        let proposals = divide(proposal, among: children, gaps: gap * CGFloat(children.count - 1))
        var result = Arrangement()
        result.proposals = proposals
        let dimensions = zip(children, proposals).map { $0.element.dimensions($1) }
        let guides = dimensions.map { $0[alignment] }
        let minor = axis.other
        let before = guides.max() ?? 0
        let after = zip(dimensions, guides).map { $0.size[minor] - $1 }.max() ?? 0
        var position: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            var origin = CGPoint.zero
            if axis == .horizontal {
                origin = CGPoint(x: position, y: before - guides[index])
            } else {
                origin = CGPoint(x: before - guides[index], y: position)
            }
            result.rects.append(CGRect(origin: origin, size: dimension.size))
            position += dimension.size[axis] + (index < children.count - 1 ? gap : 0)
        }
        result.size[axis] = position
        result.size[minor] = before + after
        return result
    }

    /// The offers to the children.
    private func divide(_ proposal: ProposedViewSize, among children: [Item], gaps: CGFloat) -> [ProposedViewSize] {
        guard let whole = proposal[axis] else { return children.map { _ in proposal } }
        func offer(_ length: CGFloat) -> ProposedViewSize {
            var offer = proposal
            offer[axis] = max(length, 0)
            return offer
        }
        var offers = children.map { _ in proposal }
        var remaining = whole - gaps
        let least = children.map { $0.element.size(offer(0))[axis] }
        let flexibility = children.indices.map { children[$0].element.size(offer(.infinity))[axis] - least[$0] }
        let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
        for priority in priorities {
            let reserved = children.indices.filter { children[$0].layoutPriority < priority }
                .reduce(0) { $0 + least[$1] }
            var available = remaining - reserved
            let group = children.indices.filter { children[$0].layoutPriority == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (number, index) in group.enumerated() {
                offers[index] = offer(available / CGFloat(group.count - number))
                let taken = children[index].element.size(offers[index])[axis]
                available -= taken
                remaining -= taken
            }
        }
        return offers
    }

    override func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        let arrangement = arrange(proposal)
        for (index, child) in children.enumerated() {
            let place = arrangement.rects[index].offsetBy(dx: rect.minX, dy: rect.minY)
            if let found = child.locate(id, place, arrangement.proposals[index]) { return found }
        }
        return nil
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let arrangement = arrange(dimensions.proposal)
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
