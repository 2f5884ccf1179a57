/// Text that tells its delegate of every change, of several between `beginEditing()` and `endEditing()` as of one.
///
/// The storage of a text view changes the view, and follows what is typed there.
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)``.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before a change is processed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted when a change was processed; the object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The object that hears of changes, on the thread that makes them, which is the main one.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The changes since the last processing; nothing outside of a change.
    public private(set) var editedMask: EditActions = []
    /// Where, in the text as it is now. `NSNotFound` at 0 outside of a change.
    public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text has grown.
    public private(set) var changeInLength = 0

    nonisolated(unsafe) private var managers: [NSLayoutManager] = []

    /// An empty text.
    public init() { super.init(string: "") }
    /// A text without attributes.
    public override init(string str: String) { super.init(string: str) }
    /// A text with attributes.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    /// A copy of a text.
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    /// An archived text.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    private var depth = 0
    /// Whether somebody who was told of a change has changed the text.
    var wasEditedMeanwhile = false

    // MARK: Layout managers

    /// The objects that lay out the text.
    @preconcurrency @MainActor
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Has a layout manager lay out the text. The storage keeps it.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.forgetLayout()
    }

    /// Takes a layout manager away.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
        aLayoutManager.forgetLayout()
    }

    // MARK: Changes

    open override func beginEditing() {
        depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes a change. Outside of `beginEditing()` and `endEditing()` it is processed at once.
    ///
    /// - Parameters:
    ///   - editedMask: What has changed.
    ///   - editedRange: Where, in the text before.
    ///   - delta: By how much the text has grown.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = now
        } else {
            // Earlier changes move with text that is put in front of them.
            var before = self.editedRange
            if editedRange.upperBound <= before.location {
                before.location += delta
            } else if editedRange.location < before.upperBound {
                before.length = max(0, before.length + delta)
            }
            self.editedRange = before.union(now)
        }
        wasEditedMeanwhile = true
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Tells the delegate, and who asked for notifications, of the changes that were noted.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        // Changes made meanwhile belong to the same change, and are not processed again.
        depth += 1
        wasEditedMeanwhile = false
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        tell {
            $0.textStorage(
                $1, willProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        tell {
            $0.textStorage(
                $1, didProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        if !managers.isEmpty {
            nonisolated(unsafe) let told = managers
            MainActor.assumeIsolated { for manager in told { manager.forgetLayout() } }
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        depth -= 1
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }

    private func tell(_ body: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
        guard let delegate else { return }
        nonisolated(unsafe) let told = (delegate: delegate, storage: self)
        MainActor.assumeIsolated { body(told.delegate, told.storage) }
    }

    // MARK: What changes are made of

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: The other changes, made of those

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        enumerateAttributes(in: range) { attributes, part, _ in runs.append((attributes, part)) }
        beginEditing()
        for var run in runs {
            body(&run.attributes)
            setAttributes(run.attributes, range: run.range)
        }
        endEditing()
    }
}
