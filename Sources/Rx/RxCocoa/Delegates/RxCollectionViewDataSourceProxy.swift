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

    /// Creates the proxy of an object.
    public init(parentObject: UICollectionView) {
        collectionView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxCollectionViewDataSourceProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.dataSource === self else { return }
            parentObject.dataSource = nil
            parentObject.dataSource = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourceProxy(parentObject: $0) }
    }
}
