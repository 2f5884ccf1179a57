/// Shows one of several controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The object that is asked about and told of selections.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar, whose items are those of the controllers.
    open var tabBar: UITabBar { bar }
    private var bar = UITabBar(frame: .zero)

    // MARK: State (UITabBarController+More.swift, +Showing.swift)

    var tabControllers: [UIViewController] = []
    /// The tabs, if they were given as such, and those of them that are in the bar, with a controller for each.
    var ownTabs: [UITab] = []
    var barTabs: [UITab] = []
    /// One of the tabs, or the controller of those that the bar has no room for.
    var selected: UIViewController?
    /// The controller whose view is shown.
    var shown: UIViewController?
    let container = UIView()
    /// The content that may lie under the bar.
    weak var observedScrollView: UIScrollView?
    private(set) var storedMore: MoreNavigationController?
    private var storedCustomizable: [UIViewController]?
    private var hasOwnCustomizable = false

    // MARK: Children

    /// The controllers behind the tabs; of more than five, those beyond the fourth are under "More".
    open var viewControllers: [UIViewController]? {
        get { tabControllers.isEmpty ? nil : tabControllers.filter { !($0 is UnmadeTabController) } }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the selected one stays if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in ownTabs { tab.join(nil) }
        (ownTabs, barTabs) = ([], [])
        place(viewControllers ?? [], selecting: nil)
    }

    /// Has controllers behind the tabs. The one on show stays, or gives way to `next` or to the one at its place.
    func place(_ new: [UIViewController], selecting next: UIViewController?) {
        let index = selected.flatMap { selected in tabControllers.firstIndex { $0 === selected } } ?? 0
        func lacks(_ controllers: [UIViewController], _ child: UIViewController) -> Bool {
            !(child is UnmadeTabController) && !controllers.contains { $0 === child }
        }
        let removed = tabControllers.filter { lacks(new, $0) }
        let added = new.filter { lacks(tabControllers, $0) }
        storedMore?.giveBack()
        for child in added { super.addChild(child) }
        for child in removed { child.tellWillMove(toParent: nil) }
        tabControllers = new
        updateBarItems()
        if let next, new.contains(where: { $0 === next }) {
            selected = next
        } else if !new.contains(where: { $0 === selected }),
            selected == nil || selected !== storedMore || hiddenTabs.isEmpty
        {
            selected = new.indices.contains(index) ? new[index] : new.first
        }
        selectBarItem()
        if isViewLoaded { showSelected() }
        for child in removed { child.removeFromParent() }
        for child in added { child.tellDidMove(toParent: self) }
    }

    /// Adds a tab: the children are the controllers of the tabs.
    open override func addChild(_ childController: UIViewController) {
        guard !(childController is MoreNavigationController),
            !tabControllers.contains(where: { $0 === childController }), ownTabs.isEmpty
        else { return super.addChild(childController) }
        setViewControllers(tabControllers + [childController], animated: false)
    }

    package override func childDidLeave(_ child: UIViewController) {
        guard tabControllers.contains(where: { $0 === child }), storedMore?.openTab !== child else { return }
        place(tabControllers.filter { $0 !== child }, selecting: nil)
    }

    func itemDidChange(of child: UIViewController) {
        updateBarItems()
        selectBarItem()
    }

    package override var shownChild: UIViewController? { selectedViewController }

    /// The controller on show. Setting it does not tell the delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, newValue !== selected,
                newValue === storedMore || tabControllers.contains(where: { $0 === newValue })
            else { return }
            selected = newValue
            selectBarItem()
            if isViewLoaded { showSelected() }
        }
    }

    /// How the tabs are shown. Has no effect: they are in the bar.
    open var mode = Mode.automatic

    /// The index of the controller on show. Setting it does not tell the delegate; an index that is too large is
    /// ignored.
    open var selectedIndex: Int {
        get { selected.flatMap { selected in tabControllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set {
            guard tabControllers.indices.contains(newValue) else { return }
            noteTold(self, "selectedIndex", from: selectedIndex, to: newValue)
            selectedViewController = made(tabControllers[newValue])
        }
    }

    /// Lists the tabs that the bar has no room for.
    open var moreNavigationController: UINavigationController { more }

    var more: MoreNavigationController {
        if let storedMore { return storedMore }
        let made = MoreNavigationController(tabs: self)
        storedMore = made
        return made
    }

    /// The tabs that a person may put into another order; all of them unless the app says otherwise.
    open var customizableViewControllers: [UIViewController]? {
        get { hasOwnCustomizable ? storedCustomizable : ownTabs.isEmpty ? tabControllers : nil }
        set {
            hasOwnCustomizable = true
            storedCustomizable = newValue
            storedMore?.list.updateEditButton()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        barCapacityDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The tabs may have been set before there was a window to tell how wide it is.
        barCapacityDidChange()
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }

    package override var backPoint: CGPoint? { selected?.backPoint }

    // MARK: View

    open override func loadView() {
        showsChildrenItself = true
        let view = TabBarControllerView(frame: UIScreen.main.bounds)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(tabBar)
        tabBar.onTap = { [weak self] item in self?.tapped(item) }
        self.view = view
    }

    /// Shows the tabs in a bar of a class of the app's.
    func replaceTabBar(with new: UITabBar) {
        guard new !== bar else { return }
        let old = bar
        bar = new
        (new.isHidden, new.onTap) = (old.isHidden, old.onTap)
        old.onTap = nil
        old.setItems(nil, animated: false)
        if let view = viewIfLoaded {
            view.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
            view.setNeedsLayout()
        }
        updateBarItems()
        selectBarItem()
    }

    package override func prepareToAppear() {
        super.prepareToAppear()
        showSelected()
    }

    /// Whether the shown child has taken the bar away.
    private var hidesBar: Bool {
        if tabBar.isHidden, !barWasHiddenByUs { return true }
        guard let navigation = selected.map(host) as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
            || navigation.viewControllers.first?.hidesBottomBarWhenPushed ?? false
    }
    private var barWasHiddenByUs = false

    /// The app has hidden the bar, or shown it.
    func noteBarHidden() {
        barWasHiddenByUs = false
        layOutBar()
    }

    func layOutBar() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        if container.frame != bounds { container.frame = bounds }
        let hides = hidesBar
        let height = UITabBar.height + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: hides ? bounds.height : bounds.height - height, width: bounds.width, height: height)
        if hides != tabBar.isHidden {
            barWasHiddenByUs = hides
            tabBar.isHidden = hides
        }
        followContent()
        if let shown {
            if let view = shown.viewIfLoaded, view.frame != container.bounds { view.frame = container.bounds }
            if hides != lastHidden || shown !== lastShown {
                (lastHidden, lastShown) = (hides, shown)
                shown.safeAreaSourceDidChange()
            }
        }
    }
    private var lastHidden: Bool?
    private weak var lastShown: UIViewController?

    package override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        guard child.edgesForExtendedLayout.contains(.bottom), !hidesBar else { return .zero }
        return UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Choosing

    private func tapped(_ item: UITabBarItem) {
        if let storedMore, item === storedMore.tabBarItem { return moreTapped() }
        guard let place = tabControllers.first(where: { barItem(of: $0) === item }), mayChoose(place) else { return }
        let previous = selectedTab
        let child = made(place)
        guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
        if child === selected, shown === child {
            // The tab one is in leads back to its first screen.
            (child as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = child
        }
        tellChosen(child, previous)
    }

    /// Whether the delegate lets a tab be selected, before its controller is made.
    func mayChoose(_ controller: UIViewController) -> Bool {
        guard let index = placeOfTab(of: controller) else { return true }
        return delegate?.tabBarController(self, shouldSelectTab: barTabs[index].selectedLeaf) ?? true
    }

    func tellChosen(_ controller: UIViewController, _ previous: UITab?) {
        delegate?.tabBarController(self, didSelect: controller)
        if let tab = selectedTab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The view of a tab bar controller.
@MainActor
private final class TabBarControllerView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutBar()
    }
}

extension UIViewController {
    var ownTabBarItem: UITabBarItem {
        if let item = existingTabBarItem { return item }
        // A navigation controller is one tab with its first screen, under its own title if it has one.
        if let root = (self as? UINavigationController)?.viewControllers.first {
            let item: UITabBarItem = root.tabBarItem
            if let title, item.title != title, item.title == root.title { item.title = title }
            return item
        }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        attachments[ObjectIdentifier(UITabBarItem.self)] = item
        return item
    }

    func changeTabBarItem(_ item: UITabBarItem?) {
        attachments[ObjectIdentifier(UITabBarItem.self)] = item
        (parent as? UITabBarController)?.itemDidChange(of: self)
    }

    package var existingTabBarItem: UITabBarItem? {
        attachments[ObjectIdentifier(UITabBarItem.self)] as? UITabBarItem
    }
}
