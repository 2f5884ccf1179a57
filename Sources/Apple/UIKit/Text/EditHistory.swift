/// The history of edits for undo, in steps; words typed in one go form one step.
struct EditHistory {
    enum Kind {
        /// Characters typed one after the other.
        case typing
        /// Characters deleted one after the other.
        case deleting
        /// The text that an input method has marked; it becomes `typing` when it is finished.
        case composing
        case other
    }

    struct Edit {
        var kind: Kind
        var location: Int
        var old: NSAttributedString
        var new: NSAttributedString
        var selectionBefore: NSRange
        var selectionAfter: NSRange
    }

    private var undos: [Edit] = []
    private var redos: [Edit] = []
    private var mayCoalesce = false
    private static let limit = 200

    var canUndo: Bool { !undos.isEmpty }
    var canRedo: Bool { !redos.isEmpty }

    /// The next edit is a step of its own.
    mutating func breakCoalescing() { mayCoalesce = false }

    mutating func record(_ edit: Edit) {
        redos = []
        if mayCoalesce, let last = undos.last, let joined = Self.join(last, edit) {
            undos[undos.count - 1] = joined
        } else {
            undos.append(edit)
            if undos.count > Self.limit { undos.removeFirst() }
        }
        mayCoalesce = edit.kind != .other
    }

    mutating func amendComposition(_ new: NSAttributedString, selectionAfter: NSRange) {
        guard var last = undos.last, last.kind == .composing else { return }
        last.new = new
        last.selectionAfter = selectionAfter
        undos.removeLast()
        if new.length > 0 || last.old.length > 0 { undos.append(last) }
    }

    mutating func finishComposition() {
        guard var last = undos.popLast(), last.kind == .composing else { return }
        last.kind = .typing
        last.selectionAfter = NSRange(location: last.location + last.new.length, length: 0)
        if let before = undos.last, let joined = Self.join(before, last) {
            undos[undos.count - 1] = joined
        } else {
            undos.append(last)
        }
        mayCoalesce = true
    }

    mutating func popUndo() -> Edit? {
        guard let edit = undos.popLast() else { return nil }
        redos.append(edit)
        mayCoalesce = false
        return edit
    }

    mutating func popRedo() -> Edit? {
        guard let edit = redos.popLast() else { return nil }
        undos.append(edit)
        mayCoalesce = false
        return edit
    }

    private static func join(_ first: Edit, _ second: Edit) -> Edit? {
        var joined = first
        joined.selectionAfter = second.selectionAfter
        switch (first.kind, second.kind) {
        case (.typing, .typing):
            // A blank or a line's end after a word closes the step, as GTK and UIKit do.
            let ended = first.new.string.last?.isWhitespace ?? false
            let starts = second.new.string.first?.isWhitespace ?? true
            guard second.old.length == 0, second.location == first.location + first.new.length, !ended || starts
            else { return nil }
            joined.new = first.new.appending(second.new)
        case (.deleting, .deleting):
            guard first.new.length == 0, second.new.length == 0 else { return nil }
            if second.location + second.old.length == first.location {
                joined.location = second.location
                joined.old = second.old.appending(first.old)
            } else if second.location == first.location {
                joined.old = first.old.appending(second.old)
            } else {
                return nil
            }
        default: return nil
        }
        return joined
    }
}

extension NSAttributedString {
    func appending(_ other: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        result.append(other)
        return result
    }
}
