import Foundation

extension UISearchBar: HasDelegate {
    public typealias Delegate = any UISearchBarDelegate
}

// forwards: UISearchBarDelegate in DelegateProxy<UISearchBar, any UISearchBarDelegate>
/// The proxy of `UISearchBarDelegate`.
@preconcurrency @MainActor
open class RxSearchBarDelegateProxy: _ForwardingRxSearchBarDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var searchBar: UISearchBar?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxSearchBarDelegateProxy(searchBar: $0) }
    }
}
