/// A menu's element that sends a selector along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The message that choosing the command sends along the responder chain.
    public let action: Selector
    /// A value of the app's that goes with the command.
    public let propertyList: Any?
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title, for lists of commands.
    open var discoverabilityTitle: String?
    /// The look and behaviour of the command's row in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The mark of the command's row in a menu.
    open var state: UIMenuElement.State

    /// A value of the app's that goes with the command.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Who would perform it, from `responder` up the chain.
    func target(from responder: UIResponder?) -> AnyObject? {
        responder?.target(forAction: action, withSender: self) as AnyObject?
    }

    /// Performs it; false if nobody does.
    @discardableResult
    func perform(from responder: UIResponder?) -> Bool {
        guard !attributes.contains(.disabled), let target = target(from: responder) else { return false }
        (target as? UIResponder)?.validate(self)
        guard !attributes.contains(.disabled) else { return false }
        if let edit = StandardEdit(action), let target = target as? UIResponder {
            edit.perform(on: target, self)
        } else {
            SelectorTable.send(action, to: target, self)
        }
        return true
    }
}
