/// Something that moves by the rules of mechanics: a view, or attributes of a collection's element.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points.
    var center: CGPoint { get set }
    /// The size; the origin is not looked at.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
