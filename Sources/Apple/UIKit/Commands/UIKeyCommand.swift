package import Stage

/// A key, with modifiers, that performs an action.
///
/// Where an app asks for Command, which few keyboards of a Linux desktop have, Control does as well.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The characters of the key without modifiers, or one of the `input` constants.
    public let input: String?
    /// The modifiers that must be held down.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before what a text field does with the key.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the system may change the keys for the user's layout or language. Has no effect: they are taken as
    /// they are.
    open var allowsAutomaticLocalization = true
    /// Whether the system may change the keys for the user's layout or language. Has no effect: they are taken as
    /// they are.
    open var allowsAutomaticMirroring = true

    /// Creates a command for keys, with a title for menus.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command for keys. `input` is a character or one of the names of this class.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for keys. `input` is a character or one of the names of this class.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The key `UpArrow`, as input.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key `DownArrow`, as input.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key `LeftArrow`, as input.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key `RightArrow`, as input.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key `Escape`, as input.
    public static let inputEscape = "UIKeyInputEscape"
    /// The key `PageUp`, as input.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The key `PageDown`, as input.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The key `Home`, as input.
    public static let inputHome = "UIKeyInputHome"
    /// The key `End`, as input.
    public static let inputEnd = "UIKeyInputEnd"
    /// The key `Delete`, as input.
    public static let inputDelete = "UIKeyInputDelete"
    /// The function key F1, as input.
    public static let f1 = "UIKeyInputF1"
    /// The function key F2, as input.
    public static let f2 = "UIKeyInputF2"
    /// The function key F3, as input.
    public static let f3 = "UIKeyInputF3"
    /// The function key F4, as input.
    public static let f4 = "UIKeyInputF4"
    /// The function key F5, as input.
    public static let f5 = "UIKeyInputF5"
    /// The function key F6, as input.
    public static let f6 = "UIKeyInputF6"
    /// The function key F7, as input.
    public static let f7 = "UIKeyInputF7"
    /// The function key F8, as input.
    public static let f8 = "UIKeyInputF8"
    /// The function key F9, as input.
    public static let f9 = "UIKeyInputF9"
    /// The function key F10, as input.
    public static let f10 = "UIKeyInputF10"
    /// The function key F11, as input.
    public static let f11 = "UIKeyInputF11"
    /// The function key F12, as input.
    public static let f12 = "UIKeyInputF12"

    private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Whether a key event means the command.
    func matches(_ event: KeyEvent, controlAsCommand: Bool) -> Bool {
        guard let input, !input.isEmpty else { return false }
        var flags = UIKeyModifierFlags(event.modifiers).intersection(Self.counted)
        if controlAsCommand {
            guard flags.contains(.control), !flags.contains(.command) else { return false }
            flags.remove(.control)
            flags.insert(.command)
        }
        let wanted = modifierFlags.intersection(Self.counted)
        if event.key.commandInput.lowercased() == input.lowercased(), flags == wanted { return true }
        // "?" means Shift and the key that writes it.
        return event.text == input && input.count == 1 && flags.subtracting(.shift) == wanted.subtracting(.shift)
            && !(input.first?.isLetter ?? false)
    }
}
