import Foundation

extension UISearchController: HasDelegate {
    public typealias Delegate = any UISearchControllerDelegate
}

// forwards: UISearchControllerDelegate in DelegateProxy<UISearchController, any UISearchControllerDelegate>
/// The proxy of `UISearchControllerDelegate`.
@preconcurrency @MainActor
open class RxSearchControllerDelegateProxy: _ForwardingRxSearchControllerDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var searchController: UISearchController?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxSearchControllerDelegateProxy(searchController: $0) }
    }
}
