package import Stage

/// A key of a keyboard, with what it writes.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The place of the key on a keyboard of the layout of the United States.
    public let keyCode: UIKeyboardHIDUsage
    /// The characters of the key, or the `UIKeyCommand` input that names it.
    public let characters: String
    /// The characters that the key gives without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are held down.
    public let modifierFlags: UIKeyModifierFlags

    package init(_ event: KeyEvent) {
        keyCode = UIKeyboardHIDUsage(event.key)
        let name = event.key.commandInput
        charactersIgnoringModifiers = name
        characters = event.text ?? (event.modifiers.contains(.shift) ? name.uppercasedIfLetter : name)
        modifierFlags = UIKeyModifierFlags(event.modifiers)
    }
}

extension String {
    fileprivate var uppercasedIfLetter: String { count == 1 ? uppercased() : self }
}
