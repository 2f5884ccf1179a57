import Stage

/// Shows the list of the tabs that have no place in the bar, and over it the one that was chosen.
@MainActor
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    let list: MoreListController
    /// The tab that is on the stack.
    private(set) var openTab: UIViewController?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(tabs: tabs)
        super.init(nibName: nil, bundle: nil)
        viewControllers = [list]
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    func join() {
        guard let tabs, parent == nil else { return }
        tabs.addChild(self)
        tellDidMove(toParent: tabs)
    }

    func leave() {
        guard parent != nil else { return }
        tellWillMove(toParent: nil)
        removeFromParent()
    }

    /// Shows a tab, or the list.
    func reveal(_ tab: UIViewController?, animated: Bool) {
        guard tab !== openTab else { return }
        if openTab != nil { giveBack() }
        guard let tab else { return }
        openTab = tab
        // Of a navigation controller its screens are shown here, so that there is one bar.
        if let navigation = tab as? UINavigationController {
            let screens = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
            setViewControllers([list] + screens, animated: animated)
        } else {
            setViewControllers([list, tab], animated: animated)
        }
    }

    /// Puts the tab that is shown here back to where it belongs.
    func giveBack() {
        guard let tab = openTab else { return }
        openTab = nil
        let screens = Array(viewControllers.dropFirst())
        setViewControllers([list], animated: false)
        returnTab(tab, screens)
    }

    private func returnTab(_ tab: UIViewController, _ screens: [UIViewController]) {
        if let navigation = tab as? UINavigationController {
            if !screens.isEmpty { navigation.setViewControllers(screens, animated: false) }
        } else if let tabs, tab.parent == nil {
            tabs.addChild(tab)
            tab.tellDidMove(toParent: tabs)
        }
    }

    /// The way back led to the list.
    func listDidAppear() {
        guard viewControllers.count == 1, let tab = openTab else { return }
        openTab = nil
        let screens = firstScreen.map { [$0] } ?? []
        // The way back is over once the controllers that were left have lost their parent.
        NextTurn.perform { self.returnTab(tab, screens) }
        if tabs?.shown === self { tabs?.selected = self }
    }

    /// The first screen of the navigation controller that is open, which is given back to it.
    private var firstScreen: UIViewController?

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if viewControllers.count > 1 { firstScreen = viewControllers[1] }
        super.setViewControllers(viewControllers, animated: animated)
    }
}
