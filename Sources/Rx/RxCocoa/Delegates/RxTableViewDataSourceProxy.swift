import Foundation

extension UITableView: HasDataSource {
    public typealias DataSource = any UITableViewDataSource
}

// forwards: UITableViewDataSource in DelegateProxy<UITableView, any UITableViewDataSource>
/// The proxy of `UITableViewDataSource`.
@preconcurrency @MainActor
open class RxTableViewDataSourceProxy: _ForwardingRxTableViewDataSourceProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTableViewDataSourceProxy(tableView: $0) }
    }
}
