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

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UISearchController) {
        searchController = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxSearchControllerDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxSearchControllerDelegateProxy(parentObject: $0) }
    }
}
