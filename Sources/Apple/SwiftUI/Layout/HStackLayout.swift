/// Lays views out beside each other, as ``HStack`` does.
public struct HStackLayout: Layout {
    /// How the views stand from top to bottom.
    public var alignment: VerticalAlignment
    /// The distance between two views, in points; nil for the usual one.
    public var spacing: CGFloat?

    /// Creates the layout.
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement {
        StackArrangement(
            subviews.map(\.item), axis: .horizontal, gap: spacing ?? 8, alignment: alignment.key, proposal: proposal)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var proposal = proposal
        proposal.height = proposal.height ?? bounds.height
        arrange(subviews, proposal).place(subviews, in: bounds)
    }
}
