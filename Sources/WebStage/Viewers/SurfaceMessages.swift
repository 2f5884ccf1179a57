internal import Foundation
internal import Stage

/// The name of the window.
struct TitleMessage: Encodable {
    var type = "title"
    var text: String
}

/// The shape of the pointer, in the words of style sheets.
struct CursorMessage: Encodable {
    var type = "cursor"
    var name: String
}

/// Who may touch.
struct HoldingMessage: Encodable {
    var type = "holding"
    var isHolder: Bool
    var viewers: Int
}

/// The screen that the pictures show, in points.
struct ScreenMessage: Encodable {
    var type = "screen"
    var width: Double
    var height: Double
    var device: String?
    var safeArea: [Double]
}

/// Text that the app put on the clipboard.
struct CopyMessage: Encodable {
    var type = "copy"
    var text: String
}

/// An address to open in another tab.
struct OpenMessage: Encodable {
    var type = "open"
    var url: String
}

/// The text that is being edited.
struct TextMessage: Encodable {
    var type = "text"
    /// Whether typing goes anywhere.
    var isOn: Bool
    /// Changes when a composition that is in progress is over, because the app did something else with the text.
    var number: Int
    /// The text around the caret, without marked text; empty for passwords.
    var text = ""
    /// The caret in it, in UTF-16 units.
    var caret = 0
    /// Where the caret is, in points: x, y, width, height.
    var rect: [Double] = []
    var isSecure = false
    var purpose = ""

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
            let surrounding = input.surroundingText
            (text, caret) = Self.part(of: surrounding.text, around: surrounding.caret)
        }
    }

    /// At most a thousand units on either side, and no half of a character.
    static func part(of text: String, around caret: Int) -> (String, Int) {
        let units = text.utf16
        let caret = min(max(0, caret), units.count)
        guard units.count > 2_000 else { return (text, caret) }
        var low = units.index(units.startIndex, offsetBy: max(0, caret - 1_000))
        var high = units.index(units.startIndex, offsetBy: min(units.count, caret + 1_000))
        while low < units.endIndex, low.samePosition(in: text) == nil { low = units.index(after: low) }
        while high < units.endIndex, high.samePosition(in: text) == nil { high = units.index(after: high) }
        let start = units.distance(from: units.startIndex, to: low)
        return (String(text[low..<high]), caret - start)
    }
}

extension CursorShape {
    var cssName: String {
        switch self {
        case .arrow: "default"
        case .text: "text"
        case .link: "pointer"
        case .none: "none"
        }
    }
}
