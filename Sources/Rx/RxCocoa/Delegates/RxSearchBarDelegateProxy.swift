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

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UISearchBar) {
        searchBar = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxSearchBarDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxSearchBarDelegateProxy(parentObject: $0) }
    }
}
