// Made by `seam generate` from UITableViewDataSourcePrefetching of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITableViewDataSourcePrefetching`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTableViewDataSourcePrefetchingProxy: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>, UITableViewDataSourcePrefetching {
    private var target: any UITableViewDataSourcePrefetching { forwardToDelegate() ?? Absent.shared }

    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        note("tableView:prefetchRowsAtIndexPaths:", [tableView, indexPaths]) { target.tableView(tableView, prefetchRowsAt: indexPaths) }
    }

    open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        note("tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths]) { target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITableViewDataSourcePrefetching {
        static let shared = Absent()

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
}
