import Documents

/// `<viewController>`, and the attributes of every controller.
enum ViewControllerElement: ControllerElement {
    static let names = ["viewController"]
    /// iOS 8 replaced search display controllers by UISearchController.
    static let outletsWithoutEffect: Set<String> = ["searchDisplayController"]

    static func decode(_ element: InterfaceElement, _ controller: UIViewController, _ loader: NibLoader) {
        if let title = loader.text(element, "title") { controller.title = title }
        if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let provides = element.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let style = element["modalPresentationStyle"].flatMap({ SegueTemplate.presentationStyles[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ SegueTemplate.transitionStyles[$0] }) {
            controller.modalTransitionStyle = style
        }
        if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
        if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = NibLoader.rectEdges(edges)
        }
        if let size = loader.size(element.child(key: "preferredContentSize")) { controller.preferredContentSize = size }
        for key in [
            "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "freeformSize",
            "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedModalMetrics",
        ] { element.child(key: key)?.markAllKnown() }
        for metrics in element.children where metrics.name.hasPrefix("simulated") { metrics.markAllKnown() }
        for name in [
            "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier",
            "wantsFullScreenLayout", "interfaceStyle", "autoresizesArchivedViewToFullSize", "storyboardName",
        ] { _ = element[name] }
        element.child(named: "layoutGuides")?.markAllKnown()
        element.child(key: "keyCommands")?.markAllKnown()
        if let item = element.child(key: "tabBarItem") { controller.tabBarItem = loader.tabBarItem(item) }
        if let item = element.child(key: "navigationItem") {
            NavigationItemElement.decode(item, controller.navigationItem, loader)
        }
        if let items = element.child(key: "toolbarItems") ?? element.child(named: "toolbarItems") {
            let made = items.children(named: "barButtonItem").map(loader.barButtonItem)
            if !made.isEmpty { controller.toolbarItems = made }
        }
        // `<nil name="viewControllers"/>` states a default.
        for child in element.children(named: "nil") { child.markAllKnown() }
        loader.note(controller, element)
    }
}
