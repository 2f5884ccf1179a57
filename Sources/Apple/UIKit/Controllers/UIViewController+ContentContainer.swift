/// Sizes and traits on their way down the tree of controllers.
extension UIViewController {
    func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
        presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }

    func passOnTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = overrideTraitCollection(forChild: child)
            let childTraits = own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
            if !childTraits.isEqual(child.traitCollection) { child.willTransition(to: childTraits, with: coordinator) }
        }
        presentation?.controller.willTransition(to: traits, with: coordinator)
    }

    /// A child grows with the parent along the axes on which its view does: by its autoresizing mask, or by filling it.
    func sizeOfChild(_ child: UIViewController, in parentSize: CGSize) -> CGSize? {
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return nil }
        var size = childView.bounds.size
        let mask = childView.translatesAutoresizingMaskIntoConstraints ? childView.autoresizingMask : []
        if mask.contains(.flexibleWidth) || size.width == view.bounds.width {
            size.width = max(0, size.width + parentSize.width - view.bounds.width)
        }
        if mask.contains(.flexibleHeight) || size.height == view.bounds.height {
            size.height = max(0, size.height + parentSize.height - view.bounds.height)
        }
        return size
    }

    func announcePreferredContentSize() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Traits of a child

    private enum OverrideTraits {}

    /// The parent's value in place of its own.
    var overrideTraits: UITraitCollection? {
        attachments[ObjectIdentifier(OverrideTraits.self)] as? UITraitCollection
    }

    func changeOverrideTraits(_ traits: UITraitCollection?, of child: UIViewController) {
        precondition(child.parent === self, "\(child) is not a child of \(self)")
        child.attachments[ObjectIdentifier(OverrideTraits.self)] = traits
        child.viewIfLoaded?.traitsMayHaveChanged()
    }
}
