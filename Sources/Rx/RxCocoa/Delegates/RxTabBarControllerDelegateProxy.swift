import Foundation

extension UITabBarController: HasDelegate {
    public typealias Delegate = any UITabBarControllerDelegate
}

// forwards: UITabBarControllerDelegate in DelegateProxy<UITabBarController, any UITabBarControllerDelegate>
/// The proxy of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
open class RxTabBarControllerDelegateProxy: _ForwardingRxTabBarControllerDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var tabBar: UITabBarController?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(tabBar: UITabBarController) {
        self.tabBar = tabBar
        super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTabBarControllerDelegateProxy(tabBar: $0) }
    }
}
