package import Documents

/// The screens of an app and the ways between them, as Interface Builder drew them.
///
/// Scenes are read one by one, when their controller is first made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let document: InterfaceDocument
    private let bundle: Bundle
    private var depth = 0

    /// The storyboard of that name in the bundle; the program stops if there is none, or it cannot be read.
    ///
    /// - Parameters:
    ///   - name: Without the ending.
    ///   - storyboardBundleOrNil: The main bundle if it is nil. The folders of preferred languages are looked in as well.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        bundle = storyboardBundleOrNil ?? .main
        guard let url = NibFiles.url(name, "storyboard", in: bundle) else {
            fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
        }
        do {
            document = try NibFiles.document(at: url)
        } catch {
            fatalError("\(error)")
        }
        super.init()
    }

    package init(document: InterfaceDocument, bundle: Bundle) {
        self.document = document
        self.bundle = bundle
        super.init()
    }

    /// The controller that the storyboard begins with, made anew; nil when it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initialViewController.flatMap { makeController(id: $0) }
    }

    /// The same, made by `creator`; where it gives nil, made as usual.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        document.initialViewController.flatMap { makeController(id: $0, creator: creator) } as? ViewController
    }

    /// The controller with that storyboard ID, made anew; the program stops if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(identifier, creator: nil)
    }

    /// The same, made by `creator`; where it gives nil, made as usual.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = made(identifier, creator: creator)
        guard let controller = controller as? ViewController else {
            fatalError(
                "\(document.file): the view controller with identifier '\(identifier)' is a \(type(of: controller)), "
                    + "not a \(ViewController.self)")
        }
        return controller
    }

    private func made(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let scene = document.scene(identifier: identifier),
            let controller = makeController(scene, creator: creator)
        else {
            fatalError(
                "\(document.file): Storyboard doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    // MARK: Making

    /// The controller with that identifier of Interface Builder's; nil when there is none.
    func makeController(
        id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        document.scene(controllerID: id).flatMap { makeController($0, creator: creator) }
    }

    private func makeController(
        _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let loader = NibLoader(document: document, bundle: bundle, storyboard: self, owner: nil)
        // A storyboard whose controllers contain each other has no end.
        guard depth < 32 else { return nil }
        depth += 1
        defer { depth -= 1 }
        do throws(DocumentError) {
            guard let element = try scene.controller() else { return nil }
            return makeController(element, scene, loader, creator: creator)
        } catch {
            fatalError("\(error)")
        }
    }

    package func makeController(
        _ element: InterfaceElement, _ scene: InterfaceScene, _ loader: NibLoader,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" { return referenced(element) }
        loader.currentScene = scene
        let known = NibClasses.controller(element.name)
        var type: UIViewController.Type = known?.controllerClass ?? UIViewController.self
        if known?.isSupported != true {
            loader.report.add("<\(element.name)>", file: document.file, line: element.line)
        }
        if let (name, found) = NibClasses.custom(element) {
            if let found = found as? UIViewController.Type {
                type = found
            } else {
                loader.classIsMissing(name, element)
            }
        }
        let coder = NibCoder(loader: loader, element: element, level: UIViewController.self)
        let controller = creator?(coder) ?? type.init(coder: coder)
        guard let controller else { return nil }
        if controller.nib == nil { loader.decode(element, into: controller) }
        loader.controllerWasMade(controller)
        return controller
    }

    /// The controller of another storyboard that a reference stands for.
    private func referenced(_ element: InterfaceElement) -> UIViewController? {
        element.markAllKnown()
        guard let name = element["storyboardName"], NibFiles.url(name, "storyboard", in: bundle) != nil else {
            return nil
        }
        let other = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        return other.instantiateViewController(withIdentifier: identifier)
    }
}

extension NibLoader {
    /// Connects a controller whose view comes later.
    func controllerWasMade(_ controller: UIViewController) {
        // Segues and attributes of the controller count from now on; outlets wait for the view.
        let own = pendingConnections
        pendingConnections = own.filter { $0.element.name != "segue" }
        connect(own.filter { $0.element.name == "segue" })
        if controller is UINavigationController || controller is UITabBarController {
            connectWithoutView()
            if policy.wakesObjects { tellUnknown(of: [controller.nib?.element].compactMap { $0 }) }
        }
        wake(controller)
    }
}
