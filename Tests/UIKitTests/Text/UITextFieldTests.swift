import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UITextFieldTests {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allows = true
        var returns = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.append("shouldBegin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.append("shouldEnd"); return true }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("change \(range.location)+\(range.length) \(string)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { log.append("return"); return returns }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { log.append("clear"); return true }
    }

    private func field(_ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        return field
    }

    private func focused(_ text: String = "") -> (TestScreen, UITextField) {
        let field = field(text)
        let screen = TestScreen(views: field)
        field.becomeFirstResponder()
        return (screen, field)
    }

    private let control: KeyModifiers = .control

    @Test func aFieldOutsideOfAWindowGetsTheFocusInOne() {
        let (wishing, other) = (field(), field())
        let delegate = Delegate()
        wishing.delegate = delegate
        wishing.becomeFirstResponder()
        other.becomeFirstResponder()
        other.resignFirstResponder()
        #expect(delegate.log.isEmpty)
        let screen = TestScreen(views: other, wishing)
        #expect(wishing.isFirstResponder && wishing.isEditing)
        #expect(delegate.log == ["shouldBegin", "didBegin"])
        screen.type("a")
        #expect(wishing.text == "a")
        wishing.resignFirstResponder()
        wishing.removeFromSuperview()
        screen.window.addSubview(wishing)
        #expect(!wishing.isFirstResponder)
    }

    @Test func aScreenMayGiveTheFocusBeforeItAppears() {
        final class Controller: UIViewController {
            let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(text)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                text.becomeFirstResponder()
            }
        }
        let root = UIViewController()
        let screen = TestScreen(root)
        let controller = Controller()
        root.present(controller, animated: true)
        screen.advance(by: 1)
        #expect(controller.text.isFirstResponder)
    }

    @Test func sizesAreThePhones() {
        let field = field()
        field.placeholder = "Name"
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.intrinsicContentSize.width > 50 && field.intrinsicContentSize.width < 70)
        field.borderStyle = .none
        #expect(field.intrinsicContentSize.height == 22)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 22)).width == 100)
    }

    @Test func tapFocusesAndTypes() {
        let field = field()
        let screen = TestScreen(views: field)
        #expect(field.text == "")
        screen.tap(field)
        #expect(field.isFirstResponder && field.isEditing)
        screen.type("h")
        screen.type("i")
        #expect(field.text == "hi")
        screen.press(.backspace)
        #expect(field.text == "h")
    }

    @Test func eventsComeInOrder() {
        let field = field()
        let delegate = Delegate()
        field.delegate = delegate
        let names: [(String, UIControl.Event)] = [
            ("e.begin", .editingDidBegin), ("e.changed", .editingChanged), ("e.end", .editingDidEnd),
            ("e.exit", .editingDidEndOnExit), ("e.primary", .primaryActionTriggered),
        ]
        for (name, event) in names { field.addAction(UIAction { _ in delegate.log.append(name) }, for: event) }
        let screen = TestScreen(views: field)
        screen.tap(field)
        screen.type("a")
        screen.press(.enter)
        #expect(
            delegate.log == [
                "shouldBegin", "didBegin", "e.begin", "change 0+0 a", "e.changed", "return", "e.exit", "e.primary",
                "shouldEnd", "didEnd", "e.end",
            ])
        #expect(!field.isFirstResponder)
    }

    @Test func aRefusedChangeChangesNothing() {
        let (screen, field) = focused("ab")
        let delegate = Delegate()
        delegate.allows = false
        field.delegate = delegate
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        screen.type("c")
        screen.press(.backspace)
        #expect(field.text == "ab")
        #expect(changes == 0)
        #expect(delegate.log == ["change 2+0 c", "change 1+1 "])
    }

    @Test func returnWithoutExitActionKeepsTheFocus() {
        let (screen, field) = focused("ab")
        screen.press(.enter)
        #expect(field.isFirstResponder)
        #expect(field.text == "ab")
    }

    @Test func compositionShowsEveryJamo() {
        let (screen, field) = focused("a")
        var seen: [String] = []
        field.addAction(UIAction { [unowned field] _ in seen.append(field.text!) }, for: .editingChanged)
        let input = screen.surface.textInput!
        input.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        input.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
        input.setMarkedText("한", selectedRange: NSRange(location: 1, length: 0))
        #expect(seen == ["aㅎ", "a하", "a한"])
        #expect(field.markedTextRange != nil)
        #expect(input.surroundingText.text == "a")
        input.insertText("한")
        #expect(field.text == "a한")
        #expect(field.markedTextRange == nil)
    }

    @Test func correctionsReplaceWordsAroundTheCaret() {
        let (screen, field) = focused("teh cat")
        let delegate = Delegate()
        field.delegate = delegate
        let input = screen.surface.textInput!
        input.replaceSurrounding(NSRange(location: 0, length: 3), with: "the")
        #expect(field.text == "the cat")
        #expect(delegate.log == ["change 0+3 the"])
        input.selectSurrounding(NSRange(location: 4, length: 3))
        #expect(input.surroundingSelection == NSRange(location: 4, length: 3))
        input.insertText("dog")
        #expect(field.text == "the dog")
        // Beyond the end there is nothing, and no line breaks in a field.
        input.replaceSurrounding(NSRange(location: 3, length: 99), with: "\nend")
        #expect(field.text == "the end")
        input.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        #expect(input.surroundingSelection == NSRange(location: 7, length: 0))
        delegate.allows = false
        input.replaceSurrounding(NSRange(location: 0, length: 3), with: "")
        #expect(field.text == "the endㅎ")
    }

    @Test func keyboardsOnScreensAreToldOfTheTraits() {
        let (screen, field) = focused()
        #expect(screen.surface.textInput!.hints == TextHints())
        field.returnKeyType = .search
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.textContentType = .newPassword
        let hints = screen.surface.textInput!.hints
        #expect(hints.returnKey == "search" && hints.capitals == "none" && !hints.corrects)
        #expect(hints.content == "new-password" && !hints.hasLines)
        field.textContentType = .password
        #expect(screen.surface.textInput!.hints.content == "current-password")
    }

    /// A binding that sets what was typed, at once.
    @Test func echoKeepsTheComposition() {
        let (screen, field) = focused()
        field.addAction(UIAction { [unowned field] _ in field.text = field.text }, for: .editingChanged)
        let input = screen.surface.textInput!
        for syllable in ["ㅎ", "하", "한"] {
            input.setMarkedText(syllable, selectedRange: NSRange(location: 1, length: 0))
            #expect(field.markedTextRange != nil)
        }
        #expect(field.text == "한")
    }

    /// A binding that echoes the value before, then the newest, a turn of the main loop later.
    @Test func lateEchoKeepsCompositionAndCaret() {
        let (screen, field) = focused("xy")
        field.selectedTextRange = field.textRange(
            from: field.position(from: field.beginningOfDocument, offset: 1)!,
            to: field.position(from: field.beginningOfDocument, offset: 1)!)
        let input = screen.surface.textInput!
        input.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        input.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "x하y")
        field.text = "xㅎy"
        #expect(field.text == "xㅎy")
        field.text = "x하y"
        screen.settle()
        #expect(field.markedTextRange != nil)
        input.setMarkedText("한", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "x한y")
    }

    @Test func anotherTextEndsTheComposition() {
        let (screen, field) = focused()
        let input = screen.surface.textInput!
        input.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        field.text = "new"
        screen.settle()
        #expect(field.markedTextRange == nil)
        input.insertText("!")
        #expect(field.text == "new!")
    }

    @Test func programmaticTextSendsNothing() {
        let field = field()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        field.text = "abc"
        #expect(changes == 0)
        field.text = nil
        #expect(field.text == "")
    }

    @Test func keysMoveAndSelect() {
        let (screen, field) = focused("one two")
        func selected() -> NSRange { field.selectedTextRange!.range }
        screen.press(.left)
        #expect(selected() == NSRange(location: 6, length: 0))
        screen.press(.left, modifiers: [.control, .shift])
        #expect(selected() == NSRange(location: 4, length: 2))
        screen.press(.home)
        #expect(selected() == NSRange(location: 0, length: 0))
        screen.press(.end, modifiers: .shift)
        #expect(selected() == NSRange(location: 0, length: 7))
        screen.press(.delete)
        #expect(field.text == "")
        screen.press(.character("z"), modifiers: .control)
        #expect(field.text == "one two")
    }

    @Test func copyCutPaste() {
        let (screen, field) = focused("secret text")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("x"), modifiers: .control)
        #expect(field.text == "")
        screen.press(.character("v"), modifiers: .control)
        screen.press(.character("v"), modifiers: .command)
        #expect(field.text == "secret textsecret text")
        screen.surface.clipboard.write(text: "two\nlines")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("v"), modifiers: .control)
        #expect(field.text == "two lines")
    }

    @Test func secretsAreBulletsAndStartAnew() {
        let (screen, field) = focused("old")
        field.isSecureTextEntry = true
        field.resignFirstResponder()
        field.becomeFirstResponder()
        screen.type("n")
        #expect(field.text == "n")
        screen.type("ew")
        #expect(field.text == "new")
        #expect(field.accessibilityValue == "•••")
        #expect(field.accessibilityTraits.contains(.secureTextEntry))
        #expect(field.revealedOffset == nil || field.revealedOffset == 2)
        screen.advance(by: 3)
        #expect(field.revealedOffset == nil)
        screen.press(.character("a"), modifiers: .control)
        screen.surface.clipboard.write(text: nil)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.surface.clipboard.text == nil)
    }

    @Test func clearButtonAsksAndClears() {
        let (screen, field) = focused("text")
        let delegate = Delegate()
        field.delegate = delegate
        field.clearButtonMode = .whileEditing
        screen.settle()
        let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
        screen.tap(CGPoint(x: rect.midX, y: rect.midY))
        #expect(field.text == "")
        #expect(delegate.log == ["clear"])
    }

    @Test func doubleTapSelectsAWord() {
        let (screen, field) = focused("first second")
        let second = field.caretRect(at: 8)
        screen.tap(field.convert(CGPoint(x: second.midX, y: second.midY), to: nil), count: 2)
        #expect(field.text(in: field.selectedTextRange!) == "second")
    }

    @Test func draggingSelects() {
        let (screen, field) = focused("abcdefghij")
        let (start, end) = (field.caretRect(at: 2), field.caretRect(at: 7))
        screen.drag(
            from: field.convert(CGPoint(x: start.minX, y: start.midY), to: nil),
            to: field.convert(CGPoint(x: end.minX, y: end.midY), to: nil))
        #expect(field.selectedTextRange?.range == NSRange(location: 2, length: 5))
    }

    @Test func longTextScrollsToTheCaret() {
        let (screen, field) = focused(String(repeating: "wide text ", count: 20))
        screen.settle()
        let inside = field.editingRect(forBounds: field.bounds)
        #expect(inside.insetBy(dx: -0.5, dy: 0).contains(field.caretRect(at: 200)))
        screen.press(.home)
        #expect(inside.insetBy(dx: -0.5, dy: 0).contains(field.caretRect(at: 0)))
    }

    @Test func tabGoesToTheNextField() {
        let (first, second) = (field("a"), field("b"))
        second.frame.origin.y += 60
        let screen = TestScreen(views: first, second)
        first.becomeFirstResponder()
        screen.press(.tab)
        #expect(second.isFirstResponder)
        screen.press(.tab, modifiers: .shift)
        #expect(first.isFirstResponder)
    }

    @Test func leavingTheWindowEndsEditing() {
        let (screen, field) = focused("a")
        let delegate = Delegate()
        field.delegate = delegate
        field.removeFromSuperview()
        #expect(!field.isEditing)
        #expect(screen.window.firstResponder == nil)
        #expect(delegate.log == ["didEnd"])
    }

    @Test func caretStopsBlinkingByItself() {
        let (screen, _) = focused("a")
        #expect(screen.surface.runUntilIdle(limit: 15))
    }

    @Test func overriddenRectsAreUsed() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
        }
        let field = Padded(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.text = "x"
        let screen = TestScreen(views: field)
        #expect(field.contentView.frame.minX == 30)
        field.becomeFirstResponder()
        screen.settle()
        #expect(field.contentView.frame.minX == 40)
    }

    @Test func pictures() throws {
        let normal = field("Alice")
        let placeholder = field()
        placeholder.placeholder = "Name"
        placeholder.frame.origin.y = 150
        let secret = field("password")
        secret.isSecureTextEntry = true
        secret.clearButtonMode = .always
        secret.frame.origin.y = 200
        let label = UILabel(frame: CGRect(x: 20, y: 250, width: 353, height: 60))
        label.numberOfLines = 0
        label.text = "Hello, Alice! You are 30 years old. 안녕하세요, 여러 줄의 텍스트입니다 👍"
        let long = UILabel(frame: CGRect(x: 20, y: 320, width: 150, height: 21))
        long.text = "A line too long for its room"
        let shrunk = UILabel(frame: CGRect(x: 200, y: 320, width: 150, height: 21))
        shrunk.adjustsFontSizeToFitWidth = true
        shrunk.text = "A line too long for its room"
        let screen = TestScreen(views: normal, placeholder, secret, label, long, shrunk)
        screen.window.rootViewController?.view.backgroundColor = .systemBackground
        normal.becomeFirstResponder()
        normal.selectAll(nil)
        let bytes = try screen.picture("text-light")
        #expect(bytes.count > 1000)
    }
}
