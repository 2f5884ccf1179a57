package import Documents

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
    /// What UIKit shows as the size of the screen that the interface is laid out for.
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
    /// What is told that it was loaded, in the order of making.
    private var awakening: [AnyObject] = []
    /// Objects outside of the controller's view, which nobody else keeps.
    package var kept: [AnyObject] = []
    /// Called for each view with its element: `seam layout` compares frames.
    package var viewWasMade: ((UIView, InterfaceElement) -> Void)?
    /// In `seam layout` the classes of the app are not there, and nothing is connected to them.
    package var isForLayout = false
    /// In `seam layout`, the text size that Xcode's canvas was set to.
    package var textSize = TextStyleSizes.large
    /// Whether a font was named by what its text is for.
    package var hasTextStyles = false
    /// What was not understood.
    package var report = InterfaceReport()

    package init(document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard?, owner: AnyObject?) {
        self.document = document
        self.bundle = bundle
        self.storyboard = storyboard
        self.owner = owner
        strings = NibStrings.strings(for: document, in: bundle)
    }

    /// A loader for parts of the same scene that are made again and again, such as prototypes of cells.
    func child() -> NibLoader {
        let child = NibLoader(document: document, bundle: bundle, storyboard: storyboard, owner: owner)
        child.controller = controller
        child.outer = self
        child.viewWasMade = viewWasMade
        child.isForLayout = isForLayout
        return child
    }

    private weak var outer: NibLoader?

    // MARK: Objects

    func register(_ object: AnyObject, for element: InterfaceElement) {
        guard let id = element.id else { return }
        objects[id] = Weak(object: object)
    }

    func register(_ object: AnyObject, id: String) { objects[id] = Weak(object: object) }

    func registerPlaceholder(_ element: InterfaceElement) {
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

    /// A container has no view of its own in the nib: its outlets are connected at once.
    func connectWithoutView() {
        for object in (try? currentScene?.objects()) ?? [] where object.name == "placeholder" || object.name == "exit" {
            registerPlaceholder(object)
        }
        let connections = pendingConnections
        pendingConnections = []
        connect(connections)
    }

    /// Sets the attributes of a controller and tells it that it was loaded.
    func wake(_ controller: UIViewController) {
        awakening.removeAll { $0 === controller }
        guard !isForLayout else { return }
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
        applyVariations(to: element)
        strings?.apply(to: element)
        let base = NibClasses.view(element.name)
        if base != nil { element.markKnown() }
        var type = base ?? PlaceholderView.self
        if let (name, found) = NibClasses.custom(element) {
            if let custom = found as? UIView.Type {
                type = custom
            } else if !isForLayout {
                logUnknownClass(name, element)
            }
        }
        let coder = NibCoder(
            loader: self, element: element, level: NibClasses.level(of: type), integers: initialValues(of: element))
        guard let view = type.init(coder: coder) else {
            logOnce("\(place(element)): \(type).init(coder:) returned nil; a plain view stands in for it")
            let view = UIView(frame: .zero)
            decode(element, into: view)
            return view
        }
        return view
    }

    /// What a view must know before its properties are read.
    private func initialValues(of element: InterfaceElement) -> [String: Int] {
        switch element.name {
        case "tableView":
            let style: UITableView.Style =
                switch element["style"] {
                case "grouped": .grouped
                case "insetGrouped": .insetGrouped
                default: .plain
                }
            return ["UIStyle": style.rawValue]
        case "tableViewCell":
            let style: UITableViewCell.CellStyle =
                switch element["style"] {
                case "IBUITableViewCellStyleValue1": .value1
                case "IBUITableViewCellStyleValue2": .value2
                case "IBUITableViewCellStyleSubtitle": .subtitle
                default: .default
                }
            return ["UITextLabelStyle": style.rawValue]
        default: return [:]
        }
    }

    // MARK: Connecting

    /// Activates constraints, sets attributes and outlets, connects actions, and wakes what was made.
    package func finish() {
        let constraints = pendingConstraints
        pendingConstraints = []
        // An outlet may be a constraint that is not active, which only this keeps.
        let made = constraints.compactMap { activate($0.element, of: $0.holder) }
        defer { withExtendedLifetime(made) {} }
        let connections = pendingConnections
        pendingConnections = []
        let attributes = pendingAttributes
        pendingAttributes = []
        if !isForLayout {
            for (element, object) in attributes { setRuntimeAttribute(element, of: object) }
        } else {
            for (element, _) in attributes { element.markAllKnown() }
        }
        connect(connections)
        let awakening = awakening
        self.awakening = []
        guard !isForLayout else { return }
        for object in awakening {
            if let view = object as? UIView { view.awakeFromNib() }
            if let controller = object as? UIViewController { controller.awakeFromNib() }
        }
    }

    // MARK: Messages

    /// Says once what was not understood of these elements.
    func tellUnknown(of elements: [InterfaceElement]) {
        for element in elements { report.add(unknownOf: element, file: document.file) }
        guard !isForLayout, !report.isEmpty else { return }
        logOnce(report.lines.joined(separator: "\n"))
        report = InterfaceReport()
    }

    func place(_ element: InterfaceElement) -> String { "\(document.file):\(element.line)" }

    private func logUnknownClass(_ name: String, _ element: InterfaceElement) {
        let module = element["customModule"].map { " of module \($0)" } ?? ""
        logOnce("\(place(element)): warning: Unknown class \(name)\(module) in Interface Builder file.")
    }

    private static var logged: Set<String> = []

    func logOnce(_ message: String) {
        guard Self.logged.insert(message).inserted else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
