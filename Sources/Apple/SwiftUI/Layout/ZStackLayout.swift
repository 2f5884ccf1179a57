/// Lays views out over each other, as ``ZStack`` does.
public struct ZStackLayout: Layout {
    /// How the views stand to each other.
    public var alignment: Alignment

    /// Creates the layout.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The size of the whole, and where each view begins in it.
    private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (size: CGSize, origins: [CGPoint]) {
        let arrangement = LayeredArrangement(subviews.map(\.item), alignment: alignment, proposal: proposal)
        return (arrangement.size, arrangement.rects.map(\.origin))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let proposal = ProposedViewSize(
            width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        for (view, origin) in zip(subviews, arrange(subviews, proposal).origins) {
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}
