internal import Stage

extension WebSurface {
    func key(_ message: PageMessage) {
        guard let name = message.key, let key = KeyEvent.Key(page: name) else { return }
        let modifiers = KeyModifiers(page: message.modifiers)
        let phase: KeyEvent.Phase =
            switch message.phase {
            case "up": .up
            case "repeated": .repeated
            default: .down
            }
        if phase == .up {
            heldKeys.remove(key)
        } else if heldKeys.count < 64 {
            heldKeys.insert(key)
        }
        let text = modifiers.isDisjoint(with: [.control, .alt, .command]) && name.count == 1 ? name : nil
        client?.surface(
            self,
            received: .key(KeyEvent(phase: phase, key: key, text: text, modifiers: modifiers, time: time(message))))
    }

    /// Lets go of the keys that the page said are down.
    func releaseKeys() {
        let held = heldKeys
        heldKeys = []
        for key in held { client?.surface(self, received: .key(KeyEvent(phase: .up, key: key, time: now))) }
    }
}

extension KeyEvent.Key {
    /// The names that browsers give keys.
    init?(page name: String) {
        switch name {
        case "Enter": self = .enter
        case "Tab": self = .tab
        case "Escape": self = .escape
        case "Backspace": self = .backspace
        case "Delete": self = .delete
        case " ": self = .space
        case "ArrowLeft": self = .left
        case "ArrowRight": self = .right
        case "ArrowUp": self = .up
        case "ArrowDown": self = .down
        case "Home": self = .home
        case "End": self = .end
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        default:
            if name.count == 1 {
                self = .character(name.lowercased())
            } else if name.first == "F", let number = Int(name.dropFirst()), (1...35).contains(number) {
                self = .function(number)
            } else {
                return nil
            }
        }
    }
}
