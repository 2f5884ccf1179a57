/// A header or footer of a section, or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view stands.
    public let alignment: NSRectAlignment
    /// The distance from there, in points.
    public let offset: CGPoint
    /// Whether it stays at the edge while its section is visible.
    open var pinToVisibleBounds = false
    /// Whether the section grows by the view; otherwise the view lies over the section's content. True by default.
    open var extendsBoundary = true

    /// Creates a header or footer at an edge of a section.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer that is points away from an edge of a section.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            anchored: layoutSize, elementKind,
            NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
        zIndex = 10
    }
}
