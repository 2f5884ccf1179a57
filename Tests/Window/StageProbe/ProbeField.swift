import CoreGraphics
import Foundation
import Stage

/// A text field with nothing but its text and the caret at its end.
@MainActor
final class ProbeField: TextInputClient {
    weak var surface: WindowSurface?
    private var text = ""
    private var marked = ""
    var isSecure = false

    func insertText(_ text: String) {
        marked = ""
        self.text += text
        print("insert", text, "|", self.text)
    }

    func setMarkedText(_ text: String, selectedRange: NSRange) {
        marked = text
        print("marked", text.isEmpty ? "-" : text, selectedRange.location, "|", self.text + marked)
    }

    func deleteSurrounding(offset: Int, count: Int) {
        guard offset == -count else { return print("delete", offset, count) }
        text.removeLast(min(count, text.count))
        print("delete", offset, count, "|", text)
    }

    var surroundingText: (text: String, caret: Int) { (text, text.utf16.count) }
    var surroundingSelection: NSRange { NSRange(location: text.utf16.count, length: 0) }
    func replaceSurrounding(_ range: NSRange, with text: String) { print("replace", range, text) }
    func selectSurrounding(_ range: NSRange) { print("select", range) }
    var hints: TextHints { TextHints() }
    var caretRect: CGRect { CGRect(x: 20, y: 30, width: 2, height: 20) }
    var purpose: TextPurpose { .freeForm }
}
