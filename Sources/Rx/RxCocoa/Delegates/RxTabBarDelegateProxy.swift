import Foundation

extension UITabBar: HasDelegate {
    public typealias Delegate = any UITabBarDelegate
}

// forwards: UITabBarDelegate in DelegateProxy<UITabBar, any UITabBarDelegate>
/// The proxy of `UITabBarDelegate`.
@preconcurrency @MainActor
open class RxTabBarDelegateProxy: _ForwardingRxTabBarDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var tabBar: UITabBar?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(tabBar: UITabBar) {
        self.tabBar = tabBar
        super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTabBarDelegateProxy(tabBar: $0) }
    }
}
