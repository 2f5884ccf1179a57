internal import Foundation
internal import Stage

/// The text that is being edited.
struct TextMessage: Encodable {
    var type = "text"
    /// Whether typing goes anywhere.
    var isOn: Bool
    /// Changes when a composition that is in progress is over, because the app did something else with the text.
    var number: Int
    /// The text around the caret, without marked text; empty for passwords.
    var text = ""
    /// The selection in it, in UTF-16 units.
    var start = 0
    var length = 0
    /// The last change of the page that is in it.
    var serial = 0
    /// Where the caret is, in points: x, y, width, height.
    var rect: [Double] = []
    var isSecure = false
    var purpose = ""
    var hints: Hints?

    /// For keyboards on screens, in HTML's words.
    struct Hints: Encodable {
        var returnKey, capitals, content: String
        var corrects: Bool
    }

    @MainActor
    init(_ input: (any TextInputClient)?, number: Int) {
        self.number = number
        isOn = input != nil
        guard let input else { return }
        isSecure = input.isSecure
        purpose = "\(input.purpose)"
        rect = [input.caretRect.minX, input.caretRect.minY, input.caretRect.width, input.caretRect.height]
            .map { $0.isFinite ? Double($0) : 0 }
        if !isSecure {
            let selection = input.surroundingSelection
            (text, start) = Self.part(of: input.surroundingText.text, around: selection)
            length = min(selection.length, text.utf16.count - start)
        }
        let hints = input.hints
        self.hints = Hints(
            returnKey: hints.returnKey, capitals: hints.capitals, content: hints.content, corrects: hints.corrects)
    }

    /// The selection with some text on either side and no half of a character, and where the selection begins in it. Of a
    /// long selection, its beginning.
    static func part(of text: String, around selection: NSRange) -> (text: String, start: Int) {
        let units = text.utf16
        let start = min(max(0, selection.location), units.count)
        guard units.count > 4 * reach else { return (text, start) }
        let end = min(start + min(max(0, selection.length), 2 * reach), units.count)
        var low = units.index(units.startIndex, offsetBy: max(0, start - reach))
        var high = units.index(units.startIndex, offsetBy: min(units.count, end + reach))
        while low < units.endIndex, low.samePosition(in: text) == nil { low = units.index(after: low) }
        while high < units.endIndex, high.samePosition(in: text) == nil { high = units.index(after: high) }
        return (String(text[low..<high]), start - units.distance(from: units.startIndex, to: low))
    }

    /// How much text goes along on either side, in UTF-16 units.
    private static let reach = 500
}
