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

    /// Creates the proxy of an object.
    public init(parentObject: UITableView) {
        tableView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxTableViewDataSourceProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.dataSource === self else { return }
            parentObject.dataSource = nil
            parentObject.dataSource = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxTableViewDataSourceProxy(parentObject: $0) }
    }
}
