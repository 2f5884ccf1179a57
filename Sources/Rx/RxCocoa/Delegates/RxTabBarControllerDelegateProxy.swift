import Foundation

extension UITabBarController: HasDelegate {
    public typealias Delegate = any UITabBarControllerDelegate
}

// forwards: UITabBarControllerDelegate in DelegateProxy<UITabBarController, any UITabBarControllerDelegate>
/// The proxy of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
open class RxTabBarControllerDelegateProxy: _ForwardingRxTabBarControllerDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var tabBarController: UITabBarController?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UITabBarController) {
        tabBarController = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxTabBarControllerDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxTabBarControllerDelegateProxy(parentObject: $0) }
    }
}
