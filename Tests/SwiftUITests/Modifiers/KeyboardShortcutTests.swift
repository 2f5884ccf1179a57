import Testing

@testable import SwiftUI
@testable import UIKit

/// Keys that do what controls do, and actions of assistive technology.
@Suite @MainActor struct KeyboardShortcutTests {
    private struct Screen: View {
        @State private var isOn = true
        let act: (String) -> Void

        var body: some View {
            VStack {
                Button("Save") { act("save") }.keyboardShortcut("s").disabled(!isOn)
                Button("Back") { act("back") }.keyboardShortcut(.cancelAction)
                Button("Off") { isOn = false }
            }
        }
    }

    private func commands(_ screen: TestScreen) throws -> [UIKeyCommand] {
        try #require(screen.window.rootViewController).keyCommands ?? []
    }

    @Test func keysPressButtons() throws {
        var done: [String] = []
        let screen = TestScreen { Screen { done.append($0) } }
        let all = try commands(screen)
        #expect(all.count == 2)
        let save = try #require(all.first { $0.input == "s" })
        #expect(save.modifierFlags == .command)
        #expect(save.perform(from: screen.window.rootViewController?.view))
        let back = try #require(all.first { $0.input == UIKeyCommand.inputEscape })
        #expect(back.modifierFlags.isEmpty)
        back.perform(from: screen.window.rootViewController?.view)
        #expect(done == ["save", "back"])
        // A button that cannot be used has no keys.
        screen.tap(try #require(screen.label("Off")))
        #expect(try commands(screen).map(\.input) == [UIKeyCommand.inputEscape])
    }

    @Test func valuesAreAdjusted() throws {
        var steps: [AccessibilityAdjustmentDirection] = []
        let screen = TestScreen {
            Text(verbatim: "stars").accessibilityAdjustableAction { steps.append($0) }
                .accessibilityAction(.escape) { steps.append(.decrement) }
        }
        func groups(in view: UIView) -> [GroupView] {
            ((view as? GroupView).map { [$0] } ?? []) + view.subviews.flatMap(groups)
        }
        let groups = groups(in: screen.window)
        let adjustable = try #require(groups.first { $0.accessibilityTraits.contains(.adjustable) })
        #expect(adjustable.isAccessibilityElement)
        adjustable.accessibilityIncrement()
        #expect(groups.contains { $0.accessibilityPerformEscape() })
        #expect(steps == [.increment, .decrement])
    }

    @Test func actionsOfAKindMayHaveANameOfTheirOwn() throws {
        var done: [String] = []
        let screen = TestScreen {
            Text(verbatim: "note").accessibilityAction(AccessibilityActionKind(named: Text("Share"))) {
                done.append("share")
            }
            .accessibilityAction(named: Text("Delete")) { done.append("delete") }
        }
        func actions(in view: UIView) -> [UIAccessibilityCustomAction] {
            (view.accessibilityCustomActions ?? []) + view.subviews.flatMap(actions)
        }
        for name in ["Share", "Delete"] {
            let action = try #require(actions(in: screen.window).first { $0.name == name })
            #expect(action.actionHandler?(action) == true)
        }
        #expect(done == ["share", "delete"])
        #expect(AccessibilityActionKind(named: Text("a")) != AccessibilityActionKind(named: Text("b")))
    }
}
