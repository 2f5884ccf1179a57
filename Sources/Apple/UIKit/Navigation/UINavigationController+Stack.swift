extension UINavigationController {
    var isOnScreen: Bool {
        switch appearance {
        case .appearing, .appeared: isViewLoaded
        case .disappeared, .disappearing: false
        }
    }

    /// Every change of the stack comes through here.
    func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
        transition?.finishNow()
        let old = stack
        guard !old.elementsEqual(new, by: ===) else { return }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in added { super.addChild(controller) }
        for controller in removed where controller.parent === self { controller.tellWillMove(toParent: nil) }
        stack = new
        let finish = {
            for controller in removed { controller.removeFromParent() }
            for controller in added { controller.tellDidMove(toParent: self) }
        }
        guard isOnScreen, let shown, let top = new.last, top !== shown else {
            syncBarItems(animated: false)
            if isViewLoaded, self.shown !== new.last, self.shown != nil || isOnScreen { showTopView() }
            finish()
            barMetricsDidChange()
            return
        }
        move(
            from: shown, to: top, operation, animated: animated, completion: finish,
            cancellation: { [weak self] in self?.putBack(old, removed: removed, added: added) })
    }

    /// Replaces what is shown by the top controller's view, with no transition: the container is not on screen.
    func showTopView() {
        guard shown !== stack.last else { return }
        loadTopView()
        guard shown !== stack.last else { return }
        let isAppearing = isOnScreen
        if let old = shown {
            if isAppearing { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if isAppearing { old.endAppearanceTransition() }
        }
        shown = stack.last
        guard let top = shown else { return syncBarItems(animated: false) }
        if isAppearing {
            top.beginAppearanceTransition(true, animated: false)
            // It may have pushed another one, which is on screen now.
            guard shown === top else { return }
        }
        syncBarItems(animated: false)
        delegate?.navigationController(self, willShow: top, animated: false)
        install(top)
        contentScrollViewDidChange()
        layOutBars()
        if isAppearing {
            view.window?.layoutIfNeeded()
            top.announceIsAppearing()
            top.endAppearanceTransition()
        }
        RunLoop.main.perform(inModes: [.common]) { [weak self, weak top] in
            MainActor.assumeIsolated {
                guard let self, let top, self.shown === top else { return }
                self.delegate?.navigationController(self, didShow: top, animated: false)
            }
        }
    }

    /// A controller may push another one when its view is loaded: that one is then shown, and the first does not appear.
    private func loadTopView() {
        var loaded: UIViewController?
        while let top = stack.last, top !== loaded {
            top.loadViewIfNeeded()
            loaded = top
        }
    }

    /// Puts a child's view into the container, at its place.
    func install(_ child: UIViewController, below other: UIView? = nil) {
        let view: UIView = child.view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = frame(of: child)
        if let other { container.insertSubview(view, belowSubview: other) } else { container.addSubview(view) }
        view.setNeedsLayout()
    }

    func syncBarItems(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
    }

    /// The transition from one child to another.
    private func move(
        from old: UIViewController, to new: UIViewController, _ operation: Operation, animated: Bool,
        completion: @escaping () -> Void, cancellation: @escaping () -> Void
    ) {
        let animated = animated && UIView.areAnimationsEnabled && view.window != nil
        start(
            from: old, to: new, operation, animated: animated, completion: completion, cancellation: cancellation)
        guard let transition, transition.to === new else { return }
        if animated { transition.run() } else { transition.finishNow() }
    }

    func start(
        from old: UIViewController, to new: UIViewController, _ operation: Operation, animated: Bool,
        completion: @escaping () -> Void, cancellation: @escaping () -> Void
    ) {
        new.loadViewIfNeeded()
        // It changed the stack as its view was loaded: what is on top now is on screen, or on its way there.
        guard stack.last === new else { return completion() }
        let transition = NavigationTransition(
            self, from: old, to: new, operation: operation, isAnimated: animated, completion: completion,
            cancellation: cancellation)
        self.transition = transition
        shown = new
        old.isMovingFromParent = operation == .pop
        new.isMovingToParent = operation == .push
        old.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: new, animated: animated)
        transition.begin()
        new.announceIsAppearing()
    }

    /// A transition was led back: the stack is again what it was.
    private func putBack(_ old: [UIViewController], removed: [UIViewController], added: [UIViewController]) {
        stack = old
        for controller in removed {
            controller.tellWillMove(toParent: self)
            controller.tellDidMove(toParent: self)
        }
        for controller in added {
            controller.tellWillMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    // MARK: Back

    /// The back button was tapped.
    func popFromBar() {
        popViewController(animated: true)
    }

    /// The drag from the edge.
    func popGestureChanged(_ gesture: UIPanGestureRecognizer) {
        guard let view = viewIfLoaded else { return }
        let progress = min(1, max(0, gesture.translation(in: view).x / max(view.bounds.width, 1)))
        switch gesture.state {
        case .began:
            guard stack.count > 1, transition == nil, let old = shown else { return }
            let popped = stack.removeLast()
            popped.tellWillMove(toParent: nil)
            start(from: old, to: stack[stack.count - 1], .pop, animated: true) {
                popped.removeFromParent()
            } cancellation: { [weak self] in
                guard let self else { return }
                putBack(stack + [popped], removed: [popped], added: [])
            }
            transition?.isInteractive = true
            transition?.update(progress)
        case .changed: transition?.update(progress)
        case .ended:
            let velocity = gesture.velocity(in: view).x
            transition?.settle(completing: velocity > 300 || velocity > -300 && progress > 0.5)
        case .cancelled, .failed: transition?.settle(completing: false)
        default: break
        }
    }
}
