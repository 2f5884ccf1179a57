/// Lays views out below each other, as ``VStack`` does.
public struct VStackLayout: Layout {
    /// How the views stand from side to side.
    public var alignment: HorizontalAlignment
    /// The distance between two views, in points; nil for the usual one.
    public var spacing: CGFloat?

    /// Creates the layout.
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement {
        StackArrangement(
            subviews.map(\.item), axis: .vertical, gap: spacing ?? 8, alignment: alignment.key, proposal: proposal)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var proposal = proposal
        proposal.width = proposal.width ?? bounds.width
        arrange(subviews, proposal).place(subviews, in: bounds)
    }
}
