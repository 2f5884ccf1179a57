import Foundation

extension UICollectionView: HasPrefetchDataSource {
    public typealias PrefetchDataSource = any UICollectionViewDataSourcePrefetching
}

// forwards: UICollectionViewDataSourcePrefetching in DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching>
/// The proxy of `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor
open class RxCollectionViewDataSourcePrefetchingProxy: _ForwardingRxCollectionViewDataSourcePrefetchingProxy,
    DelegateProxyType
{
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourcePrefetchingProxy(collectionView: $0) }
    }
}

extension Reactive where Base: UICollectionView {
    /// The proxy of the data source that prepares what will be shown soon.
    @preconcurrency @MainActor
    public var prefetchDataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching> {
        RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// Sets the data source that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setPrefetchDataSource(_ prefetchDataSource: any UICollectionViewDataSourcePrefetching) -> any Disposable
    {
        RxCollectionViewDataSourcePrefetchingProxy.installForwardDelegate(
            prefetchDataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Requests for the near future.
    @preconcurrency @MainActor
    public var prefetchItems: ControlEvent<[IndexPath]> { indexPaths("collectionView:prefetchItemsAtIndexPaths:") }

    /// Requests that are withdrawn.
    @preconcurrency @MainActor
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
        indexPaths("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
    }

    @MainActor
    private func indexPaths(_ selector: Selector) -> ControlEvent<[IndexPath]> {
        ControlEvent(events: prefetchDataSource.methodInvoked(selector).map { try cast([IndexPath].self, $0[1]) })
    }
}
