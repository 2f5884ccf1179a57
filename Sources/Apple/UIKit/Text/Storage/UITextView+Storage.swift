extension UITextView {
    /// The view's text as an object that tells of its changes, by a person or the app, and by which it can be changed.
    ///
    /// It is made when it is first asked for and follows the view from then on.
    public var textStorage: NSTextStorage {
        if let storage { return storage }
        let storage = ViewTextStorage(string: "")
        storage.follow(attributedText)
        storage.view = self
        companions[ViewTextStorage.key] = storage
        return storage
    }

    private var storage: ViewTextStorage? { companions[ViewTextStorage.key] as? ViewTextStorage }

    /// Shows what the storage has become. The caret stays where it is if only attributes have changed.
    fileprivate func take(_ text: NSAttributedString) {
        guard text.string == editor.string else { return attributedText = text }
        editor.restyle(text)
        textDidChangeSomehow()
    }

    /// Called when the view's text has changed.
    func storageFollowsText() { storage?.follow(attributedText) }
}

/// The storage of a text view, which owns it.
private final class ViewTextStorage: NSTextStorage {
    static let key = ObjectIdentifier(ViewTextStorage.self)

    weak var view: UITextView?
    /// Whether the storage takes the view's text, or the view the storage's.
    private var isFollowing = false
    private var isLeading = false

    /// Takes the view's text, as one change of the part that differs.
    func follow(_ text: NSAttributedString) {
        guard !isLeading, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        let (old, new) = (Array(string.utf16), Array(text.string.utf16))
        let shorter = min(old.count, new.count)
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
        let replaced = NSRange(location: head, length: old.count - head - tail)
        let changed = NSRange(location: head, length: new.count - head - tail)
        if replaced.length == 0, changed.length == 0 {
            if old.isEmpty { return }
            beginEditing()
            copyAttributes(of: text, in: NSRange(location: 0, length: new.count))
            endEditing()
        } else {
            replaceCharacters(in: replaced, with: text.attributedSubstring(from: changed))
        }
    }

    private func copyAttributes(of text: NSAttributedString, in range: NSRange) {
        text.enumerateAttributes(in: range) { attributes, part, _ in setAttributes(attributes, range: part) }
    }

    override func processEditing() {
        super.processEditing()
        guard !isFollowing || wasEditedMeanwhile, !isLeading, let view else { return }
        isLeading = true
        defer { isLeading = false }
        nonisolated(unsafe) let target = (view: view, text: NSAttributedString(attributedString: self))
        MainActor.assumeIsolated { target.view.take(target.text) }
    }
}
