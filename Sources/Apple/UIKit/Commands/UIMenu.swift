/// Elements of a menu, or of a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The root menu.
        public static let root = Identifier("com.apple.menu.root")
        /// The file menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The edit menu.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The view menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The help menu.
        public static let help = Identifier("com.apple.menu.help")
    }

    /// The look and behaviour of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements stand in the parent, set off from the others.
        public static let displayInline = Options(rawValue: 1)
        /// The row that opens it is red.
        public static let destructive = Options(rawValue: 2)
        /// Choosing an element gives it the check mark, alone.
        public static let singleSelection = Options(rawValue: 32)
        /// Its elements stand side by side in the parent, as pictures alone; it has to be `displayInline` as well.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large elements are.
    public enum ElementSize: Int, Sendable {
        /// As the menu's place has them.
        case automatic = -1
        /// Four to a row, a picture each.
        case small = 0
        /// Three to a row, a picture over a title each.
        case medium = 1
        /// One to a row.
        case large = 2
    }

    /// The menu's identifier. One is made up if the app gives none.
    public let identifier: Identifier
    /// The look and behaviour of the menu.
    public let options: Options
    /// The rows and menus in it.
    public let children: [UIMenuElement]
    /// How large its own elements are. As the menu's place has them unless said otherwise: one to a row.
    open var preferredElementSize: ElementSize

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements here and in inline menus below that have the check mark.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: child.menuState == .on ? [child] : []
            }
        }
    }
}

extension UIMenuElement {
    var menuState: State {
        get {
            switch self {
            case let action as UIAction: action.state
            case let command as UICommand: command.state
            default: .off
            }
        }
        set {
            switch self {
            case let action as UIAction: action.state = newValue
            case let command as UICommand: command.state = newValue
            default: break
            }
        }
    }

    var menuAttributes: Attributes {
        switch self {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
        default: []
        }
    }
}
