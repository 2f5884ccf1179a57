// Made by `seam generate` from UISearchControllerDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UISearchControllerDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxSearchControllerDelegateProxy: DelegateProxy<UISearchController, any UISearchControllerDelegate>, UISearchControllerDelegate {
    private var target: any UISearchControllerDelegate { forwardToDelegate() ?? Absent.shared }

    open func presentSearchController(_ searchController: UISearchController) {
        note("presentSearchController:", [searchController]) { target.presentSearchController(searchController) }
    }

    open func willPresentSearchController(_ searchController: UISearchController) {
        note("willPresentSearchController:", [searchController]) { target.willPresentSearchController(searchController) }
    }

    open func didPresentSearchController(_ searchController: UISearchController) {
        note("didPresentSearchController:", [searchController]) { target.didPresentSearchController(searchController) }
    }

    open func willDismissSearchController(_ searchController: UISearchController) {
        note("willDismissSearchController:", [searchController]) { target.willDismissSearchController(searchController) }
    }

    open func didDismissSearchController(_ searchController: UISearchController) {
        note("didDismissSearchController:", [searchController]) { target.didDismissSearchController(searchController) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UISearchControllerDelegate {
        static let shared = Absent()
    }
}
