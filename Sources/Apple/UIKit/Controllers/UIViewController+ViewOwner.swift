extension UIViewController: UITraitChangeObservable {}

extension UIViewController {
    private enum Overrides: RareValue { static var usual: UITraitOverrides { UITraitOverrides() } }

    /// The traits of the controller and of what is in it, whatever it inherits.
    public var traitOverrides: UITraitOverrides {
        get { rare[Overrides.self] }
        set {
            rare[Overrides.self] = newValue
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }
}

extension UIViewController: ViewOwner {
    package var ownTraits: UITraitCollection? {
        let given = overrideTraits ?? ownPresentation?.controller.overrideTraitCollection
        guard !rare.isEmpty, let own = traitOverrides.collection else { return given }
        return given.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    package var additionalInsets: [UIEdgeInsets] {
        [additionalSafeAreaInsets, parent?.barInsets(for: self) ?? .zero]
    }

    package var isUnderNavigationBar: Bool { navigationController != nil }

    package func viewWillLayOut() {
        updateContentUnavailableIfNeeded()
        tell("viewWillLayoutSubviews") { viewWillLayoutSubviews() }
    }

    package func viewDidLayOut() {
        tell("viewDidLayoutSubviews") { viewDidLayoutSubviews() }
        barsFollowLayout()
    }
}
