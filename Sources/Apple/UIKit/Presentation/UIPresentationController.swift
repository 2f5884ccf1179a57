/// Has a say in how a presented controller is adapted and dismissed.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages what surrounds a presented controller's view while it is on screen.
///
/// This class shows the view over the whole screen; its subclasses show sheets, popovers and alerts.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    public internal(set) unowned var presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// What holds the presented view and what comes with it; nil outside of the presentation.
    open var containerView: UIView? { container }
    package var container: PresentationContainerView?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is when the transition has ended, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window while the presented one covers it.
    open var shouldRemovePresentersView: Bool { false }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: How UIKit's own presentations look

    /// Called when the container is in the window, before the presented view is added.
    package func prepareContainer() {}

    /// Places everything in the container; called whenever its size changes.
    package func layOutContainer() {
        guard let view = presentedView, view.superview === container, view.transform.isIdentity else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    /// Shows the moment of the transition at `progress`: 0 before the presentation, 1 when it has ended.
    package func show(progress: CGFloat) {
        guard let view = presentedView, let container else { return }
        switch presentedViewController.modalTransitionStyle {
        case .coverVertical:
            let distance = container.bounds.height - frameOfPresentedViewInContainerView.minY
            view.transform =
                progress >= 1 ? .identity : CGAffineTransform(translationX: 0, y: distance * (1 - progress))
        case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = progress
        }
    }

    /// In seconds; iOS 17's.
    package var transitionDuration: TimeInterval {
        presentedViewController.modalTransitionStyle == .coverVertical ? 0.5 : 0.3
    }

    package func cleanUp() {
        presentedView?.transform = .identity
        presentedView?.alpha = 1
    }
}

/// Full-screen presentations.
@MainActor
final class ScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
}

/// Covers the window while something is presented.
@MainActor
package final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    /// Whether touches beside the presented view reach what lies behind.
    var passesTouches = false

    package override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.layOutContainer()
        controller?.containerViewDidLayoutSubviews()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passesTouches && hit === self ? nil : hit
    }
}
