import Foundation

// forwards: UITableViewDelegate in RxScrollViewDelegateProxy
/// The proxy of `UITableViewDelegate`.
@preconcurrency @MainActor
open class RxTableViewDelegateProxy: _ForwardingRxTableViewDelegateProxy {
    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(scrollView: tableView)
    }
}
