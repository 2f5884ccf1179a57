import Foundation

extension UISearchController: HasDelegate {
    public typealias Delegate = any UISearchControllerDelegate
}

/// The proxy of `UISearchControllerDelegate`.
@preconcurrency @MainActor
open class RxSearchControllerDelegateProxy: DelegateProxy<UISearchController, any UISearchControllerDelegate>,
    DelegateProxyType, UISearchControllerDelegate
{
    /// The object.
    public private(set) weak var searchController: UISearchController?

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

    private var target: any UISearchControllerDelegate {
        forwardToDelegate() ?? AbsentSearchControllerDelegateProxy.shared
    }

    open func willPresentSearchController(
        _ searchController: UISearchController
    ) {
        note("willPresentSearchController:", [searchController]) {
            target.willPresentSearchController(searchController)
        }
    }

    open func didPresentSearchController(
        _ searchController: UISearchController
    ) {
        note("didPresentSearchController:", [searchController]) { target.didPresentSearchController(searchController) }
    }

    open func willDismissSearchController(
        _ searchController: UISearchController
    ) {
        note("willDismissSearchController:", [searchController]) {
            target.willDismissSearchController(searchController)
        }
    }

    open func didDismissSearchController(
        _ searchController: UISearchController
    ) {
        note("didDismissSearchController:", [searchController]) { target.didDismissSearchController(searchController) }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentSearchControllerDelegateProxy: NSObject, UISearchControllerDelegate {
    static let shared = AbsentSearchControllerDelegateProxy()
}
