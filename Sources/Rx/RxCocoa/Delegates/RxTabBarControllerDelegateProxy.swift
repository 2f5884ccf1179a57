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

    open func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        note("tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers]) {
            target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }

    open func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        note(
            "tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]
        ) { target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
    }

    open func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        note(
            "tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]
        ) { target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
    }

    open func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        note("tabBarControllerSupportedInterfaceOrientations:", [tabBarController]) {
            target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        }
    }

    open func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        note("tabBarControllerPreferredInterfaceOrientationForPresentation:", [tabBarController]) {
            target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        }
    }

    open func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note(
            "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
            [tabBarController, fromVC, toVC]
        ) {
            target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    open func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        note("tabBarController:interactionControllerForAnimationController:", [tabBarController, animationController]) {
            target.tabBarController(tabBarController, interactionControllerFor: animationController)
        }
    }
}

/// Nobody: what is optional has its default.
private final class AbsentTabBarControllerDelegateProxy: NSObject, UITabBarControllerDelegate {
    static let shared = AbsentTabBarControllerDelegateProxy()
}
