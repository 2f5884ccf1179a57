package import Documents

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
        let decoders = NibClasses.decoders(of: controller)
        for type in decoders { type.decodeIfPossible(element, controller, self) }
        let children = relatedControllers(element)
        if !children.isEmpty { decoders.last?.containIfPossible(children, in: controller) }
    }

    private func relatedControllers(_ element: InterfaceElement) -> [RelatedController] {
        var children: [RelatedController] = []
        for segue in element.child(named: "connections")?.children ?? [] where segue["kind"] == "relationship" {
            segue.markKnown()
            let relationship = segue.string("relationship")
            guard policy.followsSegues, let destination = segue["destination"],
                let child = storyboard?.makeController(id: destination)
            else { continue }
            children.append(RelatedController(relationship: relationship, controller: child))
        }
        return children
    }

    /// `<edges key="...">`.
    static func rectEdges(_ element: InterfaceElement) -> UIRectEdge {
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return names.reduce(into: []) { edges, next in
            if element.bool(next.0) == true { edges.insert(next.1) }
        }
    }

    // MARK: Views

    /// Makes the view of a scene's controller and connects everything. Whether the scene has a view.
    func loadView(of controller: UIViewController, _ nib: ControllerNib) -> Bool {
        guard let element = nib.viewElement else { return false }
        nib.viewElement = nil
        makeTopObjects()
        let view = makeView(element)
        controller.view = view
        for type in NibClasses.decoders(of: controller) { type.tellIfPossible(view: view, wasMadeFor: controller) }
        for guide in nib.element.child(named: "layoutGuides")?.children ?? [] {
            let support = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
            register(support, for: guide)
        }
        finish()
        tellUnknown(of: [nib.element] + topObjects)
        return true
    }

    /// What is beside the controller in its scene.
    private var topObjects: [InterfaceElement] {
        ((try? currentScene?.objects()) ?? []).filter { $0.id != controllerID }
    }

    /// Makes what is beside the controller. Placeholders are registered; the rest may come later, with the view.
    func makeTopObjects(placeholdersOnly: Bool = false) {
        for object in topObjects {
            if object.name == "placeholder" || object.name == "exit" {
                registerPlaceholder(object)
            } else if !placeholdersOnly, let made = makeTopObject(object) {
                kept.append(made)
            }
        }
    }

    /// An object at the top of a xib or beside a controller.
    package func makeTopObject(_ element: InterfaceElement) -> AnyObject? {
        if let type = NibClasses.recognizer(element.name) { return type.make(element, self) }
        if let type = NibClasses.object(element.name) { return type.make(element, self) }
        if NibClasses.controller(element.name) != nil { return makeLooseController(element) }
        return makeView(element)
    }

    /// A controller at the top of a xib.
    private func makeLooseController(_ element: InterfaceElement) -> UIViewController? {
        element.markKnown()
        let type =
            NibClasses.custom(element)?.type as? UIViewController.Type
            ?? NibClasses.controller(element.name)?.controllerClass
        guard let controller = (type ?? UIViewController.self).init(coder: LooseCoder()) else { return nil }
        note(controller, element)
        if let view = element.child(key: "view") { controller.view = makeView(view) }
        return controller
    }
}

/// A coder of nothing, for a controller at the top of a xib.
private final class LooseCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
}
