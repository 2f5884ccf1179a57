// Made by `seam generate` from UINavigationControllerDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UINavigationControllerDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxNavigationControllerDelegateProxy: DelegateProxy<UINavigationController, any UINavigationControllerDelegate>, UINavigationControllerDelegate {
    private var target: any UINavigationControllerDelegate { forwardToDelegate() ?? Absent.shared }

    open func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        note("navigationController:willShowViewController:animated:", [navigationController, viewController, animated]) { target.navigationController(navigationController, willShow: viewController, animated: animated) }
    }

    open func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        note("navigationController:didShowViewController:animated:", [navigationController, viewController, animated]) { target.navigationController(navigationController, didShow: viewController, animated: animated) }
    }

    open func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        note("navigationControllerSupportedInterfaceOrientations:", [navigationController]) { target.navigationControllerSupportedInterfaceOrientations(navigationController) }
    }

    open func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("navigationController:animationControllerForOperation:fromViewController:toViewController:", [navigationController, operation, fromVC, toVC]) { target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }
    }

    open func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("navigationController:interactionControllerForAnimationController:", [navigationController, animationController]) { target.navigationController(navigationController, interactionControllerFor: animationController) }
    }

    open func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
        note("navigationControllerPreferredInterfaceOrientationForPresentation:", [navigationController]) { target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UINavigationControllerDelegate {
        static let shared = Absent()
    }
}
