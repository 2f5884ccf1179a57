import Foundation

extension UINavigationController: HasDelegate {
    public typealias Delegate = any UINavigationControllerDelegate
}

/// The proxy of `UINavigationControllerDelegate`.
@preconcurrency @MainActor
open class RxNavigationControllerDelegateProxy: DelegateProxy<
    UINavigationController, any UINavigationControllerDelegate
>, DelegateProxyType, UINavigationControllerDelegate
{
    /// The object.
    public private(set) weak var navigationController: UINavigationController?

    public init(parentObject: UINavigationController) {
        navigationController = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxNavigationControllerDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(parentObject: $0) }
    }

    private var target: any UINavigationControllerDelegate {
        forwardToDelegate() ?? AbsentNavigationControllerDelegateProxy.shared
    }

    open func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        note("navigationController:willShowViewController:animated:", [navigationController, viewController, animated])
        { target.navigationController(navigationController, willShow: viewController, animated: animated) }
    }

    open func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        note("navigationController:didShowViewController:animated:", [navigationController, viewController, animated]) {
            target.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    open func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        note("navigationControllerSupportedInterfaceOrientations:", [navigationController]) {
            target.navigationControllerSupportedInterfaceOrientations(navigationController)
        }
    }

    open func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note(
            "navigationController:animationControllerForOperation:fromViewController:toViewController:",
            [navigationController, operation, fromVC, toVC]
        ) {
            target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }
    }

    open func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        note(
            "navigationController:interactionControllerForAnimationController:",
            [navigationController, animationController]
        ) {
            target.navigationController(navigationController, interactionControllerFor: animationController)
        }
    }

    open func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        note("navigationControllerPreferredInterfaceOrientationForPresentation:", [navigationController]) {
            target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        }
    }
}

/// Nobody: what is optional has its default.
private final class AbsentNavigationControllerDelegateProxy: NSObject, UINavigationControllerDelegate {
    static let shared = AbsentNavigationControllerDelegateProxy()
}
