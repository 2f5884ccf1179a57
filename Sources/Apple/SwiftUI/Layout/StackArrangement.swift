/// How a line of elements is measured for an offer.
struct StackArrangement {
    var size = CGSize.zero
    /// Where each element is.
    var rects: [CGRect] = []
    /// What each element is offered.
    var proposals: [ProposedViewSize] = []

    init() {}

    /// Each element is offered its share of the room, the least flexible first.
    ///
    /// - Parameters:
    ///   - gap: The distance between two elements, in points.
    ///   - alignment: The guide that is at the same place across the line.
    @MainActor
    init(
        _ children: [Item], axis: Axis, gap: CGFloat, alignment: AlignmentKey, proposal: ProposedViewSize
    ) {
        guard !children.isEmpty else { return }
        proposals = Self.divide(proposal, among: children, axis, gaps: gap * CGFloat(children.count - 1))
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
            rects.append(CGRect(origin: origin, size: dimension.size))
            position += dimension.size[axis] + (index < children.count - 1 ? gap : 0)
        }
        size[axis] = position
        size[minor] = before + after
    }

    /// The offers to the children.
    @MainActor
    private static func divide(
        _ proposal: ProposedViewSize, among children: [Item], _ axis: Axis, gaps: CGFloat
    ) -> [ProposedViewSize] {
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
}

extension StackArrangement {
    /// Tells the views of a layout their places.
    @MainActor
    func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + rects[index].minX, y: bounds.minY + rects[index].minY),
                proposal: proposals[index])
        }
    }
}
