import Foundation

extension UITabBarController: HasDelegate {
    public typealias Delegate = any UITabBarControllerDelegate
}

/// The proxy of `UITabBarControllerDelegate`.
@preconcurrency @MainActor
open class RxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, any UITabBarControllerDelegate>,
    DelegateProxyType, UITabBarControllerDelegate
{
    /// The object.
    public private(set) weak var tabBarController: UITabBarController?

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

    private var target: any UITabBarControllerDelegate {
        forwardToDelegate() ?? AbsentTabBarControllerDelegateProxy.shared
    }

    open func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        note("tabBarController:shouldSelectViewController:", [tabBarController, viewController]) {
            target.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    open func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        note("tabBarController:didSelectViewController:", [tabBarController, viewController]) {
            target.tabBarController(tabBarController, didSelect: viewController)
        }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentTabBarControllerDelegateProxy: NSObject, UITabBarControllerDelegate {
    static let shared = AbsentTabBarControllerDelegateProxy()
}
