/// Views of which one is shown at a time, chosen by a bar below.
///
/// Each view in it says by `tabItem(_:)` how it stands in the bar, and by `tag(_:)` which value it is chosen by.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Creates tabs of which one is chosen by a value.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { TabNode(self, inputs) }
}

extension TabView where SelectionValue == Int {
    /// Creates tabs that begin with the first.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

private final class TabNode<SelectionValue: Hashable, Content: View>: ViewNode<TabView<SelectionValue, Content>> {
    private var tabs: TabElement?
    private var pages: PagesElement?
    private var child: Node?

    override func refresh() {
        var below = inputs.child(of: self)
        below.isLazy = false
        let isPaged = inputs.environment.tabPages != nil
        below.environment.isInTabs = !isPaged
        below.environment.tabAccessory = nil
        child = reconcile(child, view.content, below)
        let selection = view.selection
        let chosen = selection.map { AnyHashable($0.wrappedValue) }
        let choose: ((AnyHashable) -> Void)? = selection.map { selection in
            { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
        }
        if isPaged {
            let element = pages ?? PagesElement()
            pages = element
            element.graph = inputs.graph
            element.screen = inputs.screen
            element.content = child
            element.update(inputs.environment, chosen: chosen, choose: choose)
        } else {
            let element = tabs ?? TabElement()
            tabs = element
            element.graph = inputs.graph
            element.screen = inputs.screen
            element.content = child
            element.update(tint: inputs.environment.tint?.uiColor, chosen: chosen, choose: choose)
            element.showAccessory(inputs.environment)
        }
    }

    override func willDispose() {
        tabs?.dispose()
        if let pages { inputs.screen?.hidePages(nil, of: pages) }
    }

    override var items: [Item] {
        let element: Element? = inputs.environment.tabPages != nil ? pages : tabs
        return element.map { [Item($0)] } ?? []
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// Shows tabs by a tab bar controller, whose screens are laid out when they are first chosen.
private final class TabElement: ControllerElement, UITabBarControllerDelegate {
    weak var content: Node?
    private let tabs = AccessoryTabBarController()
    private var pages: [TabPage] = []
    private var tags: [AnyHashable] = []
    private var chosen: AnyHashable?
    private var choose: ((AnyHashable) -> Void)?

    override var controller: UIViewController { tabs }

    override init() {
        super.init()
        tabs.delegate = self
    }

    func update(tint: UIColor?, chosen: AnyHashable?, choose: ((AnyHashable) -> Void)?) {
        self.chosen = chosen
        self.choose = choose
        tabs.tabBar.tintColor = tint
    }

    /// Shows a view above the bar, or none.
    func showAccessory(_ environment: EnvironmentValues) {
        guard let view = environment.tabAccessory else { return tabs.accessory = nil }
        var environment = environment.forScreen
        environment.tabAccessory = nil
        environment.tabViewBottomAccessoryPlacement = .expanded
        let shown = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
        if let accessory = tabs.accessory {
            accessory.update(shown, environment: environment)
        } else {
            tabs.accessory = _UIHostingView(rootView: shown, environment: environment)
        }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        showPages(content?.items ?? [])
        super.place(rect, proposal, in: canvas)
    }

    private func showPages(_ items: [Item]) {
        let count = pages.count
        while pages.count > items.count { pages.removeLast().leave() }
        while pages.count < items.count { pages.append(TabPage()) }
        tags = []
        for (index, (page, item)) in zip(pages, items).enumerated() {
            tags.append(item.traits.tag ?? item.traits.implicitTag ?? AnyHashable(index))
            page.show(item)
        }
        if count != pages.count || tabs.viewControllers == nil { tabs.setViewControllers(pages, animated: false) }
        if let chosen, let index = tags.firstIndex(of: chosen), tabs.selectedIndex != index {
            tabs.selectedIndex = index
        }
        showBar()
    }

    /// Shows or hides the bar as the page on show wants it, where any of the pages says so.
    private func showBar() {
        guard pages.contains(where: { $0.hidesTabBar != nil }), pages.indices.contains(tabs.selectedIndex) else {
            return
        }
        let wanted = (page: tabs.selectedIndex, hides: pages[tabs.selectedIndex].hidesTabBar ?? false)
        // Screens within a page may say otherwise while they are shown.
        if let shown, shown == wanted { return }
        shown = wanted
        if tabs.tabBar.isHidden != wanted.hides { tabs.tabBar.isHidden = wanted.hides }
    }

    private var shown: (page: Int, hides: Bool)?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let index = pages.firstIndex(where: { $0 === viewController }), tags.indices.contains(index) else {
            return
        }
        if chosen != tags[index] { choose?(tags[index]) }
        showBar()
    }
}
