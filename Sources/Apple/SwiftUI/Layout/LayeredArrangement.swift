/// How elements over each other are measured for an offer.
struct LayeredArrangement {
    /// As large as the elements of the highest priority need.
    let size: CGSize
    /// Where each element is.
    let rects: [CGRect]
    /// There are elements of a lower priority, which have no say in the size.
    let hasPriorities: Bool

    @MainActor
    init(_ children: [Item], alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = children.map { $0.element.dimensions(proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let highest = children.map(\.layoutPriority).max() ?? 0
        let leading = children.indices.filter { children[$0].layoutPriority == highest }
        let left = leading.map { guides[$0].x }.max() ?? 0
        let top = leading.map { guides[$0].y }.max() ?? 0
        let rects = zip(dimensions, guides).map { dimension, guide in
            CGRect(origin: CGPoint(x: left - guide.x, y: top - guide.y), size: dimension.size)
        }
        self.rects = rects
        hasPriorities = leading.count < children.count
        size = CGSize(
            width: leading.map { rects[$0].maxX }.max() ?? 0, height: leading.map { rects[$0].maxY }.max() ?? 0)
    }
}
