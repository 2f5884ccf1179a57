extension UIViewController: UITraitChangeObservable {}

extension UIViewController: ViewOwner {
    package var ownTraits: UITraitCollection? {
        overrideTraits ?? ownPresentation?.controller.overrideTraitCollection
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
