package import Stage

/// One line of text that a person edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The object that is asked about and told of editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // Owned by the extensions of this type.
    lazy var interaction = TextInteraction(host: self)
    let contentView = TextFieldContentView(frame: .zero)
    let placeholderLabel = PlaceholderLabel(frame: .zero)
    var clearButton: TextFieldClearButton?
    /// The offset of a secret character that shows for a moment after it was typed.
    var revealedOffset: Int?
    var revealLink: CADisplayLink?
    /// A secret that is edited again starts anew with the first key.
    var clearsSecretOnInsertion = false
    var gesture = PointerGesture.none

    /// The effect on the text of the finger or pointer that is down.
    enum PointerGesture {
        case none
        /// It is down and has not moved: a tap if it ends here.
        case pressed(CGPoint)
        /// It selects.
        case selecting
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        decodeNib(coder, UITextField.self)
    }

    var editor: TextEditor { interaction.editor }

    // MARK: Text

    // observable
    /// Never nil when read, as in UIKit. It includes what an input method is composing.
    open var text: String? {
        get { editor.string }
        set {
            // Typing is reported by the control's events, not to observers.
            let change = ObservedChange(of: self, "text")
            defer { change.end() }
            assign(NSAttributedString(string: (newValue ?? "").replacingNewlines))
        }
    }

    /// The text with attributes. Setting it leaves a composition of an input method alone.
    open var attributedText: NSAttributedString? {
        get {
            let text = NSMutableAttributedString(string: editor.string, attributes: defaultTextAttributes)
            editor.attributedText.enumerateAttributes(in: NSRange(location: 0, length: editor.length)) {
                attributes, range, _ in
                text.addAttributes(attributes, range: range)
            }
            return text
        }
        set { assign(newValue ?? NSAttributedString(string: "")) }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.text = newValue
            placeholderDidChange()
        }
    }

    /// The text with attributes shown while the field is empty.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.attributedText = newValue
            placeholderDidChange()
        }
    }

    // MARK: Looks

    /// The font of the text. 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            placeholderLabel.font = font
            overrideAttribute(.font, font)
            looksDidChange()
        }
    }

    /// The colour of the text; nil takes the default.
    open var textColor: UIColor? = .label {
        didSet {
            if textColor == nil { textColor = .label }
            overrideAttribute(.foregroundColor, textColor)
            looksDidChange()
        }
    }

    /// How the text is aligned. `.natural` by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            placeholderLabel.textAlignment = textAlignment
            looksDidChange()
        }
    }

    /// The frame. `.none` by default.
    open var borderStyle: BorderStyle = .none {
        didSet {
            guard borderStyle != oldValue else { return }
            backgroundDidChange()
            looksDidChange()
        }
    }

    /// Fills the rounded rectangle of that border style, and the whole bounds with others.
    open override var backgroundColor: UIColor? {
        didSet { backgroundDidChange() }
    }

    /// The picture of the button that empties the field; nil is the system's.
    var clearImage: UIImage?

    /// The image behind a field without a rounded frame.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The image behind a field that is disabled.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The attributes of all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = textAlignment
            let own: [NSAttributedString.Key: Any] = [
                .font: font!, .foregroundColor: textColor!, .paragraphStyle: paragraph,
            ]
            return own.merging(extraAttributes) { $1 }
        }
        set {
            extraAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
            looksDidChange()
        }
    }

    /// Attributes passed to `defaultTextAttributes` other than font, colour and alignment.
    var extraAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            extraAttributes[.font] = nil
            extraAttributes[.foregroundColor] = nil
            extraAttributes[.paragraphStyle] = nil
        }
    }

    /// The attributes of text that is about to be typed; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { defaultTextAttributes.merging(editor.typingAttributes) { $1 } }
        set { editor.typingAttributes = newValue ?? [:] }
    }

    /// Whether the font shrinks until the text fits. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { contentView.textDidChange() }
    }
    /// In points; what `adjustsFontSizeToFitWidth` stops at.
    open var minimumFontSize: CGFloat = 0 {
        didSet { contentView.textDidChange() }
    }
    /// Whether the font follows the user's text size. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
    }

    // MARK: Views beside the text

    /// When the button that empties the field is shown. `.never` by default.
    open var clearButtonMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }
    /// A view before the text.
    open var leftView: UIView? {
        didSet { replace(oldValue, by: leftView) }
    }
    /// When ``leftView`` is shown. `.never` by default.
    open var leftViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }
    /// A view after the text.
    open var rightView: UIView? {
        didSet { replace(oldValue, by: rightView) }
    }
    /// When ``rightView`` is shown. `.never` by default.
    open var rightViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    // MARK: Traits of the text

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default {
        didSet { if keyboardType != oldValue { inputTraitsDidChange() } }
    }
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            revealedOffset = nil
            inputTraitsDidChange()
            textDidChangeSomehow()
        }
    }

    /// Whether the field is emptied when editing begins. False by default.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text replaces all of the text. False by default.
    open var clearsOnInsertion = false

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

    // MARK: Rectangles

    /// Returns the frame of the border; subclasses may override it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the frame of the text; subclasses may override it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

    /// Returns the frame of the text during editing; subclasses may override it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(forBounds: bounds) }

    /// Returns the frame of the placeholder; subclasses may override it.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Draws the placeholder; subclasses may override it.
    ///
    /// - Parameter rect: What ``placeholderRect(forBounds:)`` has room for, from a zero point.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

    /// Returns the frame of the button that empties the field; subclasses may override it.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(forBounds: bounds) }

    /// Returns the frame of the view before the text; subclasses may override it.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideViewRect(effectiveLeftView, forBounds: bounds, atRight: false)
    }

    /// Returns the frame of the view after the text; subclasses may override it.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideViewRect(effectiveRightView, forBounds: bounds, atRight: true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContents()
    }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    package override var firstBaselineOffsetFromTop: CGFloat { baselineFromTop }
    package override var lastBaselineOffsetFromBottom: CGFloat { bounds.height - baselineFromTop }

    package override var hasNativeContent: Bool { true }
    package override func drawContent(on canvas: Canvas) { drawBorder(on: canvas) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        backgroundDidChange()
        contentView.textDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentView.setNeedsDisplay()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        contentView.setNeedsDisplay()
    }

    // MARK: Focus

    /// Whether the field is the first responder and takes text.
    open internal(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if window == nil {
            FocusWish.make(of: self)
            return false
        }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing, hasText {
            editor.load(NSAttributedString(string: ""))
        } else if editor.selection.length == 0, !pointerIsDown {
            editor.select(NSRange(location: editor.length, length: 0))
        }
        clearsSecretOnInsertion = isSecureTextEntry && hasText
        textDidChangeSomehow()
        contentView.editingDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        FocusWish.withdraw(of: self)
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        interaction.finishComposition()
        guard super.resignFirstResponder() else { return false }
        endEditing(.committed)
        return true
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // A field that leaves its window can't keep the focus, whatever its delegate says.
        guard newWindow !== window, isEditing else { return }
        interaction.finishComposition()
        if window?.firstResponder === self { window?.firstResponder = nil }
        endEditing(.committed)
    }

    open override var undoManager: UndoManager? { interaction.undoManager }
    package override var textInputClient: (any TextInputClient)? { interaction }

    package override func handleKey(_ event: KeyEvent) -> Bool {
        if isFirstResponder {
            if event.phase != .up, event.key == .tab, focusNextField(backwards: event.modifiers.contains(.shift)) {
                return true
            }
            if interaction.handleKey(event) { return true }
        }
        return super.handleKey(event)
    }

    // MARK: UIKeyInput

    open var hasText: Bool { !editor.isEmpty }

    open func insertText(_ text: String) {
        clearForInsertion()
        interaction.type(text)
        revealLastCharacter()
    }

    open func deleteBackward() {
        clearForInsertion()
        interaction.deleteBackward()
    }

    // MARK: UITextInput, as far as apps override it

    open func text(in range: UITextRange) -> String? {
        (editor.string as NSString).substring(with: editor.clamped(range.range))
    }

    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(range.range, with: text.replacingNewlines)
        selectionWasChanged()
        textWasEdited()
    }

    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.selection) }
        set { interaction.select(newValue?.range ?? NSRange(location: editor.length, length: 0)) }
    }

    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        contentView.selectionRects(for: range.range).map { UITextSelectionRect(rect: convert($0, from: contentView)) }
    }

    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: offset(closestTo: point))
    }

    // MARK: Standard edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy:": interaction.canCopy
        case "cut:": interaction.canCopy && isEnabled
        case "paste:": isEnabled
        case "select:": hasText && editor.selection.length == 0
        case "selectAll:": hasText && editor.selection.length < editor.length
        case "delete:": false
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    /// Copies the selected text to the clipboard; secure fields copy nothing.
    open override func copy(_ sender: Any?) { interaction.copy() }
    /// Moves the selected text to the clipboard; secure fields cut nothing.
    open override func cut(_ sender: Any?) { interaction.cut() }
    /// Replaces the selected text by the clipboard's.
    open override func paste(_ sender: Any?) { interaction.paste() }
    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { interaction.selectAll() }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { interaction.selectWord() }

    // MARK: Touches (UITextField+Pointer.swift)

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pointerBegan(touch, event)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pointerMoved(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        pointerEnded(touch, event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        gesture = .none
        interaction.release()
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { placeholder }
    package override var defaultAccessibilityValue: String? {
        isSecureTextEntry ? String(repeating: "\u{2022}", count: editor.string.count) : text
    }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        let traits: UIAccessibilityTraits = isSecureTextEntry ? [.textEntry, .secureTextEntry] : .textEntry
        return isEnabled ? traits : traits.union(.notEnabled)
    }
    package override func describe(_ element: inout AccessibilityElement) {
        element.placeholder = placeholder ?? ""
    }
    package override func enterAccessibilityValue(_ text: String) -> Bool { interaction.enter(text) }
}
