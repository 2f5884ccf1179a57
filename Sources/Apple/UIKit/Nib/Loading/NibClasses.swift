import Documents
internal import ObjectiveC
internal import RuntimeShims

/// Looks up the elements that ``NibElements`` lists, and the classes of the app that elements name.
@MainActor
enum NibClasses {
    private static func byName<Element>(_ list: [Element], _ names: (Element) -> [String]) -> [String: Element] {
        Dictionary(list.flatMap { element in names(element).map { ($0, element) } }) { first, _ in first }
    }

    private static let views = byName(NibElements.views) { $0.names }
    private static let controllers = byName(NibElements.controllers) { $0.names }
    private static let recognizers = byName(NibElements.recognizers) { $0.names }
    private static let objects = byName(NibElements.objects) { $0.names }
    private static let connections = byName(NibElements.connections) { $0.names }

    /// The element of a name; nil for one that is not known.
    static func view(_ name: String) -> (any ViewElement.Type)? { views[name] }
    static func controller(_ name: String) -> (any ControllerElement.Type)? { controllers[name] }
    static func recognizer(_ name: String) -> (any RecognizerElement.Type)? { recognizers[name] }
    static func object(_ name: String) -> (any ObjectElement.Type)? { objects[name] }
    static func connection(_ name: String) -> (any ConnectionElement.Type)? { connections[name] }

    // MARK: Classes and their superclasses

    private static let viewsByClass = Dictionary(
        NibElements.views.map { (ObjectIdentifier($0.viewClass), $0) }
    ) { first, _ in first }

    private static let controllersByClass = Dictionary(
        NibElements.controllers.filter { $0.isSupported }.map { (ObjectIdentifier($0.controllerClass), $0) }
    ) { first, _ in first }

    private static var decoders: [String: [any ViewElement.Type]] = [:]

    /// The elements that read the attributes of an element, UIView's first.
    static func decoders(of name: String) -> [any ViewElement.Type] {
        if let known = decoders[name] { return known }
        let found = chain(views[name]?.viewClass ?? UIView.self, in: viewsByClass)
        decoders[name] = found
        return found
    }

    /// The elements that read the attributes of a controller, UIViewController's first.
    static func decoders(of controller: UIViewController) -> [any ControllerElement.Type] {
        chain(type(of: controller), in: controllersByClass)
    }

    private static func chain<Element>(_ type: AnyClass, in known: [ObjectIdentifier: Element]) -> [Element] {
        var found: [Element] = []
        var next: AnyClass? = type
        while let current = next {
            if let element = known[ObjectIdentifier(current)] { found.append(element) }
            next = Superclasses.superclass(of: current)
        }
        return found.reversed()
    }

    /// UIKit's class nearest to `type` whose `init(coder:)` takes properties from a nib.
    static func level(of type: UIView.Type) -> AnyClass {
        var next: AnyClass? = type
        while let current = next {
            if viewsByClass[ObjectIdentifier(current)] != nil { return current }
            next = Superclasses.superclass(of: current)
        }
        return UIView.self
    }

    // MARK: The app's classes

    private static var found: [String: AnyClass?] = [:]

    /// The class of an element's `customClass`; nil when it has none, or none that is there.
    static func custom(_ element: InterfaceElement) -> (name: String, type: AnyClass?)? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let module = element["customModule"]
        let key = (module ?? "") + "." + name
        if let known = found[key] { return (name, known) }
        var candidates: [String] = []
        if let main = mainModule { candidates.append(main + "." + name) }
        if let module { candidates.append(identifier(module) + "." + name) }
        candidates.append("UIKit." + name)
        candidates.append(name)
        let type: AnyClass? = candidates.lazy.compactMap { ClassNaming.type(named: $0) }.first
        found[key] = .some(type)
        return (name, type)
    }

    /// The app's own module: the one of its delegate.
    static var mainModule: String? {
        if let known = knownMainModule { return known }
        let main = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) }
        knownMainModule = main.flatMap { $0.split(separator: ".").first.map(String.init) }
        return knownMainModule
    }
    private static var knownMainModule: String?

    /// As Xcode makes an identifier of a product's name.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
