/// The target of a bar button or a gesture that leads to another controller.
@MainActor
final class SegueTrigger: NSObject {
    static let selector = Selector("_seamPerformSegue:")

    private static let registered: Void = SelectorTable.add(SegueTrigger.self, selector.name) { trigger, _, _ in
        trigger.perform()
        return nil
    }

    private let template: SegueTemplate
    private weak var controller: UIViewController?
    private weak var sender: AnyObject?

    init(template: SegueTemplate, controller: UIViewController, sender: AnyObject) {
        _ = Self.registered
        self.template = template
        self.controller = controller
        self.sender = sender
        super.init()
    }

    func perform() {
        if let recognizer = sender as? UIGestureRecognizer, recognizer.state != .ended, recognizer.state != .began {
            return
        }
        if let controller { template.trigger(from: controller, sender: sender) }
    }
}
