package import Stage

/// Brings keys to key commands, to responders and to texts, in UIKit's order.
@MainActor
final class KeyDispatcher {
    private unowned let scene: UIWindowScene
    /// The keys that are down.
    private var presses: [KeyEvent.Key: UIPress] = [:]

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    func handle(_ key: KeyEvent) {
        guard let window = scene.keyWindow ?? scene.shownWindows.last else { return }
        withActivity(.key, "key \(key.key)") { handle(key, in: window) }
    }

    private func handle(_ key: KeyEvent, in window: UIWindow) {
        if key.isShake {
            if key.phase == .down { window.shakeDevice() }
            return
        }
        if let menu = MenuOverlay.of(window), menu.handleKey(key) { return }
        if let bar = EditMenuBar.of(window), bar.takeKey(key) { return }
        let first = window.firstResponder ?? window.topResponder
        if key.phase != .up, perform(key, from: first, textIsBusy: window.firstResponder?.textInputClient != nil) {
            return
        }
        if window.firstResponder?.interceptKey(key) ?? false { return }
        if window.firstResponder?.handleKey(key) ?? first.handleKey(key) {
            // A text has taken the key; iOS tells no responder of it either.
            return
        }
        if key.phase != .up, undo(key, from: first) || edit(key, from: first) { return }
        deliver(key, to: first, in: window)
    }

    // MARK: Commands

    private func perform(_ key: KeyEvent, from first: UIResponder, textIsBusy: Bool) -> Bool {
        let plain = key.modifiers.isDisjoint(with: [.control, .command])
        for controlAsCommand in [false, true] {
            var next: UIResponder? = first
            while let responder = next {
                for command in responder.keyCommands ?? []
                where command.matches(key, controlAsCommand: controlAsCommand) {
                    // Keys that a text is edited with stay the text's, unless the command comes first.
                    if textIsBusy, plain, !command.wantsPriorityOverSystemBehavior, key.isForText { continue }
                    if command.perform(from: first) { return true }
                }
                next = responder.next
            }
            for command in UIMenuSystem.main.keyCommands(first)
            where command.matches(key, controlAsCommand: controlAsCommand) {
                if textIsBusy, plain, !command.wantsPriorityOverSystemBehavior, key.isForText { continue }
                if command.perform(from: first) { return true }
            }
        }
        return false
    }

    /// What copies, cuts, pastes and selects in anything that is no text.
    private func edit(_ key: KeyEvent, from first: UIResponder) -> Bool {
        guard !key.modifiers.isDisjoint(with: [.control, .command]), case .character(let character) = key.key else {
            return false
        }
        let edits: [String: StandardEdit] = ["c": .copy, "x": .cut, "v": .paste, "a": .selectAll]
        guard let edit = edits[String(character).lowercased()],
            let target = first.target(forAction: edit.selector, withSender: nil) as? UIResponder
        else { return false }
        edit.perform(on: target, nil)
        return true
    }

    private func undo(_ key: KeyEvent, from first: UIResponder) -> Bool {
        guard !key.modifiers.isDisjoint(with: [.control, .command]), let manager = first.undoManager else {
            return false
        }
        let shift = key.modifiers.contains(.shift)
        switch key.key {
        case .character("z") where !shift && manager.canUndo: manager.undo()
        case .character("z") where shift && manager.canRedo: manager.redo()
        case .character("y") where manager.canRedo: manager.redo()
        default: return false
        }
        return true
    }

    // MARK: Presses

    private func deliver(_ key: KeyEvent, to first: UIResponder, in window: UIWindow) {
        guard key.phase != .repeated else {
            if presses[key.key]?.isUnused ?? false { KeyboardScrolling.scroll(by: key, from: first, in: window) }
            return
        }
        let press: UIPress
        if key.phase == .down {
            press = UIPress()
            press.responder = first
            press.window = window
            presses[key.key] = press
        } else {
            guard let known = presses.removeValue(forKey: key.key) else { return }
            press = known
        }
        press.key = UIKey(key)
        press.timestamp = key.time
        press.phase = key.phase == .down ? .began : .ended
        let event = UIPressesEvent()
        event.type = .presses
        event.timestamp = key.time
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        event.allPresses = Set(presses.values).union([press])
        if key.phase == .down {
            first.pressesBegan([press], with: event)
            if press.isUnused { KeyboardScrolling.scroll(by: key, from: first, in: window) }
        } else {
            (press.responder ?? first).pressesEnded([press], with: event)
        }
    }

    /// The window lost the keyboard: nobody will tell when the keys go up.
    func cancel() {
        let held = presses.values
        presses = [:]
        for press in held {
            press.phase = .cancelled
            let event = UIPressesEvent()
            event.type = .presses
            event.allPresses = [press]
            press.responder?.pressesCancelled([press], with: event)
        }
    }
}

extension KeyEvent {
    /// Control-Command-Z, by which the simulator's device is shaken.
    fileprivate var isShake: Bool {
        (key == .character("z") || key == .character("Z")) && modifiers.isSuperset(of: [.control, .command])
    }

    fileprivate var isForText: Bool {
        switch key {
        case .escape, .function, .other: false
        default: true
        }
    }
}

extension UIWindow {
    /// Where keys begin while nothing has the focus: the controller that a person sees.
    var topResponder: UIResponder {
        guard var top = rootViewController else { return self }
        while true {
            if let presented = top.presentedViewController {
                top = presented
            } else if let shown = top.shownChild {
                top = shown
            } else {
                return top
            }
        }
    }
}
