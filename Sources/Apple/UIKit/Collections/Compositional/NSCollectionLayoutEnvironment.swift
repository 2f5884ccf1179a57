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
    let contentInsets: NSDirectionalEdgeInsets
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.leftToRight).size
    }

    init(contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero, traitCollection: UITraitCollection) {
        self.contentSize = contentSize
        contentInsets = insets
        self.traitCollection = traitCollection
    }
}
