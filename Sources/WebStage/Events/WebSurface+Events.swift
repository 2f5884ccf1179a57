internal import CoreGraphics
internal import Foundation
internal import Stage

extension WebSurface {
    /// Takes a message of a page. What cannot be read is ignored.
    func received(_ text: String, from viewer: Viewer) {
        guard !isClosed, let message = PageMessage.read(text) else { return }
        switch message.type {
        case "shown": return shown(by: viewer)
        case "view":
            guard let view = message.view else { return }
            viewer.view = view
            welcome(viewer)
            return adopt(viewer)
        case "take": return hold(viewer)
        default: break
        }
        guard viewer === holder else { return }
        switch message.type {
        case "pointer": pointer(message)
        case "scroll": scroll(message)
        case "key": key(message)
        case "text": edit(message)
        case "access": elements.perform(message)
        case "paste": message.text.map(pageClipboard.pasted)
        case "focus":
            if let isOn = message.isOn { client?.surface(self, received: .focusChanged(isOn)) }
        default: break
        }
    }

    private func time(_ message: PageMessage) -> Double {
        guard let time = message.time, time.isFinite, time > 0 else { return now }
        return eventClock.time(of: UInt32(truncatingIfNeeded: Int(min(time, 1e15))), now: now)
    }

    private func location(_ message: PageMessage) -> CGPoint? {
        guard let x = message.x, let y = message.y, abs(x) < 1e5, abs(y) < 1e5 else { return nil }
        return CGPoint(x: x, y: y)
    }

    private func pointer(_ message: PageMessage) {
        guard let location = location(message), let phase = message.phase.flatMap(PointerEvent.Phase.init(page:)) else {
            return
        }
        let device: PointerEvent.Device =
            switch message.device {
            case "touch": .touch
            case "pen": .pen
            default: .mouse
            }
        let identifier = device == .touch ? min(max(message.id ?? 1, 1), 1_000) : 0
        switch phase {
        case .began:
            guard fingers.insert(identifier).inserted else { return }
        case .moved:
            guard fingers.contains(identifier) else { return }
        case .ended, .cancelled:
            guard fingers.remove(identifier) != nil else { return }
        case .hovered, .exited:
            guard !fingers.contains(identifier) else { return }
        }
        client?.surface(
            self,
            received: .pointer(
                PointerEvent(
                    phase: phase, device: device, identifier: identifier, location: location,
                    button: min(max(message.button ?? 1, 1), 3), modifiers: KeyModifiers(page: message.modifiers),
                    time: time(message))))
    }

    /// Cancels the touches of a page that went away or lost its hold.
    func releaseEverything() {
        for identifier in fingers.sorted() {
            client?.surface(
                self,
                received: .pointer(
                    PointerEvent(
                        phase: .cancelled, device: identifier == 0 ? .mouse : .touch, identifier: identifier,
                        location: .zero, time: now)))
        }
        fingers = []
    }

    private func scroll(_ message: PageMessage) {
        guard let location = location(message), let dx = message.dx, let dy = message.dy, abs(dx) < 1e5, abs(dy) < 1e5
        else { return }
        let phase: ScrollEvent.Phase =
            switch message.phase {
            case "began": .began
            case "changed": .changed
            case "ended": .ended
            default: .discrete
            }
        var delta = CGVector(dx: dx, dy: dy)
        if phase == .discrete {
            // A notch, which pages count as 1, moves as far as in a window.
            let notch = pow(size.height, 2 / 3)
            delta = CGVector(dx: dx * notch, dy: dy * notch)
        }
        client?.surface(
            self,
            received: .scroll(
                ScrollEvent(
                    phase: phase, location: location, delta: delta, modifiers: KeyModifiers(page: message.modifiers),
                    time: time(message))))
    }

    private func key(_ message: PageMessage) {
        guard let name = message.key, let key = KeyEvent.Key(page: name) else { return }
        let modifiers = KeyModifiers(page: message.modifiers)
        let phase: KeyEvent.Phase =
            switch message.phase {
            case "up": .up
            case "repeated": .repeated
            default: .down
            }
        let text = modifiers.isDisjoint(with: [.control, .alt, .command]) && name.count == 1 ? name : nil
        client?.surface(
            self,
            received: .key(KeyEvent(phase: phase, key: key, text: text, modifiers: modifiers, time: time(message))))
    }

    /// What an input method or the keyboard did to the text.
    private func edit(_ message: PageMessage) {
        guard let input = textInput else { return }
        if let count = message.count, count > 0, !input.isSecure || message.start == -count {
            input.deleteSurrounding(offset: min(max(message.start ?? 0, -10_000), 10_000), count: min(count, 10_000))
        }
        guard let text = message.text else { return }
        if message.action == "mark" {
            let length = text.utf16.count
            let caret = min(max(0, message.id ?? length), length)
            input.setMarkedText(text, selectedRange: NSRange(location: caret, length: 0))
        } else {
            input.insertText(text)
        }
    }
}

extension PointerEvent.Phase {
    fileprivate init?(page name: String) {
        switch name {
        case "began": self = .began
        case "moved": self = .moved
        case "ended": self = .ended
        case "cancelled": self = .cancelled
        case "hovered": self = .hovered
        case "exited": self = .exited
        default: return nil
        }
    }
}

extension KeyModifiers {
    /// The bits are those of ``KeyModifiers`` itself.
    fileprivate init(page bits: Int?) { self.init(rawValue: (bits ?? 0) & 31) }
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
