import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UIAlertControllerTests {
    private func make() -> (TestScreen, UIViewController) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        return (TestScreen(root), root)
    }

    private func button(_ title: String, in view: UIView) -> AlertButton? {
        if let button = view as? AlertButton, button.action.title == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    @Test func anActionMayHaveNothing() {
        let action = UIAlertAction()
        #expect(action.title == nil && action.style == .default && action.isEnabled)
    }

    @Test func aTapDismissesAndThenCallsTheHandler() throws {
        let (screen, root) = make()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        var calls: [String] = []
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { action in
                calls.append("\(action.title ?? "") \(root.presentedViewController == nil)")
            })
        root.present(alert, animated: true)
        screen.advance(by: 1)
        screen.tap(try #require(button("OK", in: alert.view)))
        #expect(calls.isEmpty)
        screen.advance(by: 1)
        #expect(calls == ["OK true"])
        #expect(root.presentedViewController == nil)
    }

    @Test func tapsBesideAnAlertDoNothing() {
        let (screen, root) = make()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        screen.tap(CGPoint(x: 20, y: 100))
        screen.advance(by: 1)
        #expect(root.presentedViewController === alert)
    }

    @Test func aTapBesideAnActionSheetCancels() {
        let (screen, root) = make()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var isCancelled = false
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
        root.present(sheet, animated: false)
        screen.settle()
        screen.tap(CGPoint(x: 20, y: 100))
        screen.advance(by: 1)
        #expect(isCancelled && root.presentedViewController == nil)
    }

    @Test func aDisabledActionWaits() throws {
        let (screen, root) = make()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        root.present(alert, animated: false)
        screen.settle()
        screen.tap(try #require(button("OK", in: alert.view)))
        screen.advance(by: 1)
        #expect(root.presentedViewController === alert)
        action.isEnabled = true
        screen.settle()
        screen.tap(try #require(button("OK", in: alert.view)))
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func theTextFieldTakesWhatIsTyped() throws {
        let (screen, root) = make()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        screen.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        screen.type("Alice")
        #expect(alert.textFields?.first?.text == "Alice")
        screen.tap(try #require(button("OK", in: alert.view)))
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func pictures() throws {
        for appearance in [Appearance.light, .dark] {
            let root = UIViewController()
            root.view.backgroundColor = .systemBackground
            let screen = TestScreen(root, appearance: appearance)
            func show(_ alert: UIAlertController, _ name: String) throws -> [UInt8] {
                root.present(alert, animated: false)
                let picture = try screen.picture("alert-\(name)-\(appearance.rawValue)")
                root.dismiss(animated: false)
                return picture
            }
            let two = UIAlertController(
                title: "Delete Contact?", message: "This contact will be deleted from your iPhone.",
                preferredStyle: .alert)
            two.addAction(UIAlertAction(title: "Delete", style: .destructive))
            two.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let first = try show(two, "two")
            let text = UIAlertController(title: "New Folder", message: "Enter a name.", preferredStyle: .alert)
            text.addTextField { $0.placeholder = "Name" }
            text.addAction(UIAlertAction(title: "Save", style: .default))
            text.addAction(UIAlertAction(title: "Later", style: .default))
            text.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let second = try show(text, "text")
            let sheet = UIAlertController(title: "Photo", message: "Choose a source", preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Camera", style: .default))
            sheet.addAction(UIAlertAction(title: "Remove", style: .destructive))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let third = try show(sheet, "sheet")
            #expect(first != second && second != third)
        }
    }
}
