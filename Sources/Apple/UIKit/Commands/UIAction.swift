/// An action of a menu, a button or a control, as a value.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The look and behaviour of a menu's row.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The row is grey and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The row is red.
        public static let destructive = Attributes(rawValue: 2)
        /// The row is left out of the menu.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the row leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The mark at the leading edge of a menu's row.
    public enum State: Int, Sendable {
        /// No mark, a tick, or a dash.
        case off, on, mixed
    }

    /// The title, shown in menus and on buttons.
    public package(set) var title: String
    /// The smaller text under the title; nil for none.
    open var subtitle: String?
    /// The image beside the title; nil for none.
    public package(set) var image: UIImage?

    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// What an action does; it is handed the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action by a closure.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    /// The name of an action, by which it can be found and replaced.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The action's identifier. One is made up if the app gives none.
    public let identifier: Identifier
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title. It is read by assistive technology, not shown.
    public var discoverabilityTitle: String?
    /// The look and behaviour of the action's row in a menu.
    public var attributes: UIMenuElement.Attributes
    /// The mark of the action's row in a menu.
    public var state: UIMenuElement.State
    /// The control or item that last performed the action; not retained. Apple's name for it is `sender`.
    public package(set) weak var senderObject: AnyObject?
    /// The object that is performing the action; nil outside of its handler.
    public var sender: Any? { senderObject }

    package let handler: UIActionHandler

    /// Creates an action whose handler runs on the main thread.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    package func perform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        senderObject = sender
        handler(self)
    }
}
