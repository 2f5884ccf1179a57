/// A section of a compositional layout: one group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The distance from the section's edges to its groups, in points. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The distance between groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a section in which a group is repeated.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}

/// The surroundings of a section during layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that the layout has.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the collection view, in points.
    var contentSize: CGSize { get }
    /// The size of the collection view without its insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets of the collection view, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that are kept free, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    init(contentSize: CGSize, traitCollection: UITraitCollection) {
        self.contentSize = contentSize
        self.traitCollection = traitCollection
    }
}
