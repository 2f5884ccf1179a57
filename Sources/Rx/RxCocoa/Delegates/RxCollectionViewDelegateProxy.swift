import Foundation

// forwards: UICollectionViewDelegateFlowLayout in RxScrollViewDelegateProxy
/// The proxy of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
open class RxCollectionViewDelegateProxy: _ForwardingRxCollectionViewDelegateProxy {
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView)
    }
}
