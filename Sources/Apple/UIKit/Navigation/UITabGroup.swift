/// A tab that has others in it. In the bar it is one tab: it shows its own controller, or that of the child that is selected.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for old in oldValue where !children.contains(where: { $0 === old }) {
                old.parent = nil
                old.join(nil)
            }
            adoptChildren()
            tabBarController?.tabsDidChange()
        }
    }

    /// The child that is selected; by default that of ``defaultChildIdentifier``, else the first.
    open var selectedChild: UITab? {
        get {
            if let chosen, children.contains(where: { $0 === chosen }) { return chosen }
            return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        }
        set {
            chosen = newValue
            tabBarController?.tabsDidChange()
        }
    }
    private weak var chosen: UITab?

    /// The identifier of the child that is selected at first; nil for the first one.
    open var defaultChildIdentifier: String?

    /// The navigation controller in which the group's controller and that of the child are; nil for none.
    open var managingNavigationController: UINavigationController? {
        didSet { tabBarController?.tabsDidChange() }
    }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The text under the picture.
    ///   - image: The picture.
    ///   - identifier: The name by which the app finds the group again.
    ///   - children: The tabs in the group.
    ///   - viewControllerProvider: Makes the group's own controller, when it is needed first; nil for a group without.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    /// Returns the tab of that identifier in the group or in groups in it; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }

    private func adoptChildren() {
        for child in children {
            child.parent = self
            child.join(tabBarController)
        }
    }

    override func join(_ controller: UITabBarController?) {
        super.join(controller)
        for child in children { child.join(controller) }
    }

    override func find(_ identifier: String) -> UITab? { super.find(identifier) ?? tab(forIdentifier: identifier) }

    override var selectedLeaf: UITab {
        if managingNavigationController == nil, viewController != nil { return self }
        return selectedChild?.selectedLeaf ?? self
    }

    override var shownController: UIViewController? {
        guard let navigation = managingNavigationController else {
            return viewController ?? selectedChild?.shownController
        }
        let screens = [viewController, selectedChild?.shownController].compactMap { $0 }
        if !navigation.viewControllers.starts(with: screens, by: ===) {
            navigation.setViewControllers(screens, animated: false)
        }
        return navigation
    }
}
