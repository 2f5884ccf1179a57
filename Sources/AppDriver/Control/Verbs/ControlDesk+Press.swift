import Documents
import Stage

extension ControlDesk {
    func press(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let name = arguments.text("key") ?? ""
        guard let key = KeyEvent.Key(named: name) else {
            throw ControlFailure(
                .badArgument, "press: there is no key \"\(name)\"; there are \(KeyEvent.Key.names), and characters",
                argument: "key")
        }
        var modifiers: KeyModifiers = []
        for word in arguments.texts("modifiers") {
            switch word.lowercased() {
            case "shift": modifiers.insert(.shift)
            case "control": modifiers.insert(.control)
            case "alt": modifiers.insert(.alt)
            default: modifiers.insert(.command)
            }
        }
        var text: String?
        if modifiers.isDisjoint(with: [.control, .command]) {
            switch key {
            case .character(let character): text = modifiers.contains(.shift) ? character.uppercased() : character
            case .space: text = " "
            default: break
            }
        }
        await FlowHand(screen: screen, clock: clock).press(key, text: text, modifiers: modifiers)
        return []
    }
}

extension KeyEvent.Key {
    private static let named: KeyValuePairs<String, KeyEvent.Key> = [
        "enter": .enter, "tab": .tab, "escape": .escape, "backspace": .backspace, "delete": .delete, "space": .space,
        "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "pageUp": .pageUp,
        "pageDown": .pageDown,
    ]

    /// The names of the keys that write nothing, for a message.
    fileprivate static var names: String { named.map(\.key).joined(separator: ", ") + ", f1 to f12" }

    /// The key of that name, whatever its case, or the one that writes a character.
    fileprivate init?(named name: String) {
        if let key = Self.named.first(where: { $0.key.lowercased() == name.lowercased() })?.value {
            self = key
        } else if name.count == 1 {
            self = name == " " ? .space : .character(name.lowercased())
        } else if let number = Int(name.dropFirst()), name.lowercased().hasPrefix("f"), (1...12).contains(number) {
            self = .function(number)
        } else {
            return nil
        }
    }
}
