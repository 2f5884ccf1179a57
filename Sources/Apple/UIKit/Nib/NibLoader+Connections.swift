import Documents

extension NibLoader {
    /// Sets outlets, connects actions and notes segues.
    func connect(_ connections: [(element: InterfaceElement, source: AnyObject)]) {
        var collections: [(source: AnyObject, property: String, element: InterfaceElement, objects: [AnyObject])] = []
        for (element, source) in connections {
            element.markKnown()
            switch element.name {
            case "outlet":
                guard let property = element["property"], let id = element["destination"] else { continue }
                guard let destination = object(id) else { continue }
                setOutlet(property, of: source, to: destination, element)
            case "outletCollection":
                _ = (element["collectionClass"], element["appends"])
                guard let property = element["property"], let id = element["destination"] else { continue }
                guard let destination = object(id) else { continue }
                let index = collections.firstIndex { $0.source === source && $0.property == property }
                if let index {
                    collections[index].objects.append(destination)
                } else {
                    collections.append((source, property, element, [destination]))
                }
            case "action": connectAction(element, of: source)
            case "segue": connectSegue(element, of: source)
            default: report.add("<\(element.name)>", file: document.file, line: element.line)
            }
        }
        for (source, property, element, objects) in collections {
            if property == "gestureRecognizers", let view = source as? UIView {
                for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
            } else {
                setOutlet(property, of: source, to: objects, element)
            }
        }
    }

    private func setOutlet(_ property: String, of source: AnyObject, to value: Any, _ element: InterfaceElement) {
        if property == "view", source is UIViewController, source === controller { return }
        if isForLayout, !String(reflecting: type(of: source)).hasPrefix("UIKit.") { return }
        NibKeys.register()
        if let method = SelectorTable.method(of: type(of: source), for: NibKeys.setter(of: property)) {
            _ = method(source, value, nil)
            return
        }
        if isForLayout { return }
        let message =
            "\(place(element)): [<\(type(of: source))> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key \(property)."
        // An object of UIKit's own class stands in for one whose class was not found, which was said already.
        if String(reflecting: type(of: source)).hasPrefix("UIKit.") { return logOnce(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
        fatalError(message)
    }

    // MARK: Actions

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]

    private func connectAction(_ element: InterfaceElement, of source: AnyObject) {
        _ = element["eventType"]
        guard let name = element["selector"], let id = element["destination"] else { return }
        let selector = Selector(name)
        let target = object(id)
        guard target != nil || isFirstResponder(id) else { return }
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            report.add("action of \(type(of: source))", file: document.file, line: element.line)
        }
    }

    // MARK: Segues

    private func connectSegue(_ element: InterfaceElement, of source: AnyObject) {
        guard element["kind"] != "relationship" else { return }
        let template = SegueTemplate(element, in: self)
        guard !isForLayout, let controller = self.controller else { return }
        if template.kind == .embed {
            guard let container = source as? UIView else { return }
            return template.embed(in: container, of: controller)
        }
        controller.nib?.segues.append(template)
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
            control.addAction(
                UIAction { [weak controller, weak control] _ in
                    guard let controller, let control else { return }
                    template.trigger(from: controller, sender: control)
                }, for: event)
        case let item as UIBarButtonItem:
            let trigger = SegueTrigger(template: template, controller: controller, sender: item)
            item.target = trigger
            item.action = SegueTrigger.selector
            kept.append(trigger)
        case let recognizer as UIGestureRecognizer:
            let trigger = SegueTrigger(template: template, controller: controller, sender: recognizer)
            recognizer.addTarget(trigger, action: SegueTrigger.selector)
            kept.append(trigger)
        case let cell as UIView where cell is UITableViewCell || cell is UICollectionViewCell:
            cell.selectionSegue = { [weak controller, weak cell] in
                guard let controller, let cell else { return }
                template.trigger(from: controller, sender: cell)
            }
        default: break
        }
    }

    // MARK: User-defined runtime attributes

    func setRuntimeAttribute(_ element: InterfaceElement, of object: AnyObject) {
        element.markKnown()
        guard let path = element["keyPath"], !path.isEmpty else { return }
        let value = runtimeValue(element)
        NibKeys.register()
        var target = object
        var keys = path.split(separator: ".").map(String.init)
        let last = keys.removeLast()
        for key in keys {
            guard let getter = SelectorTable.method(of: type(of: target), for: Selector(key)),
                let next = getter(target, nil, nil)
            else { return tellFailure(element, path, object) }
            let unwrapped = next as AnyObject
            target = unwrapped
        }
        guard let setter = SelectorTable.method(of: type(of: target), for: NibKeys.setter(of: last)) else {
            return tellFailure(element, path, object)
        }
        _ = setter(target, value, nil)
    }

    private func tellFailure(_ element: InterfaceElement, _ path: String, _ object: AnyObject) {
        logOnce(
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

extension UIView {
    private enum SelectionSegueKey {}

    /// What selecting the cell leads to in its storyboard.
    var selectionSegue: (() -> Void)? {
        get { attachments[ObjectIdentifier(SelectionSegueKey.self)] as? () -> Void }
        set { attachments[ObjectIdentifier(SelectionSegueKey.self)] = newValue }
    }
}
