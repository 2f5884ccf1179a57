extension UIView {
    func resolveTraits() -> UITraitCollection {
        var inherited = superview?.traitCollection ?? UITraitCollection.current
        if let own = viewOwner?.ownTraits {
            inherited = UITraitCollection(traitsFrom: [inherited, own])
        }
        var style = overrideUserInterfaceStyle
        if style == .unspecified, let viewOwner {
            style = viewOwner.overrideUserInterfaceStyle
        }
        if style != .unspecified, style != inherited.userInterfaceStyle { inherited = inherited.with(style: style) }
        return rare.isEmpty ? inherited : limited(traitOverrides.applied(to: inherited))
    }

    /// Tells this view and all below it when their traits are no longer those they last heard of.
    package func traitsMayHaveChanged() {
        let traits = traitCollection
        let previous = lastTraits
        if previous == nil || !traits.isEqual(previous) {
            lastTraits = traits
            resolveColors(traits)
            if let previous {
                if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory,
                    let follower = self as? any TextSizeFollower, follower.adjustsFontForContentSizeCategory
                {
                    follower.follow(traits.preferredContentSizeCategory)
                }
                traitCollectionDidChange(previous)
                TraitObservers.tell(self, previous: previous)
                if let viewOwner {
                    viewOwner.traitCollectionDidChange(previous)
                    TraitObservers.tell(viewOwner, previous: previous)
                }
            }
            if hasNativeContent || previous != nil { layer.setNeedsDisplayContent() }
        }
        for view in subviews { view.traitsMayHaveChanged() }
    }

    private func resolveColors(_ traits: UITraitCollection) {
        if let backgroundColor { layer.backgroundColor = backgroundColor.resolved(traits) }
    }

    /// The measures of the system that the view is laid out for.
    var systemMeasures: SystemMeasures.Values { traitCollection.measures.values }
}

extension UIView {
    private enum Overrides: RareValue { static var usual: UITraitOverrides { UITraitOverrides() } }

    /// The traits of the view and of those in it, whatever it inherits.
    public var traitOverrides: UITraitOverrides {
        get { rare[Overrides.self] }
        set {
            rare[Overrides.self] = newValue
            traitsMayHaveChanged()
        }
    }
}
