import Foundation

// forwards: UICollectionViewDelegateFlowLayout in RxScrollViewDelegateProxy
/// The proxy of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
open class RxCollectionViewDelegateProxy: _ForwardingRxCollectionViewDelegateProxy {
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView)
    }
}
