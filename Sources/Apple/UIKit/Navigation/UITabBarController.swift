/// Chooses, and hears of the choice, among a tab bar controller's children.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// Shows one of several controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar(frame: .zero)

    private var tabs: [UIViewController] = []
    private var selected: UIViewController?
    private var shown: UIViewController?
    private let container = UIView()

    // MARK: Children

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = selected.flatMap { selected in tabs.firstIndex { $0 === selected } } ?? 0
        let removed = tabs.filter { old in !new.contains { $0 === old } }
        let added = new.filter { fresh in !tabs.contains { $0 === fresh } }
        for child in added { addChild(child) }
        for child in removed { child.willMove(toParent: nil) }
        tabs = new
        tabBar.items = new.map(\.tabBarItem)
        if !new.contains(where: { $0 === selected }) {
            selected = new.indices.contains(index) ? new[index] : new.first
        }
        tabBar.selectedItem = selected?.tabBarItem
        if isViewLoaded { showSelected() }
        for child in removed { child.removeFromParent() }
        for child in added { child.didMove(toParent: self) }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, newValue !== selected, tabs.contains(where: { $0 === newValue }) else { return }
            selected = newValue
            tabBar.selectedItem = newValue.tabBarItem
            if isViewLoaded { showSelected() }
        }
    }

    open var selectedIndex: Int {
        get { selected.flatMap { selected in tabs.firstIndex { $0 === selected } } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }

    package override var backPoint: CGPoint? { selected?.backPoint }

    // MARK: View

    open override func loadView() {
        let view = TabBarControllerView(frame: UIScreen.main.bounds)
        view.controller = self
        view.addSubview(container)
        view.addSubview(tabBar)
        tabBar.onTap = { [weak self] item in self?.tapped(item) }
        self.view = view
    }

    package override func prepareToAppear() {
        super.prepareToAppear()
        showSelected()
    }

    /// The order of calls is UIKit's: the one that comes first hears of it first.
    private func showSelected() {
        guard let selected, shown !== selected else {
            layOutBar()
            return
        }
        let isOnScreen: Bool
        switch appearance {
        case .appearing, .appeared: isOnScreen = true
        case .disappeared, .disappearing: isOnScreen = false
        }
        let old = shown
        shown = selected
        selected.loadViewIfNeeded()
        if isOnScreen {
            selected.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        let childView: UIView = selected.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        childView.frame = container.bounds
        container.addSubview(childView)
        old?.viewIfLoaded?.removeFromSuperview()
        layOutBar()
        guard isOnScreen else { return }
        view.layoutIfNeeded()
        selected.announceIsAppearing()
        old?.endAppearanceTransition()
        selected.endAppearanceTransition()
    }

    /// Whether the shown child has taken the bar away.
    private var hidesBar: Bool {
        if tabBar.isHidden, !barWasHiddenByUs { return true }
        guard let navigation = selected as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
            || navigation.viewControllers.first?.hidesBottomBarWhenPushed ?? false
    }
    private var barWasHiddenByUs = false

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
        tabBar.isAtScrollEdge = !reachesUnderBar
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

    /// Content that can scroll lies under the bar; nothing else does.
    private var reachesUnderBar: Bool {
        var top = selected
        if let navigation = top as? UINavigationController { top = navigation.topViewController }
        guard let scrollView = top?.contentScrollView(for: .bottom) else { return false }
        return scrollView.contentSize.height > scrollView.bounds.height - tabBar.bounds.height
    }

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
        guard let child = tabs.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
        if child === selected {
            // The tab one is in leads back to its first screen.
            (child as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = child
        }
        delegate?.tabBarController(self, didSelect: child)
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
    /// What a tab bar controller shows for this controller; made when it is first asked for.
    public var tabBarItem: UITabBarItem! {
        get {
            if let item = existingTabBarItem { return item }
            // A navigation controller is one tab with its first screen.
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            attachments[ObjectIdentifier(UITabBarItem.self)] = item
            return item
        }
        set {
            attachments[ObjectIdentifier(UITabBarItem.self)] = newValue
            guard let tabs = parent as? UITabBarController else { return }
            tabs.tabBar.items = tabs.viewControllers?.map(\.tabBarItem)
            if tabs.selectedViewController === self { tabs.tabBar.selectedItem = newValue }
        }
    }

    package var existingTabBarItem: UITabBarItem? {
        attachments[ObjectIdentifier(UITabBarItem.self)] as? UITabBarItem
    }

    /// The nearest tab bar controller that this controller is in.
    public var tabBarController: UITabBarController? {
        var next = parent
        while let controller = next {
            if let controller = controller as? UITabBarController { return controller }
            next = controller.parent
        }
        return nil
    }
}
