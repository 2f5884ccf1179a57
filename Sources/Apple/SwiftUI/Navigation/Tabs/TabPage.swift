/// The screen of a tab.
final class TabPage: UIViewController {
    private let page = TabPageView()
    private weak var screen: Screen?
    /// Whether the bar is hidden while the page is shown; nil for what its screens say.
    private(set) var hidesTabBar: Bool?

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = page }

    func show(_ item: Item) {
        if let tab = item.traits.tabItem {
            if tabBarItem.title != tab.title { tabBarItem.title = tab.title }
            tabBarItem.image = tab.image
            if tabBarItem.badgeValue != item.traits.badge { tabBarItem.badgeValue = item.traits.badge }
            screen = tab.screen
            if tab.screen?.controller !== self { tab.screen?.adopt(self) }
        }
        hidesTabBar = item.traits.hidesTabBar
        page.element = item.element
    }

    /// The tab is there no longer.
    func leave() { page.element = nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        screen?.willShow(animated: animated)
        page.setNeedsLayout()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.element?.leaveScreen()
    }
}

/// Lays out the element of a tab.
final class TabPageView: UIView {
    var element: Element? {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let element, window != nil else { return }
        place(element, in: bounds.inset(by: safeAreaInsets))
        element.graph?.didPlace()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}
