/// Tabs as values, whose controllers are made when they are shown.
extension UITabBarController {
    /// How the tabs are shown.
    public enum Mode: Int, Sendable {
        /// As the width asks for.
        case automatic
        /// In a bar.
        case tabBar
        /// In a bar and a sidebar.
        case tabSidebar
    }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs; none where ``viewControllers`` was set. Setting them takes the place of those controllers.
    public var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs; the selected one stays selected if it is among them. The bar changes at once.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for old in ownTabs where !tabs.contains(where: { $0 === old }) { old.join(nil) }
        ownTabs = tabs
        for tab in tabs { tab.join(self) }
        showTabs()
    }

    /// Returns the tab of that identifier, also of those in groups; nil if there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        ownTabs.lazy.compactMap { $0.find(identifier) }.first
    }

    /// The tab on show; of a group without a controller of its own, the child. Setting it does not tell the delegate; a tab
    /// of another controller is ignored.
    public var selectedTab: UITab? {
        get { selected.flatMap { placeOfTab(of: $0) }.map { barTabs[$0].selectedLeaf } }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            var top = newValue
            while let group = top.parent {
                group.selectedChild = top
                top = group
            }
            guard let index = barTabs.firstIndex(where: { $0 === top }) else { return }
            selectedIndex = index
        }
    }

    /// Whether the bar is hidden. False by default.
    public var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides the bar, or shows it. It happens at once.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != tabBar.isHidden else { return }
        tabBar.isHidden = hidden
        noteBarHidden()
    }

    // MARK: Controllers

    /// A tab was hidden or shown, or the tabs of a group have changed.
    func tabsDidChange() {
        if !ownTabs.isEmpty { showTabs() }
    }

    private func showTabs() {
        let before = selected.flatMap { placeOfTab(of: $0) }.map { barTabs[$0] }
        let known = Dictionary(zip(barTabs.map(ObjectIdentifier.init), tabControllers)) { first, _ in first }
        let shown = ownTabs.filter { !$0.isHidden }
        let index = before.flatMap { tab in shown.firstIndex { $0 === tab } } ?? 0
        let controllers = shown.enumerated().map { place, tab in
            let old = known[ObjectIdentifier(tab)]
            // Those that were shown, and the one that will be.
            guard place == index || old.map({ !($0 is UnmadeTabController) }) ?? false else {
                return old ?? UnmadeTabController()
            }
            return tab.shownController ?? old ?? UIViewController()
        }
        barTabs = shown
        place(controllers, selecting: controllers.indices.contains(index) ? controllers[index] : nil)
    }

    func placeOfTab(of controller: UIViewController) -> Int? {
        guard let index = tabControllers.firstIndex(where: { $0 === controller }), barTabs.indices.contains(index)
        else {
            return nil
        }
        return index
    }

    /// The controller of a tab, made if it stands for one that was not shown yet.
    func made(_ controller: UIViewController) -> UIViewController {
        guard controller is UnmadeTabController, let index = placeOfTab(of: controller) else { return controller }
        let new = barTabs[index].shownController ?? UIViewController()
        var controllers = tabControllers
        controllers[index] = new
        place(controllers, selecting: selected)
        return new
    }

    /// What the bar shows of a controller: its tab, if it is that of one.
    func barItem(of controller: UIViewController) -> UITabBarItem {
        placeOfTab(of: controller).map { barTabs[$0].item } ?? controller.tabBarItem
    }
}
