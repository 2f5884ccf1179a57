import Documents

/// `<action>`: the method that a control, a bar's button or a gesture calls.
enum ActionElement: ConnectionElement {
    static let names = ["action"]

    static func connect(_ element: InterfaceElement, of source: AnyObject, _ loader: NibLoader) {
        _ = element["eventType"]
        guard let name = element["selector"], let id = element["destination"] else { return }
        let selector = Selector(name)
        let target = loader.object(id)
        guard target != nil || loader.isFirstResponder(id) else { return }
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { events[$0] } ?? .touchUpInside
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            loader.report.add("action of \(type(of: source))", file: loader.document.file, line: element.line)
        }
    }

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
