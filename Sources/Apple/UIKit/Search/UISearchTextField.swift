package import Stage

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// In points; iOS 17's.
    static let height: CGFloat = 36
    private static let cornerRadius: CGFloat = 10

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UISearchTextField.self)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        clearButtonMode = .always
        returnKeyType = .search
        leftView = SearchGlyphView(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
        leftViewMode = .always
        accessibilityTraits = [.textEntry, .searchField]
    }

    /// How far the text is moved.
    var textShift = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// Shows pictures of the app's; nil is the system's.
    func show(glass: UIImage?, glassOffset: UIOffset, clear: UIImage?) {
        if let glass {
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: max(30, glass.size.width + 12), height: 24))
            let view = UIImageView(image: glass)
            view.tintColor = .secondaryLabel
            view.frame = CGRect(
                x: (holder.bounds.width - glass.size.width) / 2 + glassOffset.horizontal,
                y: (holder.bounds.height - glass.size.height) / 2 + glassOffset.vertical, width: glass.size.width,
                height: glass.size.height)
            holder.addSubview(view)
            leftView = holder
        } else if !(leftView is SearchGlyphView) || leftView?.frame.minX != glassOffset.horizontal {
            leftView = SearchGlyphView(frame: CGRect(x: 0, y: 0, width: 30, height: 24))
            leftView?.bounds.origin = CGPoint(x: -glassOffset.horizontal, y: -glassOffset.vertical)
        }
        clearImage = clear
    }

    /// Shows a picture behind the text in place of the grey shape.
    func showBackground(_ image: UIImage?) {
        background = image
        backgroundColor = image == nil ? .tertiarySystemFill : nil
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.height)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.editingRect(forBounds: bounds))
    }

    private func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + 2 + tokenRoom + textShift.horizontal, y: rect.minY + textShift.vertical,
            width: max(0, rect.width - 8 - tokenRoom), height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTokens(before: editingRect(forBounds: bounds))
        if !tokens.isEmpty { placeholderLabel.isHidden = true }
    }

    package override func handleKey(_ event: KeyEvent) -> Bool {
        if isFirstResponder, event.phase != .up, event.key == .backspace, deleteTokenBeforeText() { return true }
        return super.handleKey(event)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if !tokens.isEmpty { tokensDidChange() }
    }

    open override func deleteBackward() {
        if !deleteTokenBeforeText() { super.deleteBackward() }
    }
}

/// The magnifying glass in front of the text.
@MainActor
private final class SearchGlyphView: UIView {
    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        canvas.save()
        canvas.translate(x: bounds.midX + 1, y: bounds.midY)
        canvas.concatenate(CGAffineTransform(scaleX: 0.75, y: 0.75))
        BarGlyph.search.draw(
            in: CGRect(x: 0, y: 0, width: 0, height: 0), color: UIColor.secondaryLabel.resolved(traitCollection),
            on: canvas, weight: 1.2)
        canvas.restore()
    }
}
