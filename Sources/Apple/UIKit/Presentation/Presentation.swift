/// One controller presented by another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    unowned let presenter: UIViewController
    let presented: UIViewController
    let controller: UIPresentationController
    private let container = PresentationContainerView()
    private var context: TransitionContext?
    /// Where the presenter's view was before a full-screen presentation took it away.
    private weak var presenterSuperview: UIView?
    private(set) var isDismissing = false
    private var finishRunning: (() -> Void)?

    init(presenter: UIViewController, presented: UIViewController, controller: UIPresentationController) {
        self.presenter = presenter
        self.presented = presented
        self.controller = controller
        controller.presentingViewController = presenter
    }

    private var removesPresenter: Bool { controller.shouldRemovePresentersView }

    // MARK: Presenting

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let animated = animated && UIView.areAnimationsEnabled
        presented.loadViewIfNeeded()
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
        controller.container = container
        window.firstResponder?.resignFirstResponder()
        window.addSubview(container)

        presented.presentationPhase = .presenting
        let coordinator = begin(animated: animated, from: presenter, to: presented)
        presenterSuperview = presenter.viewIfLoaded?.superview
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        controller.prepareContainer()
        controller.presentationTransitionWillBegin()

        let finish = { [self, presenter] in
            finishRunning = nil
            controller.show(progress: 1)
            if presented.view.superview == nil, let view = controller.presentedView { container.addSubview(view) }
            if removesPresenter {
                presenter.view.removeFromSuperview()
            }
            presented.presentationPhase = .none
            presented.endAppearanceTransition()
            if removesPresenter { presenter.endAppearanceTransition() }
            controller.presentationTransitionDidEnd(true)
            end(coordinator)
            completion?()
        }
        if animated,
            let animator = presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: presenter)
        {
            run(animator, coordinator, isPresentation: true, finish, undo: { self.undoPresenting(coordinator) })
            return
        }
        addPresentedView()
        presented.announceIsAppearing()
        animate(from: 0, to: 1, animated: animated, coordinator, finish)
    }

    private func addPresentedView() {
        guard let view = controller.presentedView else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    // MARK: Dismissing

    /// `progress` is where a finger has already brought the transition to.
    func dismiss(animated: Bool, from progress: CGFloat = 1, completion: (() -> Void)?) {
        finishRunning?()
        guard !isDismissing else { return }
        isDismissing = true
        let animated = animated && UIView.areAnimationsEnabled
        presented.viewIfLoaded?.window?.firstResponder.map {
            if $0.isInside(container) { $0.resignFirstResponder() }
        }
        presented.presentationPhase = .dismissing
        let coordinator = begin(animated: animated, from: presented, to: presenter)
        presented.beginAppearanceTransition(false, animated: animated)
        if removesPresenter {
            presenter.beginAppearanceTransition(true, animated: animated)
            restorePresenter()
            presenter.announceIsAppearing()
        }
        controller.dismissalTransitionWillBegin()

        // The presenter may be dismissed meanwhile, and go before this has ended.
        let finish = { [self, presenter] in
            finishRunning = nil
            controller.show(progress: 0)
            controller.presentedView?.removeFromSuperview()
            presented.viewIfLoaded?.removeFromSuperview()
            takeDown()
            if removesPresenter { presenter.endAppearanceTransition() }
            presented.endAppearanceTransition()
            controller.dismissalTransitionDidEnd(true)
            end(coordinator)
            completion?()
        }
        if animated,
            let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
        {
            run(animator, coordinator, isPresentation: false, finish, undo: { self.undoDismissing(coordinator) })
            return
        }
        animate(from: progress, to: 0, animated: animated, coordinator, finish)
    }

    private func restorePresenter() {
        guard let view = presenter.viewIfLoaded, view.superview == nil, let parent = presenterSuperview else { return }
        view.frame = parent.bounds
        if parent === container.superview {
            parent.insertSubview(view, belowSubview: container)
        } else {
            parent.insertSubview(view, at: 0)
        }
        view.layoutIfNeeded()
    }

    // MARK: Transitions

    private func begin(animated: Bool, from: UIViewController, to: UIViewController) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            from: from, to: to, container: container, isAnimated: animated, duration: controller.transitionDuration)
        coordinator.presentationStyle = controller.presentationStyle
        for controller in [from, to] { controller.activeTransition = coordinator }
        return coordinator
    }

    private func end(_ coordinator: TransitionCoordinator) {
        for controller in [presenter, presented] where controller.activeTransition === coordinator {
            controller.activeTransition = nil
        }
        coordinator.finish()
    }

    private func animate(
        from start: CGFloat, to end: CGFloat, animated: Bool, _ coordinator: TransitionCoordinator,
        _ finish: @escaping () -> Void
    ) {
        guard animated else {
            controller.show(progress: end)
            finish()
            return
        }
        var isOver = false
        let once = {
            guard !isOver else { return }
            isOver = true
            finish()
        }
        finishRunning = once
        UIView.performWithoutAnimation { controller.show(progress: start) }
        coordinator.runAlongside(duration: controller.transitionDuration)
        UIView.animate(
            withDuration: controller.transitionDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { self.controller.show(progress: end) },
            completion: { _ in once() })
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator,
        isPresentation: Bool, _ finish: @escaping () -> Void, undo: @escaping () -> Void
    ) {
        let (from, to) = isPresentation ? (presenter, presented) : (presented, presenter)
        let (own, other) = (controller.presentedView, removesPresenter ? presenter.view : nil)
        let context = TransitionContext(
            from: from, to: to, fromView: isPresentation ? other : own, toView: isPresentation ? own : other,
            container: container, finalFrame: controller.frameOfPresentedViewInContainerView, isAnimated: true)
        context.presentationStyle = controller.presentationStyle
        context.completion = { completed in
            if completed { finish() } else { undo() }
            animator.animationEnded(completed)
        }
        self.context = context
        let delegate = presented.transitioningDelegate
        let interaction =
            isPresentation
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
        context.run(animator, coordinator, interaction: interaction)
        if isPresentation { presented.announceIsAppearing() }
    }

    /// A presentation that was led back to where it began: there is none.
    private func undoPresenting(_ coordinator: TransitionCoordinator) {
        coordinator.isCancelled = true
        presented.beginAppearanceTransition(false, animated: true)
        if removesPresenter { presenter.beginAppearanceTransition(true, animated: true) }
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        if removesPresenter {
            restorePresenter()
            presenter.announceIsAppearing()
        }
        controller.presentationTransitionDidEnd(false)
        takeDown()
        if removesPresenter { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        end(coordinator)
    }

    /// A dismissal that was led back: what was presented still is.
    private func undoDismissing(_ coordinator: TransitionCoordinator) {
        coordinator.isCancelled = true
        isDismissing = false
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: true) }
        presented.beginAppearanceTransition(true, animated: true)
        if controller.presentedView?.superview == nil { addPresentedView() }
        if removesPresenter {
            presenter.view.removeFromSuperview()
            presenter.endAppearanceTransition()
        }
        presented.announceIsAppearing()
        presented.presentationPhase = .none
        presented.endAppearanceTransition()
        controller.dismissalTransitionDidEnd(false)
        end(coordinator)
    }

    private func takeDown() {
        controller.cleanUp()
        container.removeFromSuperview()
        controller.container = nil
        presented.presentationPhase = .none
        // The presenter may have presented another controller while this one left.
        if presenter.presentation === self { presenter.presentation = nil }
        presented.ownPresentation = nil
    }

    /// A finger pulls a sheet: its controller is about to disappear, and appears again if it is let go.
    func pullBegan() {
        presented.presentationPhase = .dismissing
        presented.beginAppearanceTransition(false, animated: true)
    }

    func pullCancelled() {
        presented.beginAppearanceTransition(true, animated: true)
        presented.presentationPhase = .none
        presented.endAppearanceTransition()
    }
}
