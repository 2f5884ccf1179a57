import Stage
import Testing

@testable import UIKit

@MainActor
private final class ChatController: UIViewController {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

@MainActor
@Suite struct InputAreaTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))

    /// Notifications come on the main thread here.
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
        var tokens: [Any] = []

        init() {
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ]
            for (name, text) in names {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [unowned self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    lines.append("\(text) \(end?.minY ?? -1) \(duration ?? -1)")
                }
                tokens.append(token)
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func thePhonesOwnKeyboardIsLeftRoom() {
        let screen = TestScreen(views: field, other)
        let log = Log()
        screen.tap(field)
        screen.advance(by: 1)
        #expect(log.lines == [])
        var preferences = SurfacePreferences()
        preferences.keyboardHeight = 300
        screen.surface.setPreferences(preferences)
        screen.advance(by: 1)
        #expect(log.lines == ["will show 552.0 0.25", "did show 552.0 0.25"])
        log.lines = []
        // Another field has the same keyboard.
        screen.tap(other)
        screen.advance(by: 1)
        #expect(log.lines == [])
        preferences.keyboardHeight = 0
        screen.surface.setPreferences(preferences)
        screen.advance(by: 1)
        #expect(log.lines == ["will hide 852.0 0.25", "did hide 852.0 0.25"])
    }

    @Test func aPickerStandsInTheKeyboardsPlace() throws {
        let picker = UIPickerView()
        field.inputView = picker
        let screen = TestScreen(views: field, other)
        let log = Log()
        screen.tap(field)
        screen.advance(by: 1)
        #expect(picker.window === screen.window)
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 602, width: 393, height: 216))
        #expect(log.lines == ["will show 602.0 0.25", "did show 602.0 0.25"])
        try screen.picture("input-view")
        log.lines = []
        screen.tap(other)
        screen.advance(by: 1)
        #expect(picker.window == nil)
        #expect(log.lines == ["will hide 852.0 0.25", "did hide 852.0 0.25"])
    }

    @Test func aFieldWithoutInputViewsHasNoArea() {
        let screen = TestScreen(views: field)
        let log = Log()
        screen.tap(field)
        screen.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(log.lines.isEmpty)
    }

    @Test func theFocusPassesOnWithoutHiding() {
        let picker = UIPickerView()
        field.inputView = picker
        other.inputView = picker
        let screen = TestScreen(views: field, other)
        let log = Log()
        field.becomeFirstResponder()
        other.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(log.lines == ["will show 602.0 0.25", "did show 602.0 0.25"])
        other.resignFirstResponder()
        screen.advance(by: 1)
        #expect(log.lines.last == "did hide 852.0 0.25")
    }

    @Test func aControllersAccessoryStaysForItsOwnField() {
        let controller = ChatController()
        controller.bar.addSubview(field)
        field.frame = CGRect(x: 10, y: 5, width: 200, height: 34)
        let screen = TestScreen(controller)
        controller.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).minY == 774)
        screen.tap(field)
        screen.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(controller.bar.window === screen.window)
        screen.type("hi")
        #expect(field.text == "hi")
    }

    @Test func theKeyboardGuideFollows() {
        let picker = UIPickerView()
        field.inputView = picker
        let controller = UIViewController()
        let pinned = UIView()
        pinned.translatesAutoresizingMaskIntoConstraints = false
        let screen = TestScreen(controller)
        controller.view.addSubview(field)
        controller.view.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            pinned.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            pinned.heightAnchor.constraint(equalToConstant: 50), pinned.widthAnchor.constraint(equalToConstant: 50),
        ])
        screen.settle()
        #expect(pinned.frame.maxY == 818)
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(pinned.frame.maxY == 602)
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(pinned.frame.maxY == 818)
    }

    @Test func anAccessoryIsAskedForAgain() {
        let screen = TestScreen(views: field)
        field.becomeFirstResponder()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = bar
        #expect(bar.window == nil)
        field.reloadInputViews()
        screen.advance(by: 1)
        #expect(bar.window === screen.window)
    }
}
