import Foundation

extension UINavigationController: HasDelegate {
    public typealias Delegate = any UINavigationControllerDelegate
}

// forwards: UINavigationControllerDelegate in DelegateProxy<UINavigationController, any UINavigationControllerDelegate>
/// The proxy of `UINavigationControllerDelegate`.
@preconcurrency @MainActor
open class RxNavigationControllerDelegateProxy: _ForwardingRxNavigationControllerDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var navigationController: UINavigationController?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UINavigationController) {
        navigationController = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxNavigationControllerDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(parentObject: $0) }
    }
}
