import Documents

/// `<segue>`: the way to another controller. Relationships are read with their container.
enum SegueElement: ConnectionElement {
    static let names = ["segue"]

    static func connect(_ element: InterfaceElement, of source: AnyObject, _ loader: NibLoader) {
        guard element["kind"] != "relationship" else { return }
        let template = SegueTemplate(element, in: loader)
        guard loader.policy.followsSegues, let controller = loader.controller else { return }
        if template.kind == .embed {
            guard let container = source as? UIView else { return }
            return template.embed(in: container, of: controller)
        }
        // A prototype's are found by their element, however many cells there are.
        if !loader.isForPrototypes { controller.nib?.segues.append(template) }
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { ActionElement.events[$0] } ?? .primaryActionTriggered
            control.addAction(
                UIAction { [weak controller, weak control] _ in
                    guard let controller, let control else { return }
                    template.trigger(from: controller, sender: control)
                }, for: event)
        case let item as UIBarButtonItem:
            let trigger = SegueTrigger(template: template, controller: controller, sender: item)
            item.target = trigger
            item.action = SegueTrigger.selector
            loader.kept.append(trigger)
        case let recognizer as UIGestureRecognizer:
            let trigger = SegueTrigger(template: template, controller: controller, sender: recognizer)
            recognizer.addTarget(trigger, action: SegueTrigger.selector)
            loader.kept.append(trigger)
        case let cell as UIView where cell is UITableViewCell || cell is UICollectionViewCell:
            cell.selectionSegue = { [weak controller, weak cell] in
                guard let controller, let cell else { return }
                template.trigger(from: controller, sender: cell)
            }
        default: break
        }
    }
}

extension UIView {
    private enum SelectionSegueKey {}

    /// Performs the segue that the storyboard connects with the selection of this cell.
    var selectionSegue: (() -> Void)? {
        get { attachments[ObjectIdentifier(SelectionSegueKey.self)] as? () -> Void }
        set { attachments[ObjectIdentifier(SelectionSegueKey.self)] = newValue }
    }
}
