internal import Stage

/// The interface between a view with editable text and its ``TextInteraction``. Offsets and ranges count UTF-16
/// units; points and rectangles are in the view's coordinates.
@MainActor
protocol TextInteractionHost: UIView, UITextInput {
    var interaction: TextInteraction { get }
    var allowsEditing: Bool { get }
    var allowsNewlines: Bool { get }

    /// Asks the delegate.
    func shouldReplace(_ range: NSRange, with text: String) -> Bool
    /// A person changed the text.
    func textWasEdited()
    /// The selection or the marked text changed, by whomever.
    func selectionWasChanged()
    /// The Return key; a field tells its delegate.
    func returnWasPressed()

    func offset(closestTo point: CGPoint) -> Int
    func caretRect(at offset: Int) -> CGRect
    /// The line that shows `offset`.
    func lineRange(at offset: Int) -> NSRange
    /// Straight up or down a line; nil beyond the first or the last one.
    func offset(from offset: Int, lines: Int, x: CGFloat) -> Int?
}

/// Puts keys, input methods and the clipboard in front of a ``TextEditor``: whatever a person does to a text goes
/// through here, in a window and offscreen alike.
@MainActor
final class TextInteraction: TextInputClient {
    let editor = TextEditor()
    private(set) lazy var undoManager = TextUndoManager(self)
    unowned let host: any TextInteractionHost
    /// Where the caret would like to be while it moves up and down, in points.
    private var desiredX: CGFloat?
    /// The text shown before the app last assigned another one, kept until the main loop has run once.
    private var overwritten: TextEditor.State?
    private var resetsComposition = false

    init(host: any TextInteractionHost) {
        self.host = host
    }

    private var surface: Surface? { host.window?.windowScene?.surface }
    private var clipboard: Clipboard { surface?.clipboard ?? .memory }

    private func inputMethodDidMiss(reset: Bool) {
        guard host.isFirstResponder else { return }
        surface?.textInputDidChange(resetComposition: reset)
    }

    // MARK: Assignments by the app

    /// Takes a text from the app.
    ///
    /// The same text as is shown changes nothing: a binding that echoes what was typed keeps the caret and the
    /// composition. A binding may also echo late, one keystroke behind, and then again with the newest text. So another
    /// text is taken at once, but the input method hears of it after the main loop's turn: if by then the app has
    /// assigned what was shown before, caret and composition go on.
    func assign(_ text: NSAttributedString) {
        if text.string == editor.string {
            if text != editor.attributedText { editor.restyle(text) }
            return
        }
        if let overwritten, overwritten.text.string == text.string {
            self.overwritten = nil
            resetsComposition = false
            editor.restore(overwritten)
            host.selectionWasChanged()
            return
        }
        let before = overwritten ?? (host.isFirstResponder ? editor.state : nil)
        if editor.markedRange != nil { resetsComposition = true }
        editor.load(text)
        desiredX = nil
        host.selectionWasChanged()
        guard host.isFirstResponder else { return }
        let isScheduled = overwritten != nil
        overwritten = before
        if !isScheduled { NextTurn.perform { [weak self] in self?.settle() } }
    }

    /// The app's last assignment stays: an input method that was composing starts anew.
    private func settle() {
        guard overwritten != nil else { return }
        overwritten = nil
        let reset = resetsComposition
        resetsComposition = false
        inputMethodDidMiss(reset: reset)
    }

    // MARK: TextInputClient

    func insertText(_ text: String) {
        settle()
        host.insertText(text)
    }

    func setMarkedText(_ text: String, selectedRange: NSRange) {
        settle()
        mark(text, selectedRange: selectedRange)
    }

    func deleteSurrounding(offset: Int, count: Int) {
        settle()
        guard count > 0, host.allowsEditing else { return }
        var start = editor.selection.location
        for _ in 0..<abs(offset) { start = editor.boundary(.character, from: start, forward: offset > 0) }
        var end = start
        for _ in 0..<count { end = editor.boundary(.character, from: end, forward: true) }
        edit(NSRange(location: start, length: end - start), "", kind: .deleting)
    }

    var surroundingText: (text: String, caret: Int) {
        guard let marked = editor.markedRange else { return (editor.string, editor.head) }
        let text = NSMutableString(string: editor.string)
        text.deleteCharacters(in: marked)
        return (text as String, marked.location)
    }

    var surroundingSelection: NSRange {
        editor.markedRange.map { NSRange(location: $0.location, length: 0) } ?? editor.selection
    }

    func replaceSurrounding(_ range: NSRange, with text: String) {
        guard host.allowsEditing else { return }
        finishComposition()
        desiredX = nil
        let range = editor.clamped(range)
        guard !(range.length == 0 && text.isEmpty) else { return }
        edit(range, host.allowsNewlines ? text : text.replacingNewlines, kind: text.isEmpty ? .deleting : .other)
    }

    func selectSurrounding(_ range: NSRange) {
        settle()
        finishComposition()
        select(range)
    }

    var caretRect: CGRect { host.convert(host.caretRect(at: editor.head), to: nil) }
    var isSecure: Bool { host.isSecureTextEntry }
    var purpose: TextPurpose { host.isSecureTextEntry ? .password : host.keyboardType.purpose }
    var hints: TextHints { host.textHints }

    // MARK: Edits

    /// Types a text: over the marked text, or over the selection.
    func type(_ text: String) {
        guard host.allowsEditing else { return }
        desiredX = nil
        if text == "\n" || text == "\r" || text == "\r\n", !host.allowsNewlines {
            finishComposition()
            host.returnWasPressed()
            return
        }
        let text = host.allowsNewlines ? text : text.replacingNewlines
        if let marked = editor.markedRange, (editor.string as NSString).substring(with: marked) == text {
            // Composed text stays as it is; apps waiting for the end of a composition are told.
            editor.unmark()
            host.selectionWasChanged()
            host.textWasEdited()
            return
        }
        let range = editor.markedRange ?? editor.selection
        guard !(text.isEmpty && range.length == 0) else { return }
        let isTyping = range.length == 0 || editor.markedRange != nil
        if !edit(range, text, kind: isTyping ? .typing : .other), editor.markedRange != nil {
            finishComposition()
        }
    }

    /// Replaces the whole text, as typing over a selection of all does. Returns whether the delegate let it.
    func enter(_ text: String) -> Bool {
        guard host.allowsEditing else { return false }
        desiredX = nil
        finishComposition()
        let text = host.allowsNewlines ? text : text.replacingNewlines
        guard text != editor.string else { return true }
        return edit(NSRange(location: 0, length: editor.length), text, kind: .other)
    }

    /// Replaces a range if the delegate lets it.
    @discardableResult
    func edit(_ range: NSRange, _ text: String, kind: EditHistory.Kind) -> Bool {
        guard host.allowsEditing, host.shouldReplace(range, with: text) else { return false }
        host.hideEditMenu()
        editor.replace(range, with: text, kind: kind)
        host.selectionWasChanged()
        host.textWasEdited()
        inputMethodDidMiss(reset: false)
        return true
    }

    func mark(_ text: String, selectedRange: NSRange) {
        guard host.allowsEditing else { return }
        let range = editor.markedRange ?? editor.selection
        if text.isEmpty, editor.markedRange == nil { return }
        guard host.shouldReplace(range, with: text) else {
            inputMethodDidMiss(reset: true)
            return
        }
        editor.setMarkedText(text, selected: selectedRange)
        host.selectionWasChanged()
        host.textWasEdited()
    }

    /// Commits the text being composed and resets the input method.
    func finishComposition() {
        settle()
        guard editor.markedRange != nil else { return }
        editor.unmark()
        host.selectionWasChanged()
        inputMethodDidMiss(reset: true)
    }

    func deleteBackward(_ unit: TextEditor.Unit = .character) {
        delete(unit, forward: false)
    }

    private func delete(_ unit: TextEditor.Unit, forward: Bool) {
        desiredX = nil
        finishComposition()
        var range = editor.selection
        if range.length == 0 {
            let other = editor.boundary(unit, from: editor.head, forward: forward)
            range = NSRange(location: min(other, editor.head), length: abs(editor.head - other))
        }
        guard range.length > 0 else { return }
        edit(range, "", kind: unit == .character && editor.selection.length == 0 ? .deleting : .other)
    }

    func select(_ range: NSRange) {
        guard editor.clamped(range) != editor.selection else { return }
        if let marked = editor.markedRange, NSIntersectionRange(marked, range).length == 0,
            !(range.length == 0 && range.location >= marked.location && range.location <= NSMaxRange(marked))
        {
            finishComposition()
        }
        editor.select(range)
        moved()
    }

    func extendSelection(from anchor: Int, to head: Int) {
        finishComposition()
        editor.select(from: anchor, to: head)
        moved()
    }

    private func moved() {
        host.selectionWasChanged()
        inputMethodDidMiss(reset: false)
    }

    // MARK: Clipboard and undo

    var canCopy: Bool { editor.selection.length > 0 && !host.isSecureTextEntry }

    func copy() {
        guard canCopy else { return }
        clipboard.write(text: (editor.string as NSString).substring(with: editor.selection))
    }

    func cut() {
        guard canCopy, host.allowsEditing else { return }
        copy()
        edit(editor.selection, "", kind: .other)
    }

    func paste() {
        guard host.allowsEditing else { return }
        finishComposition()
        // Another program's text may take a moment to arrive.
        clipboard.readText { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            edit(editor.selection, host.allowsNewlines ? text : text.replacingNewlines, kind: .other)
        }
    }

    func selectAll() {
        extendSelection(from: 0, to: editor.length)
    }

    /// Selects the word at the caret, or else the one before it.
    func selectWord() {
        let text = editor.string as NSString
        func isBlank(_ range: NSRange) -> Bool {
            text.substring(with: range).allSatisfy { $0.isWhitespace || $0.isNewline }
        }
        var word = editor.wordRange(at: editor.head)
        if isBlank(word), word.location > 0 { word = editor.wordRange(at: word.location - 1) }
        guard word.length > 0 else { return }
        select(word)
    }

    func undo() { rewind { $0.undo() } }
    func redo() { rewind { $0.redo() } }

    private func rewind(_ step: (TextEditor) -> Void) {
        guard host.allowsEditing else { return }
        finishComposition()
        let before = editor.string
        step(editor)
        desiredX = nil
        host.selectionWasChanged()
        if editor.string != before { host.textWasEdited() }
        inputMethodDidMiss(reset: false)
    }

    // MARK: Keys

    /// Does what a key means to a text, as an iPhone's hardware keyboard and as a Linux desktop have it.
    func handleKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        let command = event.modifiers.contains(.command)
        let control = event.modifiers.contains(.control)
        let shift = event.modifiers.contains(.shift)
        let byWord = control || event.modifiers.contains(.alt)
        switch event.key {
        case .left: move(forward: false, unit: command ? nil : byWord ? .word : .character, extending: shift)
        case .right: move(forward: true, unit: command ? nil : byWord ? .word : .character, extending: shift)
        case .up: moveVertically(-1, extending: shift, toEnd: command)
        case .down: moveVertically(1, extending: shift, toEnd: command)
        case .home: control ? moveTo(0, extending: shift) : move(forward: false, unit: nil, extending: shift)
        case .end: control ? moveTo(editor.length, extending: shift) : move(forward: true, unit: nil, extending: shift)
        case .backspace: command ? deleteToLineStart() : byWord ? deleteBackward(.word) : host.deleteBackward()
        case .delete: delete(byWord ? .word : .character, forward: true)
        case .enter: host.insertText("\n")
        case .tab where host.allowsNewlines && !shift && !control: host.insertText("\t")
        case .character(let character) where control || command:
            return handleShortcut(character.lowercased(), shift: shift)
        default:
            guard !control, !command, let text = event.text, !text.isEmpty else { return false }
            host.insertText(text)
        }
        return true
    }

    private func handleShortcut(_ character: String, shift: Bool) -> Bool {
        switch character {
        case "a": perform(.selectAll)
        case "c": perform(.copy)
        case "x": perform(.cut)
        case "v": perform(.paste)
        case "z": shift ? undoManager.redo() : undoManager.undo()
        case "y": undoManager.redo()
        default: return false
        }
        return true
    }

    /// Subclasses of the app's may do it their way, or not at all.
    private func perform(_ edit: StandardEdit) {
        guard host.canPerformAction(edit.selector, withSender: nil) else { return }
        edit.perform(on: host, nil)
    }

    private func deleteToLineStart() {
        finishComposition()
        let start = host.lineRange(at: editor.head).location
        guard editor.selection.length == 0, start < editor.head else { return deleteBackward() }
        edit(NSRange(location: start, length: editor.head - start), "", kind: .other)
    }

    private func moveTo(_ offset: Int, extending: Bool) {
        finishComposition()
        desiredX = nil
        editor.move(to: offset, extending: extending)
        moved()
    }

    /// A unit of nil is the line.
    private func move(forward: Bool, unit: TextEditor.Unit?, extending: Bool) {
        finishComposition()
        guard let unit else {
            let line = host.lineRange(at: editor.head)
            return moveTo(forward ? NSMaxRange(line) : line.location, extending: extending)
        }
        let selection = editor.selection
        if selection.length > 0, !extending, unit == .character {
            return moveTo(forward ? NSMaxRange(selection) : selection.location, extending: false)
        }
        moveTo(editor.boundary(unit, from: editor.head, forward: forward), extending: extending)
    }

    private func moveVertically(_ lines: Int, extending: Bool, toEnd: Bool) {
        finishComposition()
        let end = lines < 0 ? 0 : editor.length
        guard !toEnd else { return moveTo(end, extending: extending) }
        let x = desiredX ?? host.caretRect(at: editor.head).minX
        editor.move(to: host.offset(from: editor.head, lines: lines, x: x) ?? end, extending: extending)
        moved()
        desiredX = x
    }

    // MARK: Pointer

    /// Where the selection was begun by a press, to be extended by a drag.
    private var dragAnchor: NSRange?

    func press(at point: CGPoint, clicks: Int, extending: Bool) {
        finishComposition()
        desiredX = nil
        let offset = host.offset(closestTo: point)
        switch clicks {
        case 1:
            if extending {
                editor.move(to: offset, extending: true)
            } else {
                editor.select(NSRange(location: offset, length: 0))
            }
            dragAnchor = NSRange(location: offset, length: 0)
        case 2:
            let word = editor.wordRange(at: offset)
            editor.select(word)
            dragAnchor = word
        default:
            let paragraph = TextBoundaries.paragraph(in: editor.string, at: offset)
            editor.select(paragraph)
            dragAnchor = paragraph
        }
        moved()
    }

    func drag(to point: CGPoint) {
        guard let anchor = dragAnchor else { return }
        let offset = host.offset(closestTo: point)
        // A drag that began with a double click goes on by words.
        let end = anchor.length > 0 ? editor.wordRange(at: offset) : NSRange(location: offset, length: 0)
        if end.location < anchor.location {
            extendSelection(from: NSMaxRange(anchor), to: end.location)
        } else {
            extendSelection(from: anchor.location, to: max(NSMaxRange(end), NSMaxRange(anchor)))
        }
    }

    func release() { dragAnchor = nil }

    // MARK: The menu

    /// What was selected when a finger came down, and when that was; nil if its lifting is to show no menu.
    private var touchBegan: (selection: NSRange, time: Double)?
    /// The time of the touch that sent a menu of this text away.
    var menuEnded = -Double.infinity

    /// A finger that rests for so long, in seconds, presses long; as `UILongPressGestureRecognizer` has it.
    private static let longPress = 0.5

    /// A finger comes down on the text, which already takes what is typed.
    func touchBegins(_ touch: UITouch) {
        // A touch that sends the menu away does not bring it back.
        touchBegan = touch.timestamp == menuEnded ? nil : (editor.selection, touch.timestamp)
    }

    /// Whether the finger that is lifted has rested.
    func isLongPress(_ touch: UITouch) -> Bool {
        touchBegan.map { touch.timestamp - $0.time >= Self.longPress } ?? false
    }

    /// A finger is lifted: shows the menu after a double tap, a long press, a drag that selects, or a tap on the caret.
    func touchEnds(_ touch: UITouch, moved: Bool) {
        defer { touchBegan = nil }
        guard host.isFirstResponder, let began = touchBegan else { return }
        if touch.isSecondary { return host.showEditList(at: touch.location(in: host)) }
        let isSelecting = (moved || touch.tapCount > 1) && editor.selection.length > 0
        if isSelecting || !moved && isLongPress(touch) { return host.showEditMenu() }
        if !moved, touch.tapCount == 1, editor.selection.length == 0, editor.selection == began.selection {
            host.showEditMenu()
        }
    }
}

extension UITouch {
    /// Whether it is of a pointer's secondary button.
    var isSecondary: Bool { buttonMask == 2 }
}

extension String {
    /// For a text of one line: what would break it becomes a blank, as UIKit pastes it.
    var replacingNewlines: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
