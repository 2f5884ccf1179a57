package import Stage

/// Several lines of text that a person reads, edits and scrolls.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// Posted when a text view begins to be edited; its object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the user has changed the text; its object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when a text view is no longer edited; its object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// The object that is asked about and told of editing and scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { _scrollDelegate = delegate }
    }

    // Owned by the extensions of this type.
    lazy var interaction = TextInteraction(host: self)
    let contentView = TextViewContentView(frame: .zero)
    var gesture = PointerGesture.none
    private var isEditing = false

    /// The effect on the text of the finger or pointer that is down.
    enum PointerGesture {
        case none
        /// It is down and has not moved: a tap if it ends here.
        case pressed(CGPoint)
        /// It selects.
        case selecting
    }

    /// The area of the text, with its padding and limits.
    public let textContainer: NSTextContainer

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view.
    ///
    /// - Parameter usingTextLayoutManager: Whether it is laid out by TextKit 2. Has no effect: there is one way.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

    /// Creates a text view; without a container it makes its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UITextView.self)
    }

    /// The line around the view. None by default.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { borderDidChange() } }
    }

    private func setUp() {
        textContainer.textView = self
        contentView.textView = self
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        addSubview(contentView)
    }

    var editor: TextEditor { interaction.editor }

    // MARK: Text

    /// Never nil when read. It includes what an input method is composing.
    open var text: String! {
        get { editor.string }
        set {
            noteTold(self, "text", from: text, to: newValue)
            assign(NSAttributedString(string: newValue ?? "", attributes: baseAttributes))
        }
    }

    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get {
            let text = NSMutableAttributedString(string: editor.string, attributes: defaultAttributes)
            editor.attributedText.enumerateAttributes(in: NSRange(location: 0, length: editor.length)) {
                attributes, range, _ in
                text.addAttributes(attributes, range: range)
            }
            return text
        }
        set {
            noteTold(self, "attributedText", from: text, to: newValue)
            assign(newValue ?? NSAttributedString(string: ""))
        }
    }

    private func assign(_ text: NSAttributedString) {
        interaction.assign(text)
        textDidChangeSomehow()
        textStorageWasEdited()
    }

    func textStorageWasEdited() {
        storageFollowsText()
        (companions[TextStorageObserver.key] as? TextStorageObserver)?.didProcessEditing()
    }

    /// The attributes stored with plain text: none, so that it follows the view's properties.
    private var baseAttributes: [NSAttributedString.Key: Any] { [:] }

    private var defaultAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [.font: effectiveFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph]
    }

    /// Nil is the 12-point system font.
    open var font: UIFont? {
        didSet {
            if let font { override(.font, font) }
            textDidChangeSomehow()
        }
    }
    var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

    /// The colour of all of the text; nil takes the default.
    open var textColor: UIColor? {
        didSet {
            if let textColor { override(.foregroundColor, textColor) }
            contentView.textDidChange()
        }
    }

    /// The look of links, over the text's own attributes; empty for none.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { contentView.textDidChange() }
    }

    /// How all of the text is aligned. `.natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentView.textDidChange() } }
    }

    /// A property of the view replaces what an attributed text says of it.
    private func override(_ key: NSAttributedString.Key, _ value: NSObject) {
        guard editor.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: editor.attributedText)
        text.removeAttribute(key, range: NSRange(location: 0, length: text.length))
        editor.restyle(text)
        textStorageWasEdited()
    }

    /// The attributes of text typed next. UIKit forgets them when the selection changes; here they stay.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(editor.typingAttributes) { $1 } }
        set { editor.typingAttributes = newValue }
    }

    /// The selection, in UTF-16 units.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { interaction.select(newValue) }
    }

    /// What in a text that cannot be edited becomes a link. Nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { contentView.textDidChange() } }
    }
    /// Whether the text can be edited. True by default.
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { contentView.textDidChange() }
        }
    }
    /// Whether text can be selected and links can be followed. True by default.
    open var isSelectable = true {
        didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
    }
    /// Whether the user can change attributes. Has no effect: there is no control for it.
    open var allowsEditingTextAttributes = false
    /// Whether the next typed text replaces all of the text. False by default.
    open var clearsOnInsertion = false
    /// Whether the font follows the user's text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
    }

    /// Around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { containerDidChange() } }
    }

    // MARK: Traits of the text

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default {
        didSet { if keyboardType != oldValue, isFirstResponder { window?.windowScene?.textInputDidChange() } }
    }
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// Kept for the app; a text view shows its text all the same, as UIKit's does.
    open var isSecureTextEntry = false

    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    // MARK: Layout

    var textWidth: CGFloat { textWidth(in: bounds.width) }

    private func textWidth(in width: CGFloat) -> CGFloat {
        if !textContainer.widthTracksTextView {
            // A container without a width does not limit its lines.
            let own = textContainer.size.width
            return own > 0 && own < 1e5 ? own - 2 * textContainer.lineFragmentPadding : 1e5
        }
        return width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding
    }

    /// The height of the text with its insets, in a view of this width.
    private func textHeight(in width: CGFloat) -> CGFloat {
        let height = contentView.layout(width: textWidth(in: width)).size.height
        let scale = max(traitCollection.displayScale, 1)
        return max(height, effectiveFont.lineHeight).ceiledToPixel(scale) + textContainerInset.top
            + textContainerInset.bottom
    }

    func containerDidChange() {
        textDidChangeSomehow()
    }

    open override func layoutSubviews() {
        var size = CGSize(width: bounds.width, height: textHeight(in: bounds.width))
        if textContainer.widthTracksTextView {
            textContainer.size = CGSize(width: textWidth + 2 * textContainer.lineFragmentPadding, height: size.height)
        } else {
            let text = contentView.layout(width: textWidth).size.width.rounded(.up)
            size.width = max(
                size.width,
                text + textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding)
        }
        if contentSize != size { contentSize = size }
        let frame = CGRect(origin: .zero, size: size)
        if contentView.frame != frame { contentView.frame = frame }
        super.layoutSubviews()
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// A text view that does not scroll is as high as its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let natural = contentView.layout(width: 1e5).size.width
        let width = natural + textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(width: width.ceiledToPixel(scale), height: textHeight(in: 1e5))
    }

    package override var intrinsicHeightFollowsWidth: Bool { !isScrollEnabled }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { textHeight(in: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : 1e5
        let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let natural = contentView.layout(width: textWidth(in: width)).size.width + around
        return CGSize(width: min(width, natural.rounded(.up)), height: textHeight(in: width))
    }

    package override var firstBaselineOffsetFromTop: CGFloat {
        textContainerInset.top + contentView.layout(width: textWidth).firstBaseline
    }
    package override var lastBaselineOffsetFromBottom: CGFloat {
        bounds.height - textContainerInset.top - contentView.layout(width: textWidth).lastBaseline
    }

    /// Scrolls until a range, in UTF-16 units, can be seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let first = contentView.caretRect(at: range.location)
        let last = contentView.caretRect(at: NSMaxRange(range))
        // With its margin, so that the first line shows the view's top.
        let rect = first.union(last).inset(
            by: UIEdgeInsets(top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0))
        scrollRectToVisible(rect, animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if borderStyle != .none { borderDidChange() }
        contentView.textDidChange()
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if window == nil {
            FocusWish.make(of: self)
            return false
        }
        guard canBecomeFirstResponder else { return false }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        guard super.becomeFirstResponder() else { return false }
        isEditing = isEditable
        contentView.textDidChange()
        guard isEditing else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        FocusWish.withdraw(of: self)
        guard isFirstResponder else { return true }
        if isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
        interaction.finishComposition()
        guard super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    private func endEditing() {
        contentView.textDidChange()
        guard isEditing else { return }
        isEditing = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow !== window, window?.firstResponder === self else { return }
        interaction.finishComposition()
        window?.firstResponder = nil
        endEditing()
    }

    open override var undoManager: UndoManager? { interaction.undoManager }
    package override var textInputClient: (any TextInputClient)? { isEditable ? interaction : nil }

    package override func handleKey(_ event: KeyEvent) -> Bool {
        if isFirstResponder, interaction.handleKey(event) { return true }
        return super.handleKey(event)
    }

    // MARK: UITextInput, as far as apps override it

    open var hasText: Bool { !editor.isEmpty }

    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: editor.length))
        }
        interaction.type(text)
    }

    open func deleteBackward() { interaction.deleteBackward() }

    open func text(in range: UITextRange) -> String? {
        (editor.string as NSString).substring(with: editor.clamped(range.range))
    }

    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(range.range, with: text)
        selectionWasChanged()
        textWasEdited()
    }

    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.selection) }
        set { interaction.select(newValue?.range ?? NSRange(location: editor.length, length: 0)) }
    }

    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        contentView.selectionRects(for: range.range).map { UITextSelectionRect(rect: $0) }
    }

    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: offset(closestTo: point))
    }

    // MARK: Standard edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy:": interaction.canCopy
        case "cut:": interaction.canCopy && isEditable
        case "paste:": isEditable
        case "select:": hasText && editor.selection.length == 0
        case "selectAll:": hasText && editor.selection.length < editor.length
        case "delete:": false
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    /// Copies the selected text to the clipboard.
    open override func copy(_ sender: Any?) { interaction.copy() }
    /// Moves the selected text to the clipboard.
    open override func cut(_ sender: Any?) { interaction.cut() }
    /// Replaces the selected text by the clipboard's.
    open override func paste(_ sender: Any?) { interaction.paste() }
    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { interaction.selectAll() }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { interaction.selectWord() }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        gesture = .pressed(point)
        interaction.touchBegins(touch)
        guard isFirstResponder else { return }
        // What is selected stays, for the menu.
        if touch.isSecondary, editor.selection.length > 0 { return }
        interaction.press(at: point, clicks: touch.tapCount, extending: event?.modifierFlags.contains(.shift) ?? false)
        if touch.tapCount > 1 { gesture = .selecting }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        if case .pressed(let start) = gesture, isFirstResponder || !isEditable,
            abs(point.x - start.x) > 6, becomeFirstResponder()
        {
            interaction.press(at: start, clicks: 1, extending: false)
            gesture = .selecting
        }
        if case .selecting = gesture { interaction.drag(to: point) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        defer {
            gesture = .none
            interaction.release()
        }
        if case .pressed = gesture, let touch = touches.first, let link = link(at: touch.location(in: self)) {
            return follow(link)
        }
        if case .pressed = gesture, let touch = touches.first, let found = attachment(at: touch.location(in: self)) {
            // The app does what is to be done.
            return invoke(UITextItem(.textAttachment(found.attachment), in: found.range), UIAction { _ in })
        }
        if let touch = touches.first { pressEnded(touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        gesture = .none
        interaction.release()
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? { text }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { isEditable ? .textEntry : .staticText }
    package override func describe(_ element: inout AccessibilityElement) {
        element.isMultiline = true
        element.isReadOnly = !isEditable
        if !isEditable { element.isInteractive = contentSize.height > bounds.height }
    }
    package override func enterAccessibilityValue(_ text: String) -> Bool { interaction.enter(text) }
}
