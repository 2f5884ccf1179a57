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

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UITabBar) {
        tabBar = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxTabBarDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxTabBarDelegateProxy(parentObject: $0) }
    }
}
