import Foundation

extension UITableView: HasPrefetchDataSource {
    public typealias PrefetchDataSource = any UITableViewDataSourcePrefetching
}

// forwards: UITableViewDataSourcePrefetching in DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>
/// The proxy of `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor
open class RxTableViewDataSourcePrefetchingProxy: _ForwardingRxTableViewDataSourcePrefetchingProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }
}

extension Reactive where Base: UITableView {
    /// The proxy of the data source that prepares what will be shown soon.
    @preconcurrency @MainActor
    public var prefetchDataSource: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching> {
        RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// Sets the data source that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setPrefetchDataSource(_ prefetchDataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
        RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
            prefetchDataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// Requests for the near future.
    @preconcurrency @MainActor
    public var prefetchRows: ControlEvent<[IndexPath]> { indexPaths("tableView:prefetchRowsAtIndexPaths:") }

    /// Requests that are withdrawn.
    @preconcurrency @MainActor
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
        indexPaths("tableView:cancelPrefetchingForRowsAtIndexPaths:")
    }

    @MainActor
    private func indexPaths(_ selector: Selector) -> ControlEvent<[IndexPath]> {
        ControlEvent(events: prefetchDataSource.methodInvoked(selector).map { try cast([IndexPath].self, $0[1]) })
    }
}
