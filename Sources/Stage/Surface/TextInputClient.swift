public import CoreGraphics
public import Foundation

/// A text that input methods edit. Ranges count UTF-16 units, as NSString does.
@MainActor
public protocol TextInputClient: AnyObject {
    /// Replaces the marked text or the selection with a finished text.
    func insertText(_ text: String)
    /// Replaces the marked text (or the selection, if none is marked) with one that is still being composed; an
    /// empty text ends the composition.
    func setMarkedText(_ text: String, selectedRange: NSRange)
    /// Deletes `count` characters (not UTF-16 units) starting `offset` characters from the caret.
    func deleteSurrounding(offset: Int, count: Int)
    /// The text around the caret and the caret in it, in UTF-16 units, without the marked text.
    var surroundingText: (text: String, caret: Int) { get }
    /// The selection in ``surroundingText``; empty, and where the marked text would be, while there is one.
    var surroundingSelection: NSRange { get }
    /// Replaces a part of ``surroundingText``, as corrections of words do. Marked text becomes final first.
    func replaceSurrounding(_ range: NSRange, with text: String)
    /// Selects a part of ``surroundingText``. Marked text becomes final first.
    func selectSurrounding(_ range: NSRange)
    /// In the surface's points: where an input method may show its window.
    var caretRect: CGRect { get }
    /// A password: input methods must not learn it.
    var isSecure: Bool { get }
    /// Digits, an address and so on, in the words of `UIKeyboardType` (for on-screen keyboards).
    var purpose: TextPurpose { get }
    /// Further hints for an on-screen keyboard.
    var hints: TextHints { get }
}

/// A text that keys edit in a way of its own.
@MainActor
public protocol KeyClient: AnyObject {
    /// Takes a key; whether it did something with it.
    func takeKey(_ event: KeyEvent) -> Bool
}

/// The kind of text that is entered, as an input method distinguishes them.
public enum TextPurpose: Sendable {
    case freeForm, digits, number, phone, url, email, name, password, pin
}

/// Hints for on-screen keyboards beside the ``TextPurpose``, in the words that web pages have for them.
public struct TextHints: Hashable, Sendable {
    /// Whether the text may have several lines.
    public var hasLines = false
    /// The label of the Return key: `enterkeyhint` of HTML.
    public var returnKey = "enter"
    /// Which letters become capitals: `autocapitalize` of HTML.
    public var capitals = "sentences"
    /// Whether words may be corrected and marked.
    public var corrects = true
    /// The meaning of the text: `autocomplete` of HTML. Empty if it has none.
    public var content = ""

    /// Hints for a text of one line with the usual keyboard.
    public init() {}
}
