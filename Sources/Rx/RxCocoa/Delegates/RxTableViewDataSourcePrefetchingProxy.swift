import Foundation

extension UITableView: HasPrefetchDataSource {
    public typealias PrefetchDataSource = any UITableViewDataSourcePrefetching
}

/// The proxy of `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor
open class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>,
    DelegateProxyType, UITableViewDataSourcePrefetching
{
    /// The object.
    public private(set) weak var tableView: UITableView?

    public init(parentObject: UITableView) {
        tableView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTableViewDataSourcePrefetchingProxy(parentObject: $0) }
    }

    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        note("tableView:prefetchRowsAtIndexPaths:", [tableView, indexPaths]) {
            forwardToDelegate()?.tableView(tableView, prefetchRowsAt: indexPaths)
        }
    }

    open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        note("tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths]) {
            forwardToDelegate()?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
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

    /// What is wanted soon.
    @preconcurrency @MainActor
    public var prefetchRows: ControlEvent<[IndexPath]> { indexPaths("tableView:prefetchRowsAtIndexPaths:") }

    /// What is wanted no longer.
    @preconcurrency @MainActor
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
        indexPaths("tableView:cancelPrefetchingForRowsAtIndexPaths:")
    }

    @MainActor
    private func indexPaths(_ selector: Selector) -> ControlEvent<[IndexPath]> {
        ControlEvent(events: prefetchDataSource.methodInvoked(selector).map { try cast([IndexPath].self, $0[1]) })
    }
}
