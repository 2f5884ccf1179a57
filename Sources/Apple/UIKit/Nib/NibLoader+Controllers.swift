import Documents

/// What a controller remembers of its scene: how to make its view, and its segues.
@MainActor
final class ControllerNib {
    let loader: NibLoader
    let scene: InterfaceScene
    let element: InterfaceElement
    var segues: [SegueTemplate] = []
    /// The element of the view, until it is made.
    var viewElement: InterfaceElement?

    init(loader: NibLoader, scene: InterfaceScene, element: InterfaceElement) {
        self.loader = loader
        self.scene = scene
        self.element = element
    }
}

extension UIViewController {
    var nib: ControllerNib? { storyboardObject as? ControllerNib }

    /// The storyboard that the controller is from.
    public var storyboard: UIStoryboard? { nib?.loader.storyboard }
}

extension NibLoader {
    /// Takes the properties of a controller; its view is made when it is first asked for.
    func decode(_ element: InterfaceElement, into controller: UIViewController) {
        guard let scene = currentScene else { return }
        strings?.apply(to: element)
        element.markKnown()
        self.controller = controller
        controllerID = element.id
        let nib = ControllerNib(loader: self, scene: scene, element: element)
        nib.viewElement = element.child(key: "view")
        controller.storyboardObject = nib
        if let title = text(element, "title") { controller.title = title }
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
            var options: UIRectEdge = []
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            for (name, edge) in names where edges.bool(name) == true { options.insert(edge) }
            controller.edgesForExtendedLayout = options
        }
        if let size = size(element.child(key: "preferredContentSize")) { controller.preferredContentSize = size }
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
        if let item = element.child(key: "tabBarItem") { controller.tabBarItem = tabBarItem(item) }
        if let item = element.child(key: "navigationItem") { decode(item, into: controller.navigationItem) }
        if let items = element.child(key: "toolbarItems") ?? element.child(named: "toolbarItems") {
            let made = items.children(named: "barButtonItem").map(barButtonItem)
            if !made.isEmpty { controller.toolbarItems = made }
        }
        if let table = controller as? UITableViewController {
            table.clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
        }
        note(controller, element)
        decodeContainer(element, controller, nib)
    }

    private func decodeContainer(
        _ element: InterfaceElement, _ controller: UIViewController, _ nib: ControllerNib
    ) {
        // `<nil name="viewControllers"/>` says what is so without it.
        for child in element.children(named: "nil") { child.markAllKnown() }
        if let navigation = controller as? UINavigationController {
            if let bar = element.child(key: "navigationBar") {
                decodeNavigationBar(bar, navigation.navigationBar)
                noteBar(bar, navigation.navigationBar)
            }
            if let bar = element.child(key: "toolbar") {
                decodeToolbar(bar, navigation.toolbar)
                noteBar(bar, navigation.toolbar)
            }
            if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
            if let hides = element.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
            if let hides = element.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
        }
        // Where pages are bound is a matter of those that curl.
        if controller is UIPageViewController, element["transitionStyle"] == "scroll" { _ = element["spineLocation"] }
        if let tabs = controller as? UITabBarController, let bar = element.child(key: "tabBar") {
            decodeTabBar(bar, tabs.tabBar)
            noteBar(bar, tabs.tabBar)
        }
        if let split = controller as? UISplitViewController { decodeSplit(element, split) }
        var children: [UIViewController] = []
        var relationships: [String] = []
        for segue in element.child(named: "connections")?.children ?? [] where segue["kind"] == "relationship" {
            segue.markKnown()
            let relationship = segue.string("relationship")
            guard !isForLayout, let destination = segue["destination"],
                let child = storyboard?.makeController(id: destination)
            else { continue }
            children.append(child)
            relationships.append(relationship)
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
        case let split as UISplitViewController:
            for (child, relationship) in zip(children, relationships) {
                split.setViewController(child, for: SplitRelationships.columns[relationship] ?? .secondary)
            }
        default: for child in children { controller.addChild(child) }
        }
    }

    /// The colours of a bar that its container has made; its frame is the container's business.
    private func noteBar(_ element: InterfaceElement, _ bar: UIView) {
        register(bar, for: element)
        if let tint = color(element, "tintColor") { bar.tintColor = tint }
        if let background = color(element, "backgroundColor") { bar.backgroundColor = background }
        element.child(key: "frame")?.markAllKnown()
        element.child(key: "autoresizingMask")?.markAllKnown()
        for name in [
            "contentMode", "clipsSubviews", "opaque", "insetsLayoutMarginsFromSafeArea", "multipleTouchEnabled",
            "userInteractionEnabled", "clearsContextBeforeDrawing", "barStyle",
        ] { _ = element[name] }
    }

    // MARK: Views

    /// Makes the view of a scene's controller and connects everything. Whether the scene has a view.
    func loadView(of controller: UIViewController, _ nib: ControllerNib) -> Bool {
        guard let element = nib.viewElement else { return false }
        nib.viewElement = nil
        let top = (try? nib.scene.objects()) ?? []
        for object in top where object.id != controllerID {
            if object.name == "placeholder" || object.name == "exit" {
                registerPlaceholder(object)
            } else if let made = makeTopObject(object) {
                kept.append(made)
            }
        }
        let view = makeView(element)
        controller.view = view
        if let table = controller as? UITableViewController, let view = view as? UITableView {
            if view.dataSource == nil { view.dataSource = table }
            if view.delegate == nil { view.delegate = table }
        }
        if let collection = controller as? UICollectionViewController, let view = view as? UICollectionView {
            if view.dataSource == nil { view.dataSource = collection }
            if view.delegate == nil { view.delegate = collection }
        }
        for guide in nib.element.child(named: "layoutGuides")?.children ?? [] {
            let support = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
            register(support, for: guide)
        }
        finish()
        tellUnknown(of: [nib.element] + top.filter { $0.id != controllerID })
        return true
    }

    /// An object at the top of a xib or beside a controller.
    func makeTopObject(_ element: InterfaceElement) -> AnyObject? {
        if let recognizer = makeRecognizer(element) { return recognizer }
        switch element.name {
        case "customObject":
            element.markKnown()
            guard let (name, type) = NibClasses.custom(element) else { return nil }
            guard let type, let object = UIApplication.instantiate(type) else {
                if !isForLayout {
                    logOnce("\(place(element)): warning: Unknown class \(name) in Interface Builder file.")
                }
                return nil
            }
            note(object, element)
            return object
        case "barButtonItem": return barButtonItem(element)
        case "navigationItem":
            let item = UINavigationItem(title: "")
            decode(item: item, element)
            return item
        case "collectionViewFlowLayout", "viewControllerPlaceholder", "customFonts", "inferredMetricsTieBreakers":
            element.markAllKnown()
            return nil
        default:
            if NibClasses.controllerElements.contains(element.name) { return makeLooseController(element) }
            return makeView(element)
        }
    }

    private func decode(item: UINavigationItem, _ element: InterfaceElement) { decode(element, into: item) }

    /// A controller at the top of a xib.
    private func makeLooseController(_ element: InterfaceElement) -> UIViewController? {
        element.markKnown()
        let type = NibClasses.custom(element)?.type as? UIViewController.Type ?? NibClasses.controller(element.name)
        guard let controller = (type ?? UIViewController.self).init(coder: NSLooseCoder()) else { return nil }
        note(controller, element)
        if let view = element.child(key: "view") { controller.view = makeView(view) }
        return controller
    }

    // MARK: Gesture recognisers

    private func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        let recognizer: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            if let count = element.integer("numberOfTapsRequired"), count > 0 { tap.numberOfTapsRequired = count }
            if let count = element.integer("numberOfTouchesRequired"), count > 0 { tap.numberOfTouchesRequired = count }
            recognizer = tap
        case "panGestureRecognizer":
            let pan = UIPanGestureRecognizer()
            if let count = element.integer("minimumNumberOfTouches"), count > 0 { pan.minimumNumberOfTouches = count }
            if let count = element.integer("maximumNumberOfTouches"), count > 0 { pan.maximumNumberOfTouches = count }
            recognizer = pan
        case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
        case "screenEdgePanGestureRecognizer":
            let pan = UIScreenEdgePanGestureRecognizer()
            if let edges = element.child(key: "edges") {
                var options: UIRectEdge = []
                let names: [(String, UIRectEdge)] = [
                    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
                ]
                for (name, edge) in names where edges.bool(name) == true { options.insert(edge) }
                pan.edges = options
            }
            recognizer = pan
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            switch element["direction"] {
            case "left": swipe.direction = .left
            case "up": swipe.direction = .up
            case "down": swipe.direction = .down
            default: swipe.direction = .right
            }
            recognizer = swipe
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            // The first name is what Xcode writes.
            let press = UILongPressGestureRecognizer()
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let distance = element.number("allowableMovement") { press.allowableMovement = CGFloat(distance) }
            if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            recognizer = press
        default: return nil
        }
        element.markKnown()
        if let isEnabled = element.bool("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        note(recognizer, element)
        return recognizer
    }
}

/// A coder of nothing, for a controller at the top of a xib.
private final class NSLooseCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
}
