package import Stage

/// A key, with modifiers, that performs an action.
///
/// Where an app asks for Command, which few keyboards of a Linux desktop have, Control does as well.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// What the key writes without modifiers, or one of the `input` constants.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before what a text field does with the key.
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

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

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    public static let f4 = "UIKeyInputF4"
    public static let f5 = "UIKeyInputF5"
    public static let f6 = "UIKeyInputF6"
    public static let f7 = "UIKeyInputF7"
    public static let f8 = "UIKeyInputF8"
    public static let f9 = "UIKeyInputF9"
    public static let f10 = "UIKeyInputF10"
    public static let f11 = "UIKeyInputF11"
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

extension UIViewController {
    /// Adds a key that does something while the controller is in the responder chain.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
