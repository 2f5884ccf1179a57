import Foundation

extension UICollectionView: HasDataSource {
    public typealias DataSource = any UICollectionViewDataSource
}

// forwards: UICollectionViewDataSource in DelegateProxy<UICollectionView, any UICollectionViewDataSource>
/// The proxy of `UICollectionViewDataSource`.
@preconcurrency @MainActor
open class RxCollectionViewDataSourceProxy: _ForwardingRxCollectionViewDataSourceProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourceProxy(collectionView: $0) }
    }
}
