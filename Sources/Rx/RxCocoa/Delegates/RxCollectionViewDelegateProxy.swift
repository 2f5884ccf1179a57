import Foundation

// forwards: UICollectionViewDelegateFlowLayout in RxScrollViewDelegateProxy
/// The proxy of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
open class RxCollectionViewDelegateProxy: _ForwardingRxCollectionViewDelegateProxy {
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(scrollView: collectionView)
    }
}
