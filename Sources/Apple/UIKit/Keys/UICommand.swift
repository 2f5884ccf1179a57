/// A menu's element that sends a selector along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

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
        SelectorTable.send(action, to: target, self)
        return true
    }
}
