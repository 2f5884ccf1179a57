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

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }
}
