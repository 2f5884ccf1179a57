/// A text that is being edited: its characters, the selection, what an input method has marked, and how to undo.
///
/// It knows no view and asks nobody; ``TextInteraction`` puts delegates, keys and input methods in front of it. Ranges
/// and offsets count UTF-16 units, as NSString does; an edit or a movement never splits a character.
@MainActor
final class TextEditor {
    /// All that an edit changes, so that it can be kept and given back.
    struct State {
        fileprivate(set) var text = NSAttributedString(string: "")
        fileprivate(set) var selection = NSRange(location: 0, length: 0)
        /// The end of the selection that stays when it is extended.
        fileprivate(set) var anchor = 0
        fileprivate(set) var markedRange: NSRange?
        fileprivate var history = EditHistory()
    }

    private(set) var state = State()
    /// The attributes for characters inserted without any of their own.
    var typingAttributes: [NSAttributedString.Key: Any] = [:]

    var attributedText: NSAttributedString { state.text }
    var string: String { state.text.string }
    var length: Int { state.text.length }
    var selection: NSRange { state.selection }
    var markedRange: NSRange? { state.markedRange }
    var isEmpty: Bool { length == 0 }
    /// The end of the selection that moves.
    var head: Int { selection.location == state.anchor ? NSMaxRange(selection) : selection.location }

    // MARK: Replacing everything

    /// Takes a text that no person typed: the caret goes to its end, nothing is marked and nothing can be undone.
    func load(_ text: NSAttributedString) {
        state = State()
        state.text = NSAttributedString(attributedString: text)
        select(NSRange(location: length, length: 0))
    }

    /// Goes back to an earlier state.
    func restore(_ earlier: State) {
        state = earlier
    }

    /// Changes attributes but no character.
    func restyle(_ text: NSAttributedString) {
        precondition(text.length == length)
        state.text = NSAttributedString(attributedString: text)
    }

    // MARK: Selection

    func select(_ range: NSRange) {
        state.selection = clamped(range)
        state.anchor = state.selection.location
        state.history.breakCoalescing()
    }

    /// Selects from `anchor` to `head`, whichever comes first.
    func select(from anchor: Int, to head: Int) {
        let (low, high) = (min(anchor, head), max(anchor, head))
        select(NSRange(location: low, length: high - low))
        state.anchor = min(max(anchor, 0), length)
    }

    /// Moves the caret, or with `extending` the end of the selection that moves.
    func move(to offset: Int, extending: Bool) {
        select(from: extending ? state.anchor : offset, to: offset)
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: Edits

    /// Replaces a range and puts the caret behind what replaced it.
    func replace(_ range: NSRange, with new: String, kind: EditHistory.Kind = .other) {
        replace(range, with: NSAttributedString(string: new, attributes: typingAttributes), kind: kind)
    }

    func replace(_ range: NSRange, with new: NSAttributedString, kind: EditHistory.Kind = .other) {
        let range = clamped(range)
        let before = selection
        let old = state.text.attributedSubstring(from: range)
        substitute(range, new)
        state.markedRange = nil
        state.selection = NSRange(location: range.location + new.length, length: 0)
        state.anchor = state.selection.location
        state.history.record(
            EditHistory.Edit(
                kind: kind, location: range.location, old: old, new: new, selectionBefore: before,
                selectionAfter: selection))
    }

    private func substitute(_ range: NSRange, _ new: NSAttributedString) {
        let text = NSMutableAttributedString(attributedString: state.text)
        text.replaceCharacters(in: range, with: new)
        state.text = text
    }

    /// Replaces the marked text, or the selection if none is marked, by one that is still being composed. An empty one
    /// ends the composition. `selected` counts from the beginning of the marked text.
    func setMarkedText(_ text: String, selected: NSRange) {
        let range = clamped(markedRange ?? selection)
        let composing = markedRange != nil
        let before = selection
        let new = NSAttributedString(string: text, attributes: typingAttributes)
        let old = state.text.attributedSubstring(from: range)
        substitute(range, new)
        state.markedRange = new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
        let start = range.location + min(max(selected.location, 0), new.length)
        let end = min(start + max(selected.length, 0), range.location + new.length)
        state.selection = NSRange(location: start, length: end - start)
        state.anchor = start
        if composing {
            state.history.amendComposition(new, selectionAfter: selection)
        } else if new.length > 0 || old.length > 0 {
            state.history.record(
                EditHistory.Edit(
                    kind: .composing, location: range.location, old: old, new: new, selectionBefore: before,
                    selectionAfter: selection))
        }
    }

    /// The marked text becomes text like any other.
    func unmark() {
        guard let marked = markedRange else { return }
        state.markedRange = nil
        state.selection = NSRange(location: NSMaxRange(marked), length: 0)
        state.anchor = state.selection.location
        state.history.finishComposition()
    }

    // MARK: Undo

    var canUndo: Bool { state.history.canUndo }
    var canRedo: Bool { state.history.canRedo }

    func undo() {
        guard let edit = state.history.popUndo() else { return }
        state.markedRange = nil
        substitute(NSRange(location: edit.location, length: edit.new.length), edit.old)
        state.selection = clamped(edit.selectionBefore)
        state.anchor = state.selection.location
    }

    func redo() {
        guard let edit = state.history.popRedo() else { return }
        state.markedRange = nil
        substitute(NSRange(location: edit.location, length: edit.old.length), edit.new)
        state.selection = clamped(edit.selectionAfter)
        state.anchor = state.selection.location
    }

    func clearHistory() { state.history = EditHistory() }

    // MARK: Boundaries

    enum Unit { case character, word, paragraph, document }

    /// The next boundary of a unit after or before an offset.
    func boundary(_ unit: Unit, from offset: Int, forward: Bool) -> Int {
        switch unit {
        case .character:
            forward
                ? TextBoundaries.next(in: string, after: offset) : TextBoundaries.previous(in: string, before: offset)
        case .word:
            forward
                ? TextBoundaries.wordEnd(in: string, after: offset)
                : TextBoundaries.wordStart(in: string, before: offset)
        case .paragraph:
            forward
                ? NSMaxRange(TextBoundaries.paragraph(in: string, at: offset))
                : TextBoundaries.paragraph(in: string, at: offset).location
        case .document: forward ? length : 0
        }
    }

    /// The word at an offset, or the blanks between two.
    func wordRange(at offset: Int) -> NSRange { TextBoundaries.word(in: string, at: offset) }
}
