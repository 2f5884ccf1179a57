import Foundation
import ObjectiveC
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct KeyTests {
    private final class Listener: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        override var keyCommands: [UIKeyCommand]? { commands + (super.keyCommands ?? []) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("began \(press.key?.characters ?? "?")") }
            #expect(event?.type == .presses && event?.allPresses == presses)
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("ended \(press.key?.charactersIgnoringModifiers ?? "?")") }
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("cancelled \(presses.count)")
        }

        func command(_ sender: UIKeyCommand) { log.append("command \(sender.input ?? "")") }

        static let register: Void = SelectorTable.register {
            SelectorTable.add(Listener.self, "command:") { target, sender, _ in
                target.command(sender as! UIKeyCommand)
                return nil
            }
        }
    }

    private func screen() -> (TestScreen, Listener) {
        _ = Listener.register
        let controller = Listener()
        return (TestScreen(controller), controller)
    }

    @Test func keysReachTheControllerThatIsShown() {
        let (screen, controller) = screen()
        screen.press(.character("a"))
        screen.press(.up)
        #expect(
            controller.log == [
                "began a", "ended a", "began UIKeyInputUpArrow", "ended UIKeyInputUpArrow",
            ])
    }

    @Test func aKeyHasAPlaceOnTheKeyboard() {
        func key(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) -> UIKey {
            UIKey(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: 0))
        }
        #expect(key(.character("a")).keyCode == .keyboardA)
        #expect(key(.character("0")).keyCode == .keyboard0)
        #expect(key(.enter).keyCode == .keyboardReturnOrEnter)
        #expect(key(.left).keyCode == .keyboardLeftArrow)
        #expect(key(.function(12)).keyCode == .keyboardF12)
        #expect(UIKeyboardHIDUsage.keyboardRightArrow.rawValue == 0x4f)
        #expect(key(.character("a"), .shift).characters == "A")
        #expect(key(.character("a"), .shift).charactersIgnoringModifiers == "a")
        #expect(key(.character("a"), [.shift, .command]).modifierFlags == [.shift, .command])
    }

    @Test func commandsRunInsteadOfPresses() {
        let (screen, controller) = screen()
        controller.commands = [
            UIKeyCommand(input: "n", modifierFlags: .command, action: "command:"),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "command:"),
        ]
        controller.addKeyCommand(
            UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "command:"))
        screen.press(.character("n"), modifiers: .command)
        screen.press(.escape)
        screen.press(.down)
        // The Command of a desktop is Control.
        screen.press(.character("n"), modifiers: .control)
        #expect(
            controller.log == [
                "command n", "command UIKeyInputEscape", "command UIKeyInputDownArrow", "command n",
            ])
        controller.log = []
        screen.press(.character("n"), modifiers: [.command, .shift])
        #expect(controller.log == ["began N", "ended n"])
    }

    @Test func aTextKeepsItsKeysUnlessTheCommandComesFirst() {
        let (screen, controller) = screen()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        let command = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: "command:")
        controller.commands = [command, UIKeyCommand(input: "s", modifierFlags: .command, action: "command:")]
        screen.type("ab")
        screen.press(.left)
        #expect(
            controller.log.isEmpty
                && field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 1)
        screen.press(.character("s"), modifiers: .command)
        command.wantsPriorityOverSystemBehavior = true
        screen.press(.left)
        #expect(controller.log == ["command s", "command UIKeyInputLeftArrow"])
    }

    @Test func losingTheKeyboardCancelsPresses() {
        let (screen, controller) = screen()
        screen.surface.send(.key(KeyEvent(phase: .down, key: .character("a"), time: 0)))
        screen.surface.send(.focusChanged(false))
        screen.surface.send(.key(KeyEvent(phase: .up, key: .character("a"), time: 0)))
        #expect(controller.log == ["began a", "cancelled 1"])
    }

    /// Control-Command-Z, as in the simulator.
    @Test func aShakenDeviceTellsTheResponders() {
        final class Shaken: UIViewController {
            var log: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("began \(motion == .motionShake) \(event?.subtype == .motionShake)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("ended \(event?.type == .motion)")
            }
        }
        let controller = Shaken()
        let screen = TestScreen(controller)
        let field = UITextField()
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.press(.character("z"), modifiers: [.control, .command])
        #expect(controller.log == ["began true true", "ended true"], "the field passes it on")
    }
}
