/// An action of an element that assistive technology offers by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; returns whether it was done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name that is read.
    open var name: String
    /// A picture beside the name. Has no effect: no list of actions is drawn.
    open var image: UIImage?
    /// The object whose method does the action. It is not kept.
    open weak var target: AnyObject?
    /// The method that does the action; it takes the action, or nothing.
    open var selector: Selector
    /// Does the action, in place of a target's method.
    open var actionHandler: Handler?

    /// Creates an action that a closure does.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with a picture that a closure does.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action that a method does.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Does the action. Returns whether it was done; a method that returns nothing did it.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, SelectorTable.responds(target, to: selector) else { return false }
        return SelectorTable.send(selector, to: target, self) as? Bool ?? true
    }
}
