/// Has a say in how a presented controller is adapted and dismissed.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // objc: adaptivePresentationStyleForPresentationController:
    /// Returns the style in narrow windows; `.none` keeps the popover or sheet.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    // objc: adaptivePresentationStyleForPresentationController:traitCollection:
    /// Returns the style for traits; `.none` keeps the popover or sheet.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether a swipe or a tap outside may close the controller. True without this method.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user closes the controller. Not called by `dismiss(animated:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has closed the controller. Not called by `dismiss(animated:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user tried to close a controller that may not be closed.
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
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents.
    public internal(set) unowned var presentingViewController: UIViewController
    /// The object that is asked and told about closing.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that holds the presented view and its decorations; nil outside of the presentation.
    open var containerView: UIView? { container }
    package var container: PresentationContainerView?

    /// Creates the controller of a presentation; ``presentingViewController`` is settled when it begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style in narrow windows.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

    /// The view that is shown: that of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is when the transition has ended, in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presentation covers the window. True by default.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window while the presented one covers it.
    open var shouldRemovePresentersView: Bool { false }

    /// Traits that the presented controller has in place of those around it.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.traitsMayHaveChanged() }
    }

    open var traitCollection: UITraitCollection { container?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style that the delegate asks for where there are these traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    // MARK: Sizes

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let presented = presentedView, let room = self.container?.bounds.size else { return parentSize }
        // Insets from the container's edges are kept.
        return CGSize(
            width: max(0, presented.bounds.width + parentSize.width - room.width),
            height: max(0, presented.bounds.height + parentSize.height - room.height))
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let child = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        guard child != presentedViewController.viewIfLoaded?.bounds.size else { return }
        presentedViewController.viewWillTransition(to: child, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits =
            overrideTraitCollection.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
        presentedViewController.willTransition(to: traits, with: coordinator)
    }

    // MARK: On the way

    /// Called before the container lays out its views. Does nothing by itself.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has laid out its views. Does nothing by itself.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation; subclasses add their views to the container in it. Does nothing by itself.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; false says that it was cancelled. Does nothing by itself.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller is closed. Does nothing by itself.
    open func dismissalTransitionWillBegin() {}
    /// Called when the controller is closed; false says that closing was cancelled. Does nothing by itself.
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

    /// A person leaves what is presented without using its buttons. Returns false where that is no way out.
    package func leave() -> Bool { false }

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

    package override var accessibilityViewIsModal: Bool {
        get { !passesTouches }
        set {}
    }
    package override var accessibilityGrouping: AccessibilityGrouping? {
        let presented = controller?.presentedViewController
        return AccessibilityGrouping(
            role: presented is UIAlertController ? .alert : .dialog, label: presented?.title ?? "",
            isModal: !passesTouches)
    }
    package override func accessibilityPerformEscape() -> Bool { controller?.leave() ?? false }

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
