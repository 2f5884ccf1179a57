import Stage

extension UIWindow {
    /// Tells the controllers of what comes; nil when nothing does.
    func surfaceWillResize(to size: CGSize, traits: UITraitCollection) -> TransitionCoordinator? {
        guard let controller = rootViewController, controller.isViewLoaded else { return nil }
        let traitsChange = !traits.isEqual(UITraitCollection.current)
        let sizeChanges = size != bounds.size
        guard traitsChange || sizeChanges else { return nil }
        let coordinator = TransitionCoordinator(
            from: controller, to: controller, container: self, isAnimated: false, duration: 0)
        controller.activeTransition = coordinator
        if traitsChange { controller.willTransition(to: traits, with: coordinator) }
        if sizeChanges { controller.viewWillTransition(to: size, with: coordinator) }
        return coordinator
    }

    func surfaceDidResize(to surface: Surface, _ transition: TransitionCoordinator?) {
        frame = CGRect(origin: .zero, size: surface.size)
        traitsMayHaveChanged()
        transition?.runAlongside(duration: 0)
        setNeedsLayout()
        layoutIfNeeded()
        if let transition {
            rootViewController?.activeTransition = nil
            transition.finish()
        }
    }
}
