package import Documents
internal import ObjectiveC
internal import SeamPrimitives

/// Makes the objects of one xib, or of one scene of a storyboard, and connects them.
@MainActor
package final class NibLoader {
    let document: InterfaceDocument
    let bundle: Bundle
    let strings: NibStrings?
    /// Where the scene is from; nil in a xib.
    let storyboard: UIStoryboard?
    /// The object outside of the nib that it is loaded for.
    weak var owner: AnyObject?
    /// The scene's controller.
    weak var controller: UIViewController?
    /// The size classes that choose among variations.
    var traits: UITraitCollection { .current }

    private struct Weak {
        weak var object: AnyObject?
    }

    /// The objects by their identifiers, without keeping them; the controller is not among them.
    private var objects: [String: Weak] = [:]
    /// The elements that stand for the owner or for the first responder.
    private var placeholders: [String: String] = [:]
    var pendingConstraints: [(element: InterfaceElement, holder: UIView)] = []
    var pendingConnections: [(element: InterfaceElement, source: AnyObject)] = []
    private var pendingAttributes: [(element: InterfaceElement, object: AnyObject)] = []
    /// Objects that are told that they were loaded, in the order of making.
    private var awakening: [AnyObject] = []
    /// Objects outside of the controller's view, which nobody else keeps.
    package var kept: [AnyObject] = []
    /// Decides about everything outside of the document.
    let policy: any NibPolicy
    /// Elements and attributes that were not understood.
    package var report = InterfaceReport()
    /// The parts of a table cell are the cell's own views, which the policy does not hear of.
    private var isInPart = false

    /// The objects of an outlet collection, while they are gathered.
    struct OutletCollection {
        var source: AnyObject
        var property: String
        var element: InterfaceElement
        var objects: [AnyObject]
    }
    var outletCollections: [OutletCollection] = []

    /// `policy` is the one of apps when it is nil.
    package init(
        document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard?, owner: AnyObject?,
        policy: (any NibPolicy)? = nil
    ) {
        self.policy = policy ?? AppNibPolicy.shared
        self.document = document
        self.bundle = bundle
        self.storyboard = storyboard
        self.owner = owner
        strings = NibStrings.strings(for: document, in: bundle)
    }

    /// A loader for parts of the same scene that are made again and again, such as prototypes of cells.
    func child() -> NibLoader {
        let child = NibLoader(
            document: document, bundle: bundle, storyboard: storyboard, owner: owner, policy: policy)
        child.controller = controller
        child.outer = self
        return child
    }

    private weak var outer: NibLoader?
    /// Whether it makes parts of a scene again and again.
    var isForPrototypes: Bool { outer != nil }

    // MARK: Objects

    func register(_ object: AnyObject, for element: InterfaceElement) {
        guard let id = element.id else { return }
        objects[id] = Weak(object: object)
    }

    func register(_ object: AnyObject, id: String) { objects[id] = Weak(object: object) }

    package func registerPlaceholder(_ element: InterfaceElement) {
        element.markAllKnown()
        guard let id = element.id else { return }
        placeholders[id] = element.name == "exit" ? "exit" : element.string("placeholderIdentifier")
    }

    /// The object of that identifier; a controller of the same storyboard is not made for this.
    func object(_ id: String) -> AnyObject? {
        if let object = objects[id]?.object { return object }
        if let controller, controllerID == id { return controller }
        if placeholders[id] == "IBFilesOwner" { return owner }
        return outer?.object(id)
    }

    var controllerID: String?
    /// The scene that the loader makes.
    package var currentScene: InterfaceScene?

    /// A container has no view of its own in the nib: what is beside it in its scene is made, and connected, at once.
    func connectWithoutView() {
        makeTopObjects(placeholdersOnly: controller?.nib?.viewElement != nil)
        awakening.removeAll { $0 === controller }
        finish()
    }

    /// Sets the attributes of a controller and tells it that it was loaded.
    func wake(_ controller: UIViewController) {
        awakening.removeAll { $0 === controller }
        guard policy.wakesObjects else { return }
        let own = pendingAttributes.filter { $0.object === controller }
        pendingAttributes.removeAll { $0.object === controller }
        for (element, object) in own { setRuntimeAttribute(element, of: object) }
        controller.awakeFromNib()
    }

    func isFirstResponder(_ id: String) -> Bool {
        placeholders[id] == "IBFirstResponder" || outer?.isFirstResponder(id) == true
    }

    func isExit(_ id: String) -> Bool { placeholders[id] == "exit" || outer?.isExit(id) == true }

    // MARK: Making

    /// Takes connections and attributes of an object for later, when all objects are there.
    func note(_ object: AnyObject, _ element: InterfaceElement) {
        register(object, for: element)
        awakening.append(object)
        if let connections = element.child(named: "connections") {
            for connection in connections.children { pendingConnections.append((connection, object)) }
        }
        if let attributes = element.child(named: "userDefinedRuntimeAttributes") {
            for attribute in attributes.children(named: "userDefinedRuntimeAttribute") {
                pendingAttributes.append((attribute, object))
            }
        }
        _ = element["restorationIdentifier"]
    }

    /// The view of an element with all in it. A placeholder stands in for one that is not known.
    func makeView(_ element: InterfaceElement) -> UIView {
        let wasDecoding = Tracing.isDecoding
        Tracing.isDecoding = true
        defer { Tracing.isDecoding = wasDecoding }
        applyVariations(to: element)
        strings?.apply(to: element)
        let known = NibClasses.view(element.name)
        let other = known == nil ? NibOtherViews.view(element.name) : nil
        if known != nil || other != nil { element.markKnown() }
        var type: UIView.Type = known?.viewClass ?? other ?? PlaceholderView.self
        if let (name, found) = NibClasses.custom(element) {
            if let custom = found as? UIView.Type {
                type = custom
            } else {
                classIsMissing(name, element)
            }
        }
        let coder = NibCoder(
            loader: self, element: element, level: NibClasses.level(of: type),
            integers: known?.initialValues(of: element) ?? [:])
        guard let view = type.init(coder: coder) else {
            LoggedOnce.say("\(place(element)): \(type).init(coder:) returned nil; a plain view stands in for it")
            let view = UIView(frame: .zero)
            decode(element, into: view)
            return view
        }
        return view
    }

    /// Takes the properties of an element into the view that was made for it, and makes what is in it.
    func decode(_ element: InterfaceElement, into view: UIView) {
        let wasDecoding = Tracing.isDecoding
        Tracing.isDecoding = true
        defer { Tracing.isDecoding = wasDecoding }
        for type in NibClasses.decoders(of: element.name) { type.decodeIfPossible(element, view, self) }
        NibOtherViews.decode(element, view)
        didMake(view, element)
    }

    /// The same for a view that a table cell has made for itself.
    func decodePart(_ element: InterfaceElement, into view: UIView) {
        let wasInPart = isInPart
        isInPart = true
        defer { isInPart = wasInPart }
        decode(element, into: view)
    }

    /// Reads the properties that every view has, and not those of the element's class.
    func decodeCommon(_ element: InterfaceElement, into view: UIView) {
        PlainViewElement.decode(element, view, self)
    }

    func didMake(_ view: UIView, _ element: InterfaceElement) {
        if !isInPart { policy.didMake(view, from: element) }
    }

    /// A view of a prototype cell, made by a loader of its own.
    func makePrototype(_ prototype: InterfaceElement) -> UIView {
        let loader = child()
        let view = loader.makeView(prototype)
        loader.finish()
        if prototype.isDeferred {
            prototype.isDeferred = false
            loader.tellUnknown(of: [prototype])
        }
        return view
    }

    // MARK: Connecting

    /// Activates constraints, sets attributes and outlets, connects actions, and wakes what was made.
    package func finish() {
        let constraints = pendingConstraints
        pendingConstraints = []
        // An outlet may be a constraint that is not active, which only this keeps.
        let made = constraints.compactMap { activate($0.element, of: $0.holder) }
        defer { withExtendedLifetime(made) {} }
        if policy.wakesObjects {
            // Controllers have a life of their own.
            NibPool.keep(made + objects.values.compactMap(\.object).filter { !($0 is UIViewController) })
        }
        let connections = pendingConnections
        pendingConnections = []
        let attributes = pendingAttributes
        pendingAttributes = []
        if policy.wakesObjects {
            for (element, object) in attributes { setRuntimeAttribute(element, of: object) }
        } else {
            for (element, _) in attributes { element.markAllKnown() }
        }
        connect(connections)
        let awakening = awakening
        self.awakening = []
        guard policy.wakesObjects else { return }
        for object in awakening {
            switch object {
            case let view as UIView: view.awakeFromNib()
            case let controller as UIViewController: controller.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            default: _ = SelectorTable.send(Selector("awakeFromNib"), to: object)
            }
        }
    }

    // MARK: Messages

    /// Says once what was not understood of these elements.
    package func tellUnknown(of elements: [InterfaceElement]) {
        for element in elements { report.add(unknownOf: element, file: document.file) }
        guard !report.isEmpty, policy.tell(report) else { return }
        report = InterfaceReport()
    }

    func place(_ element: InterfaceElement) -> String { "\(document.file):\(element.line)" }

    /// UIKit's class stands in for a custom class that is not there.
    func classIsMissing(_ name: String, _ element: InterfaceElement) {
        let module = element["customModule"].map { " of module \($0)" } ?? ""
        policy.classIsMissing(
            "\(place(element)): warning: Unknown class \(name)\(module) in Interface Builder file.")
    }
}
