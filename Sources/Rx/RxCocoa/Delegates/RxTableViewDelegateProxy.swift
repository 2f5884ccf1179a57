import Foundation

// forwards: UITableViewDelegate in RxScrollViewDelegateProxy
/// The proxy of `UITableViewDelegate`.
@preconcurrency @MainActor
open class RxTableViewDelegateProxy: _ForwardingRxTableViewDelegateProxy {
    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(parentObject: tableView)
    }
}
