/// Called with the elements of a section that are on screen, where the section is scrolled to, and its surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: one group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The distance from the section's edges to its groups, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// What ``contentInsets`` begin at. `.automatic` by default: as the layout's configuration says.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// What the headers and footers begin at. `.automatic` by default: as the section's content.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether headers and footers keep to ``contentInsets``. True by default.
    open var supplementariesFollowContentInsets = true
    /// The distance between groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How the section scrolls across the layout. `.none` by default: it does not.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// Details of a section that scrolls across the layout.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called whenever the elements on screen may have changed or moved; it may change their look. Nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// How the section looks as a list; nil for others.
    var listConfiguration: UICollectionLayoutListConfiguration?
    /// The distance above the headers, in points.
    var headerPadding: CGFloat = 0

    /// Creates a section in which a group is repeated.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
