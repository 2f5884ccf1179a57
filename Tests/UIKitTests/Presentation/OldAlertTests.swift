import Foundation
import Stage
import Testing

@testable import UIKit

/// Alerts and action sheets that show themselves.
@MainActor @Suite struct OldAlertTests {
    private final class Hearer: UIAlertViewDelegate, UIActionSheetDelegate {
        var calls: [String] = []
        func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
        func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("\(alertView.buttonTitle(at: buttonIndex) ?? "") \(alertView.isVisible)")
        }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            calls.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("did dismiss \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
            alertView.textField(at: 0)?.text?.isEmpty == false
        }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            calls.append(actionSheet.buttonTitle(at: buttonIndex) ?? "")
        }
    }

    private func button(_ title: String, on screen: TestScreen) -> AlertButton? {
        func find(_ view: UIView) -> AlertButton? {
            if let button = view as? AlertButton, button.action.title == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        return (screen.window.windowScene?.windows ?? []).filter { !$0.isHidden }.lazy.compactMap(find).first
    }

    @Test func anAlertTellsOfWhatHappens() throws {
        let screen = TestScreen(UIViewController())
        let hearer = Hearer()
        weak var gone: UIAlertView?
        do {
            let alert = UIAlertView(
                title: "제목", message: "Message", delegate: hearer, cancelButtonTitle: "Cancel",
                otherButtonTitles: "One", "Two")
            #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
            alert.show()
            #expect(alert.isVisible)
            gone = alert
        }
        screen.advance(by: 1)
        #expect(hearer.calls == ["will present", "did present"])
        #expect(gone != nil)
        screen.tap(try #require(button("Two", on: screen)))
        screen.advance(by: 1)
        #expect(hearer.calls.dropFirst(2) == ["Two true", "will dismiss 2", "did dismiss 2"])
        #expect(button("Two", on: screen) == nil && gone == nil)
    }

    @Test func anAlertOfOneButtonNeedsNoDelegate() throws {
        let screen = TestScreen(UIViewController())
        let alert = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: nil)
        #expect(alert.addButton(withTitle: "Fine") == 0 && alert.cancelButtonIndex == -1)
        alert.show()
        screen.advance(by: 1)
        screen.tap(try #require(button("Fine", on: screen)))
        screen.advance(by: 1)
        #expect(!alert.isVisible && button("Fine", on: screen) == nil)
    }

    @Test func fieldsOfAnAlertEnableItsButton() throws {
        let screen = TestScreen(UIViewController())
        let hearer = Hearer()
        let alert = UIAlertView(
            title: "Name", message: "", delegate: hearer, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
        alert.show()
        screen.advance(by: 1)
        let yes = try #require(button("Yes", on: screen))
        #expect(!yes.action.isEnabled)
        alert.textField(at: 0)?.text = "kim"
        alert.textField(at: 0)?.sendActions(for: .editingChanged)
        #expect(yes.action.isEnabled)
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        screen.advance(by: 1)
        #expect(hearer.calls.suffix(2) == ["will dismiss 0", "did dismiss 0"])
    }

    @Test func aSheetHasItsOwnOrder() throws {
        let screen = TestScreen(UIViewController())
        let hearer = Hearer()
        let sheet = UIActionSheet(
            title: nil, delegate: hearer, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
        sheet.show(in: screen.window)
        screen.advance(by: 1)
        screen.tap(try #require(button("Copy", on: screen)))
        screen.advance(by: 1)
        #expect(hearer.calls == ["Copy"] && !sheet.isVisible)
    }
}
