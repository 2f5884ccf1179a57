/// An element on screen, as a section's `visibleItemsInvalidationHandler` sees and changes it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order in depth; greater is in front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The middle of the element, in the content's coordinates.
    var center: CGPoint { get set }
    /// The transform of the view.
    var transform: CGAffineTransform { get set }
    /// The transform in space.
    var transform3D: CATransform3D { get set }
    /// A unique name of the element.
    var name: String { get }
    /// The item or section of the element.
    var indexPath: IndexPath { get }
    /// The frame in the content's coordinates: it does not move when the section is scrolled.
    var frame: CGRect { get }
    /// The frame's size at the origin zero.
    var bounds: CGRect { get }
    /// Whether the element is a cell, a supplementary or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil of a cell.
    var representedElementKind: String? { get }
}

/// A visible element by its attributes.
@MainActor
final class VisibleItem: NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String {
        "\(attributes.representedElementKind ?? "cell").\(indexPath.section).\(indexPath.item)"
    }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
