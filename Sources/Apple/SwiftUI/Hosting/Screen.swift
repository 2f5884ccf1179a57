/// A screen of an app: what titles, bar buttons and the way back belong to.
@MainActor
final class Screen {
    weak var controller: UIViewController?
    private var settings: [ObjectIdentifier: Setting] = [:]
    /// Keys that do something, by who asked for them.
    var shortcuts: [ObjectIdentifier: ScreenShortcut] = [:]
    private var shownActions: [ObjectIdentifier: () -> Void] = [:]

    /// A request from a view to its screen.
    struct Setting {
        var depth: Int
        /// The view that asks.
        fileprivate(set) weak var node: Node?
        var title: String?
        /// A line under the title.
        var subtitle: String?
        /// Whether the bar shows no title.
        var removesTitle: Bool?
        /// Whether the bar shows no field for a search.
        var removesSearch: Bool?
        /// Whether the bar has no button that shows and hides the side.
        var removesSidebarToggle: Bool?
        var displayMode: NavigationBarItem.TitleDisplayMode?
        var hidesBackButton: Bool?
        var isBarHidden: Bool?
        var items: [ToolbarEntry] = []
        var statusBarHidden: Bool?
        var colorScheme: ColorScheme??
        /// How the sheet is shown that the screen is.
        var sheet: SheetLook?
        /// A search, and whether its field goes as the content is scrolled.
        var search: (controller: UISearchController, hides: Bool)?
        /// How the bars look.
        var navigationLook = BarLook()
        var tabLook = BarLook()
        /// What the screen grows out of as it comes.
        var zoomSource: _ZoomSource?
        /// What is shown when the title is tapped.
        var titleMenu: TitleMenuEffect?

        init(depth: Int) { self.depth = depth }
    }

    /// The pages of tab views that are not the one that is shown, by who shows pages.
    private var hiddenPages: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// Leaves out what views of these pages ask for, until another page is shown; nil when the pages go.
    func hidePages(_ pages: Set<ObjectIdentifier>?, of owner: AnyObject) {
        guard hiddenPages[ObjectIdentifier(owner)] != pages else { return }
        hiddenPages[ObjectIdentifier(owner)] = pages
        apply()
    }

    private var heard: [Setting] {
        guard !hiddenPages.isEmpty else { return Array(settings.values) }
        let hidden = hiddenPages.values.reduce(into: Set()) { $0.formUnion($1) }
        return settings.values.filter { setting in
            var next = setting.node
            while let node = next {
                if hidden.contains(ObjectIdentifier(node)) { return false }
                next = node.inputs.parent
            }
            return true
        }
    }

    func set(_ setting: Setting, by owner: AnyObject) {
        var setting = setting
        setting.node = (owner as? any PlacedEffect)?.node
        settings[ObjectIdentifier(owner)] = setting
        apply()
    }

    func remove(_ owner: AnyObject) {
        guard settings.removeValue(forKey: ObjectIdentifier(owner)) != nil else { return }
        apply()
    }

    func adopt(_ controller: UIViewController) {
        self.controller = controller
        apply()
    }

    /// Those that are farther down stand above those around them.
    private func value<T>(_ path: (Setting) -> T?) -> T? {
        heard.filter { path($0) != nil }.max { $0.depth < $1.depth }.flatMap(path)
    }

    private func apply() {
        guard let controller else { return }
        let item = controller.navigationItem
        if let title = value(\.title), item.title != title { item.title = title }
        if let subtitle = value(\.subtitle), item.subtitle != subtitle { item.subtitle = subtitle }
        if let mode = value(\.displayMode) { item.largeTitleDisplayMode = mode.uiKit }
        let removesTitle = value(\.removesTitle) ?? false
        if removesTitle { item.largeTitleDisplayMode = .never }
        if let removes = value(\.removesSidebarToggle) {
            controller.splitViewController?.displayModeButtonVisibility = removes ? .never : .automatic
        }
        if let hides = value(\.hidesBackButton) { item.hidesBackButton = hides }
        if let scheme = value(\.colorScheme) { controller.overrideUserInterfaceStyle = scheme?.style ?? .unspecified }
        applySheet(controller)
        if let search = value(\.search), !(value(\.removesSearch) ?? false) {
            if item.searchController !== search.controller { item.searchController = search.controller }
            item.hidesSearchBarWhenScrolling = search.hides
        } else if hadSearch {
            item.searchController = nil
        }
        hadSearch = value(\.search) != nil
        let entries = heard.sorted { $0.depth < $1.depth }.flatMap(\.items)
        applyLooks(item, controller)
        let hasEntries = !entries.isEmpty || value(\.titleMenu) != nil || removesTitle
        guard hasEntries || hadEntries else { return }
        hadEntries = hasEntries
        let leading = entries.filter { $0.side == .leading }.map(\.button)
        // UIKit's first item is the outermost one.
        let trailing = entries.filter { $0.side == .trailing }.map(\.button).reversed() as [UIBarButtonItem]
        let bottom = entries.filter { $0.side == .bottom }.map(\.button)
        let keyboard = entries.filter { $0.side == .keyboard }.map(\.button)
        if keyboardBar.items ?? [] != keyboard { keyboardBar.items = keyboard }
        if item.leftBarButtonItems ?? [] != leading { item.leftBarButtonItems = leading.isEmpty ? nil : leading }
        if item.rightBarButtonItems ?? [] != trailing { item.rightBarButtonItems = trailing.isEmpty ? nil : trailing }
        let menu = value(\.titleMenu)
        if shownTitleMenu !== menu {
            shownTitleMenu = menu
            item.titleMenuProvider = menu.map { menu in { [weak menu] _ in menu?.menu } }
        }
        let principal = entries.last { $0.side == .title }?.button.customView ?? (removesTitle ? noTitle : nil)
        if item.titleView !== principal { item.titleView = principal }
        if controller.toolbarItems ?? [] != bottom {
            controller.toolbarItems = bottom.isEmpty ? nil : bottom
            controller.navigationController?.setToolbarHidden(bottom.isEmpty, animated: false)
        }
    }

    private weak var shownTitleMenu: TitleMenuEffect?

    /// Stands where the title would.
    private lazy var noTitle = UIView()

    private lazy var keyboardBar: UIToolbar = {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.autoresizingMask = .flexibleWidth
        return bar
    }()

    /// The bar over the keyboard for what is written in on the screen; nil without buttons.
    var keyboardAccessory: UIView? { keyboardBar.items?.isEmpty ?? true ? nil : keyboardBar }

    private func applyLooks(_ item: UINavigationItem, _ controller: UIViewController) {
        func merged(_ path: (Setting) -> BarLook) -> BarLook {
            // Those that are farther down stand above those around them.
            heard.sorted { $0.depth < $1.depth }.map(path).reduce(into: BarLook()) { look, next in
                look.background = next.background ?? look.background
                look.scheme = next.scheme ?? look.scheme
                look.isHidden = next.isHidden ?? look.isHidden
                if next.visibility != .automatic { look.visibility = next.visibility }
            }
        }
        merged(\.navigationLook).apply(to: item)
        let look = merged(\.tabLook)
        if let hides = look.isHidden { controller.hidesBottomBarWhenPushed = hides }
        guard let tabs = controller.tabBarController else { return }
        look.apply(to: tabs.tabBar)
        if let hides = look.isHidden, tabs.tabBar.isHidden != hides { tabs.tabBar.isHidden = hides }
    }

    /// What the screen grows out of as it comes; nil for the system's way.
    var zoomSource: _ZoomSource? { value(\.zoomSource) }

    /// How large the sheet that the screen is wants to be where there is room.
    var sheetSizing: (any PresentationSizing)? { value(\.sheet?.sizing) }

    /// How what the screen shows is presented where there is little room.
    var adaptation: PresentationAdaptation? { value(\.sheet?.adaptation) }

    /// Whether the bar with the time is hidden.
    var hidesStatusBar: Bool { value(\.statusBarHidden) ?? false }

    private func applySheet(_ controller: UIViewController) {
        let looks = heard.filter { $0.sheet != nil }.sorted { $0.depth > $1.depth }.compactMap(\.sheet)
        guard !looks.isEmpty else { return }
        func value<T>(_ path: (SheetLook) -> T?) -> T? { looks.lazy.compactMap(path).first }
        if let background = value(\.backgroundColor) { controller.view.backgroundColor = background }
        if let blocks = value(\.blocksDismissal) { controller.isModalInPresentation = blocks }
        guard let sheet = controller.sheetPresentationController else { return }
        if let detents = value(\.detents) {
            let ids = detents.map(\.identifier)
            if sheet.detents.map(\.identifier) != ids { sheet.detents = detents.map(\.uiKit) }
            // A handle shows that there are several heights.
            sheet.prefersGrabberVisible = value(\.showsGrabber) ?? (detents.count > 1)
        } else if let shows = value(\.showsGrabber) {
            sheet.prefersGrabberVisible = shows
        }
        if let selection = value(\.selection) {
            let id = selection.wrappedValue.identifier
            if sheet.selectedDetentIdentifier != id { sheet.selectedDetentIdentifier = id }
        }
        if let scrolls = value(\.scrollsFirst) { sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrolls }
        if let radius = value(\.cornerRadius) { sheet.preferredCornerRadius = radius }
        if let undimmed = value(\.undimmed) { sheet.largestUndimmedDetentIdentifier = undimmed?.identifier }
    }

    private var hadEntries = false
    private var hadSearch = false

    /// Runs `action` whenever the screen is about to be shown.
    func whenShown(_ owner: AnyObject, _ action: @escaping () -> Void) {
        shownActions[ObjectIdentifier(owner)] = action
    }

    func forget(_ owner: AnyObject) { shownActions[ObjectIdentifier(owner)] = nil }

    /// The bar of a screen is shown or not as the screen comes.
    func willShow(animated: Bool) {
        if let controller { applyLooks(controller.navigationItem, controller) }
        for action in shownActions.values { action() }
        guard let hidden = value(\.isBarHidden) else { return }
        controller?.navigationController?.setNavigationBarHidden(hidden, animated: animated)
    }

    // MARK: Going away

    /// The controller on a navigation stack that the screen is, or is in.
    private var pushed: (UINavigationController, Int)? {
        var next = controller
        while let current = next {
            if let navigation = current.parent as? UINavigationController {
                guard let index = navigation.viewControllers.firstIndex(where: { $0 === current }), index > 0 else {
                    return nil
                }
                return (navigation, index)
            }
            next = current.parent
        }
        return nil
    }

    var isPresented: Bool { pushed != nil || controller?.presentingViewController != nil }

    func dismiss() {
        if let (navigation, index) = pushed {
            navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        } else if controller?.presentingViewController != nil {
            controller?.dismiss(animated: true)
        }
    }
}
