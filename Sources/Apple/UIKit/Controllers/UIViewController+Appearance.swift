import Stage

/// Where a controller's view is on its way to the screen and back.
package enum AppearancePhase: Sendable {
    /// Not on screen: the state at first.
    case disappeared
    /// `viewWillAppear` was called, `viewDidAppear` not yet.
    case appearing(animated: Bool)
    case appeared
    /// `viewWillDisappear` was called, `viewDidDisappear` not yet.
    case disappearing(animated: Bool)
}

/// The calls around a view's coming and going, in UIKit's order, passed on to the children that are on screen.
extension UIViewController {
    package enum PresentationPhase { case none, presenting, dismissing }

    func startAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            switch appearance {
            case .appearing, .appeared: return
            case .disappeared, .disappearing: break
            }
            loadViewIfNeeded()
            prepareToAppear()
            appearance = .appearing(animated: animated)
            tell("viewWillAppear:", [animated]) { viewWillAppear(animated) }
        } else {
            switch appearance {
            case .disappeared, .disappearing: return
            case .appearing, .appeared: break
            }
            appearance = .disappearing(animated: animated)
            tell("viewWillDisappear:", [animated]) { viewWillDisappear(animated) }
        }
        forwardToChildren { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func finishAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            tell("viewDidAppear:", [animated]) { viewDidAppear(animated) }
            ScreenEvents.didAppear?(self)
        case .disappearing(let animated):
            appearance = .disappeared
            tell("viewDidDisappear:", [animated]) { viewDidDisappear(animated) }
            ScreenEvents.didDisappear?(self)
        case .appeared, .disappeared: return
        }
        forwardToChildren { $0.endAppearanceTransition() }
    }

    /// Between will and did: the view is in the window and has its size.
    package func announceIsAppearing() {
        guard case .appearing(let animated) = appearance else { return }
        tell("viewIsAppearing:", [animated]) { viewIsAppearing(animated) }
        forwardToChildren { $0.announceIsAppearing() }
    }

    private func forwardToChildren(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { body(child) }
    }

    /// The children whose views are in this one's; containers that show one child at a time have only that.
    private var appearanceChildren: [UIViewController] {
        children.filter { child in
            guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    // MARK: As a window's root

    package func appearInWindow() {
        beginAppearanceTransition(true, animated: false)
        announceIsAppearing()
        view.window?.layoutIfNeeded()
        // UIKit calls viewDidAppear in a later turn of the run loop, when the first frame has been committed.
        NextTurn.perform { [weak self] in
            self?.endAppearanceTransition()
        }
    }

    package func disappearFromWindow() {
        rootWindow = nil
        guard isViewLoaded else { return }
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    // MARK: As a child in a container of the app's own

    /// A child appears when its view comes into a parent's that is on screen, and disappears when it is taken out.
    package func viewWillMove(to window: UIView?, within top: UIView) {
        guard let parent, !parent.showsChildrenItself, parent.shouldAutomaticallyForwardAppearanceMethods,
            let parentView = parent.viewIfLoaded, parentView.window != nil, !parentView.isDescendant(of: top)
        else { return }
        switch (appearance, parent.appearance) {
        case (.disappeared, .appeared) where window != nil, (.disappeared, .appearing) where window != nil:
            appearanceFollowsMove = true
            beginAppearanceTransition(true, animated: false)
        case (.appeared, .appeared) where window == nil:
            appearanceFollowsMove = true
            beginAppearanceTransition(false, animated: false)
        default: break
        }
    }

    package func viewDidMove() {
        guard appearanceFollowsMove else { return }
        appearanceFollowsMove = false
        switch (appearance, parent?.appearance) {
        // The parent is still to appear, and ends this with it.
        case (.appearing, .appearing): break
        case (.appearing, _):
            announceIsAppearing()
            endAppearanceTransition()
        default: endAppearanceTransition()
        }
    }

    /// The bars or the program changed what covers the view.
    package func safeAreaSourceDidChange() {
        viewIfLoaded?._safeAreaSourceDidChange()
    }
}
