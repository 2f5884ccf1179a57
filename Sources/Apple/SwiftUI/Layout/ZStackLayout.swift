/// Lays views out over each other, as ``ZStack`` does.
public struct ZStackLayout: Layout {
    /// How the views stand to each other.
    public var alignment: Alignment

    /// Creates the layout.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The size of the whole, and where each view begins in it.
    private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (size: CGSize, origins: [CGPoint]) {
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let left = guides.map(\.x).max() ?? 0
        let top = guides.map(\.y).max() ?? 0
        let origins = guides.map { CGPoint(x: left - $0.x, y: top - $0.y) }
        return (
            CGSize(
                width: zip(origins, dimensions).map { $0.x + $1.width }.max() ?? 0,
                height: zip(origins, dimensions).map { $0.y + $1.height }.max() ?? 0), origins
        )
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (view, origin) in zip(subviews, arrange(subviews, proposal).origins) {
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}
