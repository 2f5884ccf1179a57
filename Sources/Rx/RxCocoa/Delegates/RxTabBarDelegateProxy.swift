import Foundation

extension UITabBar: HasDelegate {
    public typealias Delegate = any UITabBarDelegate
}

/// The proxy of `UITabBarDelegate`.
@preconcurrency @MainActor
open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>, DelegateProxyType, UITabBarDelegate {
    /// The object.
    public private(set) weak var tabBar: UITabBar?

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

    private var target: any UITabBarDelegate { forwardToDelegate() ?? AbsentTabBarDelegateProxy.shared }

    open func tabBar(
        _ tabBar: UITabBar, didSelect item: UITabBarItem
    ) {
        note("tabBar:didSelectItem:", [tabBar, item]) { target.tabBar(tabBar, didSelect: item) }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentTabBarDelegateProxy: NSObject, UITabBarDelegate {
    static let shared = AbsentTabBarDelegateProxy()
}
