import Documents
import SeamPrimitives

extension NibLoader {
    /// Sets outlets, connects actions and notes segues.
    func connect(_ connections: [(element: InterfaceElement, source: AnyObject)]) {
        for (element, source) in connections {
            element.markKnown()
            if let type = NibClasses.connection(element.name) {
                type.connect(element, of: source, self)
            } else {
                report.add("<\(element.name)>", file: document.file, line: element.line)
            }
        }
        let collections = outletCollections
        outletCollections = []
        for collection in collections {
            if collection.property == "gestureRecognizers", let view = collection.source as? UIView {
                for case let recognizer as UIGestureRecognizer in collection.objects {
                    view.addGestureRecognizer(recognizer)
                }
            } else {
                setOutlet(collection.property, of: collection.source, to: collection.objects, collection.element)
            }
        }
    }

    /// Keeps an object of an outlet collection until all of its objects are known.
    func collect(_ object: AnyObject, in property: String, of source: AnyObject, _ element: InterfaceElement) {
        if let index = outletCollections.firstIndex(where: { $0.source === source && $0.property == property }) {
            outletCollections[index].objects.append(object)
        } else {
            outletCollections.append(
                OutletCollection(source: source, property: property, element: element, objects: [object]))
        }
    }

    func setOutlet(_ property: String, of source: AnyObject, to value: Any, _ element: InterfaceElement) {
        if property == "view", source is UIViewController, source === controller { return }
        guard policy.connectsOutlets(of: source) else { return }
        if NibKeys.set(property, of: source, to: value) != .unknown { return }
        if let controller = source as? UIViewController,
            NibClasses.decoders(of: controller).contains(where: { $0.outletsWithoutEffect.contains(property) })
        {
            return
        }
        policy.keyIsMissing(
            "\(place(element)): [<\(type(of: source))> setValue:forUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key \(property).", of: source)
    }

    // MARK: User-defined runtime attributes

    func setRuntimeAttribute(_ element: InterfaceElement, of object: AnyObject) {
        element.markKnown()
        guard let path = element["keyPath"], !path.isEmpty else { return }
        let value = runtimeValue(element)
        var target = object
        var keys = path.split(separator: ".").map(String.init)
        let last = keys.removeLast()
        for key in keys {
            guard let next = NibKeys.object(key, of: target) else { return tellFailure(element, path, object) }
            target = next
        }
        if NibKeys.set(last, of: target, to: value) != .done { tellFailure(element, path, object) }
    }

    private func tellFailure(_ element: InterfaceElement, _ path: String, _ object: AnyObject) {
        LoggedOnce.say(
            "\(place(element)): Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
                + "this class is not key value coding-compliant for the key \(path).")
    }

    private func runtimeValue(_ element: InterfaceElement) -> Any? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "string", "localizedString": return child.map(string) ?? element["value"] ?? ""
        case "boolean":
            return NSNumber(value: element.bool("value") ?? child?.bool("value") ?? false)
        case "number":
            if let child, child.name == "integer" { return NSNumber(value: child.integer("value") ?? 0) }
            if let child { return NSNumber(value: child.number("value") ?? 0) }
            return NSNumber(value: element.number("value") ?? 0)
        case "color": return color(child)
        case "image":
            if let child, child.name == "imageReference" { return image(child, "image") }
            return image(element, "value")
        case "font": return font(child)
        case "point": return point(child)
        case "size": return size(child)
        case "rect": return rect(child)
        case "range":
            guard let child else { return nil }
            return NSRange(location: child.integer("location") ?? 0, length: child.integer("length") ?? 0)
        default: return nil
        }
    }
}
