/// Has the keys of the view do something while it is there.
struct ShortcutModifier: NodeModifier {
    typealias Body = Never
    let action: () -> Void

    func makeEffect() -> ShortcutEffect { ShortcutEffect() }

    func update(_ effect: ShortcutEffect, _ inputs: Inputs) {
        effect.action = action
        let shortcut = inputs.environment.isEnabled ? inputs.environment.keyboardShortcut : nil
        effect.show(shortcut, on: inputs.screen)
    }
}

/// A command of the screen that the keys are for.
final class ShortcutEffect: ModifierEffect {
    var action: () -> Void = {}
    private weak var screen: Screen?
    private var shown: KeyboardShortcut?

    func show(_ shortcut: KeyboardShortcut?, on screen: Screen?) {
        guard shortcut != shown || screen !== self.screen else { return }
        end()
        (shown, self.screen) = (shortcut, screen)
        guard let shortcut, let screen else { return }
        screen.shortcuts[ObjectIdentifier(self)] = ScreenShortcut(
            input: shortcut.key.input, flags: shortcut.modifiers.uiKit
        ) { [weak self] in self?.action() }
    }

    func end() {
        screen?.shortcuts[ObjectIdentifier(self)] = nil
        shown = nil
    }
}

/// Keys, and what they do on a screen.
struct ScreenShortcut {
    let input: String
    let flags: UIKeyModifierFlags
    let action: () -> Void

    static let selector = Selector("performShortcut:")
}

/// A key command that knows what it does.
private final class ShortcutCommand: UIKeyCommand {
    var perform: () -> Void = {}
}

/// Performs the keys of a screen.
final class ShortcutTarget: NSObject {
    private static let isRegistered: Bool = {
        SelectorTable.add(ShortcutTarget.self, ScreenShortcut.selector.name) { _, sender, _ in
            (sender as? ShortcutCommand)?.perform()
            return nil
        }
        return true
    }()

    override init() {
        super.init()
        _ = Self.isRegistered
    }

    @MainActor
    static func commands(of shortcuts: [ScreenShortcut]) -> [UIKeyCommand] {
        shortcuts.map { shortcut in
            let command = ShortcutCommand(
                title: "", action: ScreenShortcut.selector, input: shortcut.input, modifierFlags: shortcut.flags)
            command.perform = shortcut.action
            return command
        }
    }
}
