internal import Foundation
internal import Stage

extension WebSurface {
    /// A change of the text by an input method, a keyboard or a correction. Places count from the selection, so that
    /// they hold even if the app has changed the text around it meanwhile.
    func edit(_ message: PageMessage, from viewer: Viewer) {
        if let serial = message.serial {
            viewer.textSerial = serial
            textNeedsSending(isNew: false)
        }
        guard let input = textInput else { return }
        // A composition that the app has ended in between stays ended.
        let isCurrent = message.number == nil || message.number == textNumber
        let text = message.text ?? ""
        switch message.action {
        case "mark":
            if isCurrent { input.setMarkedText(text, selectedRange: Self.selection(message, in: text)) }
        case "commit":
            guard isCurrent else { return }
            if text.isEmpty {
                input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            } else {
                input.insertText(text)
            }
        case "insert":
            if !text.isEmpty { input.insertText(text) }
        case "replace":
            if isCurrent { replace(message, with: text, in: input) }
        case "select":
            guard isCurrent, !input.isSecure, let range = range(message, in: input) else { return }
            input.selectSurrounding(range)
        default:
            if let count = message.count, count > 0, !input.isSecure || message.start == -count {
                input.deleteSurrounding(
                    offset: min(max(message.start ?? 0, -10_000), 10_000), count: min(count, 10_000))
            }
            if !text.isEmpty { input.insertText(text) }
        }
    }

    private func replace(_ message: PageMessage, with text: String, in input: any TextInputClient) {
        if input.isSecure {
            // The page has no text of it, and can only delete.
            input.deleteSurrounding(offset: -1, count: 1)
            if !text.isEmpty { input.insertText(text) }
        } else if let range = range(message, in: input) {
            input.replaceSurrounding(range, with: text)
        }
    }

    /// The place in the text around the caret that a message speaks of.
    private func range(_ message: PageMessage, in input: any TextInputClient) -> NSRange? {
        let limit = 1 << 20
        guard let start = message.start, let count = message.count, (-limit..<limit).contains(start),
            (0..<limit).contains(count)
        else { return nil }
        let length = input.surroundingText.text.utf16.count
        let location = min(max(input.surroundingSelection.location + start, 0), length)
        return NSRange(location: location, length: min(count, length - location))
    }

    /// The selection in a marked text.
    private static func selection(_ message: PageMessage, in text: String) -> NSRange {
        let length = text.utf16.count
        let start = min(max(0, message.start ?? length), length)
        return NSRange(location: start, length: min(max(0, message.count ?? 0), length - start))
    }
}
