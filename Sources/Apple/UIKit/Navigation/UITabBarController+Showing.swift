extension UITabBarController {
    private var isOnScreen: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappeared, .disappearing: false
        }
    }

    /// The order of calls is UIKit's: the one that comes first hears of it first.
    func showSelected() {
        guard let selected else { return layOutBar() }
        let new = host(of: selected)
        if new === storedMore { more.reveal(selected === more ? nil : selected, animated: false) }
        guard shown !== new else { return layOutBar() }
        let isOnScreen = self.isOnScreen
        let old = shown
        shown = new
        new.loadViewIfNeeded()
        let animator =
            isOnScreen && UIView.areAnimationsEnabled
            ? old.flatMap {
                delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
            } : nil
        if isOnScreen {
            new.beginAppearanceTransition(true, animated: animator != nil)
            old?.beginAppearanceTransition(false, animated: animator != nil)
        }
        if let animator, let old {
            move(from: old, to: new, animator)
            return
        }
        install(new)
        old?.viewIfLoaded?.removeFromSuperview()
        layOutBar()
        guard isOnScreen else { return }
        view.layoutIfNeeded()
        new.announceIsAppearing()
        old?.endAppearanceTransition()
        new.endAppearanceTransition()
    }

    private func install(_ child: UIViewController) {
        let childView: UIView = child.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        childView.frame = container.bounds
        container.addSubview(childView)
    }

    /// By the delegate's animator, led by its interaction controller if it has one.
    private func move(
        from old: UIViewController, to new: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        let duration = animator.transitionDuration(using: nil)
        let coordinator = TransitionCoordinator(
            from: old, to: new, container: container, isAnimated: true, duration: duration)
        for controller in [old, new, self] { controller.activeTransition = coordinator }
        let context = TransitionContext(
            from: old, to: new, fromView: old.view, toView: new.view, container: container,
            finalFrame: container.bounds, isAnimated: true)
        view.isUserInteractionEnabled = false
        context.completion = { [self] completed in
            view.isUserInteractionEnabled = true
            for controller in [old, new, self] { controller.activeTransition = nil }
            if completed {
                if new.view.superview == nil { install(new) }
                old.view.removeFromSuperview()
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            } else {
                coordinator.isCancelled = true
                new.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
                new.view.removeFromSuperview()
                if old.view.superview == nil { install(old) }
                shown = old
                selected = old
                selectBarItem()
                new.endAppearanceTransition()
                old.announceIsAppearing()
                old.endAppearanceTransition()
            }
            layOutBar()
            coordinator.finish()
            animator.animationEnded(completed)
        }
        layOutBar()
        let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
        context.run(animator, coordinator, interaction: interaction)
        new.announceIsAppearing()
    }
}
