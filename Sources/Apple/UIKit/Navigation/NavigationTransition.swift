/// The way from one child of a navigation controller to another: a slide that runs by itself or follows a finger.
@MainActor
final class NavigationTransition {
    private unowned let controller: UINavigationController
    let from: UIViewController
    let to: UIViewController
    let operation: UINavigationController.Operation
    let isAnimated: Bool
    var isInteractive = false {
        didSet { if isInteractive { coordinator.interactionBegan() } }
    }
    private let completion: () -> Void
    /// Puts the stack back to what it was.
    private let cancellation: () -> Void
    private let coordinator: TransitionCoordinator
    private var barTransition: NavigationBarTransition?
    private let dim = UIView()
    private let edge = UIView()
    private var isOver = false
    /// A delegate's own animation.
    private var context: TransitionContext?

    /// Of iOS 17: the view behind moves by this part of the width, and darkens a little.
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1
    private static let duration = 0.5

    init(
        _ controller: UINavigationController, from: UIViewController, to: UIViewController,
        operation: UINavigationController.Operation, isAnimated: Bool, completion: @escaping () -> Void,
        cancellation: @escaping () -> Void
    ) {
        self.controller = controller
        self.from = from
        self.to = to
        self.operation = operation
        self.isAnimated = isAnimated
        self.completion = completion
        self.cancellation = cancellation
        coordinator = TransitionCoordinator(
            from: from, to: to, container: controller.container, isAnimated: isAnimated, duration: Self.duration)
    }

    private var front: UIView { operation == .push ? to.view : from.view }
    private var back: UIView { operation == .push ? from.view : to.view }

    /// Puts both views and both bar contents in place, at the start.
    func begin() {
        for child in [from, to] { child.activeTransition = coordinator }
        controller.activeTransition = coordinator
        if operation == .push { controller.install(to) } else { controller.install(to, below: from.view) }
        controller.contentScrollViewDidChange()
        controller.toolbar.setItems(to.toolbarItems, animated: isAnimated)
        guard isAnimated else {
            controller.syncBarItems(animated: false)
            controller.layOutBars()
            return
        }
        let items = controller.viewControllers.map(\.navigationItem)
        controller.navigationBar.replaceItems(items)
        barTransition = controller.navigationBar.beginTransition(isPush: operation == .push)
        dim.isUserInteractionEnabled = false
        dim.backgroundColor = .black
        dim.frame = controller.container.bounds
        controller.container.insertSubview(dim, aboveSubview: back)
        edge.isUserInteractionEnabled = false
        edge.backgroundColor = .separator
        controller.container.addSubview(edge)
        controller.container.isUserInteractionEnabled = false
        controller.view.layoutIfNeeded()
        update(0)
    }

    /// Shows the moment at `progress`, from 0 to 1.
    func update(_ progress: CGFloat) {
        guard !isOver, context == nil else { return }
        let width = controller.container.bounds.width
        let covered = operation == .push ? progress : 1 - progress
        front.transform = CGAffineTransform(translationX: width * (1 - covered), y: 0)
        back.transform = CGAffineTransform(translationX: -width * Self.parallax * covered, y: 0)
        dim.alpha = Self.dimming * covered
        edge.frame = CGRect(
            x: width * (1 - covered) - 1 / controller.view.contentScaleFactor, y: 0,
            width: 1 / controller.view.contentScaleFactor, height: controller.container.bounds.height)
        barTransition?.update(progress)
    }

    /// Runs by itself, as the delegate's animator says or as UIKit does.
    func run() {
        if let animator = controller.delegate?.navigationController(
            controller, animationControllerFor: operation, from: from, to: to)
        {
            run(animator)
            return
        }
        animate(to: 1, duration: Self.duration, completed: true)
    }

    private func run(_ animator: any UIViewControllerAnimatedTransitioning) {
        update(0)
        for view in [front, back] { view.transform = .identity }
        dim.isHidden = true
        edge.isHidden = true
        // The animator adds the view that comes.
        to.view.removeFromSuperview()
        let context = TransitionContext(
            from: from, to: to, fromView: from.view, toView: to.view, container: controller.container,
            finalFrame: controller.frame(of: to), isAnimated: true)
        context.completion = { [weak self] completed in
            self?.coordinator.isCancelled = !completed
            self?.end(completed: completed)
            animator.animationEnded(completed)
        }
        self.context = context
        let interaction = controller.delegate?.navigationController(
            controller, interactionControllerFor: animator)
        context.run(animator, coordinator, interaction: interaction) { self.barTransition?.update(1) }
    }

    /// The finger has left: on to the end, or back.
    func settle(completing: Bool) {
        guard !isOver else { return }
        isInteractive = false
        coordinator.interactionEnded(cancelled: !completing)
        animate(to: completing ? 1 : 0, duration: 0.3, completed: completing)
    }

    private func animate(to progress: CGFloat, duration: Double, completed: Bool) {
        coordinator.runAlongside(duration: duration)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: {
                self.update(progress)
                self.controller.layOutBars()
                self.controller.navigationBar.layoutIfNeeded()
            },
            completion: { _ in self.end(completed: completed) })
    }

    /// Something else has to begin: this is at its end at once.
    func finishNow() {
        guard !isOver else { return }
        if isAnimated {
            for view in [front, back] { view.layer.removeAllAnimations() }
        }
        end(completed: true)
    }

    private func end(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        controller.transition = nil
        front.transform = .identity
        back.transform = .identity
        dim.removeFromSuperview()
        edge.removeFromSuperview()
        controller.container.isUserInteractionEnabled = true
        if let barTransition { controller.navigationBar.endTransition(barTransition, completed: completed) }
        for child in [from, to] { child.activeTransition = nil }
        controller.activeTransition = nil
        if completed {
            if to.view.superview == nil { controller.install(to) }
            from.view.removeFromSuperview()
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            from.isMovingFromParent = false
            to.isMovingToParent = false
            completion()
            controller.layOutBars()
            coordinator.finish()
            controller.delegate?.navigationController(controller, didShow: to, animated: isAnimated)
        } else {
            cancel()
            coordinator.finish()
        }
    }

    /// Everything is again as it was before.
    private func cancel() {
        from.isMovingFromParent = false
        to.isMovingToParent = false
        controller.shown = from
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
        to.view.removeFromSuperview()
        if from.view.superview == nil { controller.install(from) }
        to.endAppearanceTransition()
        from.announceIsAppearing()
        from.endAppearanceTransition()
        cancellation()
        controller.syncBarItems(animated: false)
        controller.contentScrollViewDidChange()
        controller.layOutBars()
    }
}
