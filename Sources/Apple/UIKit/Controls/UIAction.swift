/// What a menu, a button or a control does, as a value.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public package(set) var title: String
    open var subtitle: String?
    public package(set) var image: UIImage?

    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// An action by a closure.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    public var discoverabilityTitle: String?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    public package(set) weak var senderObject: AnyObject?
    public var sender: Any? { senderObject }

    package let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
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
