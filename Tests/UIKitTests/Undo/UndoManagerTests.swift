import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UndoManagerTests {
    private final class Counter {
        var value = 0
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        @MainActor func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            manager.setActionName("Set")
            value = new
        }
    }

    /// Waits for what the main queue has to do now.
    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test func changesOfOneTurnAreOneGroup() async {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        #expect(manager.groupingLevel == 1 && manager.canUndo)
        await turn()
        #expect(manager.groupingLevel == 0)
        counter.set(3)
        await turn()
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 2)
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
        manager.undo()
        counter.set(9)
        #expect(!manager.canRedo)
    }

    @Test func namesNotificationsAndLevels() async {
        let manager = UndoManager()
        let counter = Counter(manager)
        var heard: [Notification.Name] = []
        let names: [Notification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        counter.set(1)
        await turn()
        #expect(manager.undoActionName == "Set" && manager.undoMenuItemTitle == "Undo Set")
        manager.undo()
        #expect(heard == names && manager.redoActionName == "Set")
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo)
        manager.levelsOfUndo = 2
        for value in 1...4 {
            counter.set(value)
            await turn()
        }
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 2)
    }

    @Test func explicitGroupsDisablingAndTargets() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var counter: Counter? = Counter(manager)
        manager.beginUndoGrouping()
        counter?.set(1)
        manager.beginUndoGrouping()
        counter?.set(2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter?.value == 0)
        manager.redo()
        #expect(counter?.value == 2)
        manager.disableUndoRegistration()
        manager.beginUndoGrouping()
        counter?.set(7)
        manager.endUndoGrouping()
        manager.enableUndoRegistration()
        manager.undo()
        #expect(counter?.value == 0)
        manager.removeAllActions(withTarget: counter!)
        #expect(!manager.canUndo && !manager.canRedo)
        manager.beginUndoGrouping()
        counter?.set(3)
        manager.endUndoGrouping()
        weak let gone = counter
        counter = nil
        #expect(gone == nil)  // the manager does not keep targets
        manager.undo()
    }

    @Test func theWindowsManagerAnswersTheKeyboard() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let manager = controller.undoManager
        #expect(manager != nil && manager === screen.window.undoManager)
        let counter = Counter(manager!)
        counter.set(5)
        screen.settle()
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 0)
        screen.press(.character("z"), modifiers: [.control, .shift])
        #expect(counter.value == 5)
    }

    @Test func aTextUndoesItsTypingThenWhatIsAroundIt() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        let counter = Counter(controller.undoManager!)
        counter.set(5)
        screen.settle()
        field.becomeFirstResponder()
        screen.type("word")
        #expect(field.undoManager?.canUndo == true)
        field.undoManager?.undo()
        #expect(field.text == "" && field.undoManager?.canRedo == true)
        field.undoManager?.redo()
        #expect(field.text == "word")
        screen.press(.character("z"), modifiers: .control)
        #expect(field.text == "" && counter.value == 5)
        screen.press(.character("z"), modifiers: .control)
        #expect(counter.value == 0)
    }
}
