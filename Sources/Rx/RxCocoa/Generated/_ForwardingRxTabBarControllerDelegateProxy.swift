// Made by `seam generate` from UITabBarControllerDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITabBarControllerDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, any UITabBarControllerDelegate>, UITabBarControllerDelegate {
    private var target: any UITabBarControllerDelegate { forwardToDelegate() ?? Absent.shared }

    open func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        note("tabBarController:shouldSelectViewController:", [tabBarController, viewController]) { target.tabBarController(tabBarController, shouldSelect: viewController) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("tabBarController:didSelectViewController:", [tabBarController, viewController]) { target.tabBarController(tabBarController, didSelect: viewController) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        note("tabBarController:shouldSelectTab:", [tabBarController, tab]) { target.tabBarController(tabBarController, shouldSelectTab: tab) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        note("tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab as Any]) { target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        note("tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers]) { target.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        note("tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]) { target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        note("tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]) { target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
    }

    open func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        note("tabBarControllerSupportedInterfaceOrientations:", [tabBarController]) { target.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
    }

    open func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
        note("tabBarControllerPreferredInterfaceOrientationForPresentation:", [tabBarController]) { target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("tabBarController:animationControllerForTransitionFromViewController:toViewController:", [tabBarController, fromVC, toVC]) { target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) }
    }

    open func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("tabBarController:interactionControllerForAnimationController:", [tabBarController, animationController]) { target.tabBarController(tabBarController, interactionControllerFor: animationController) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITabBarControllerDelegate {
        static let shared = Absent()
    }
}
