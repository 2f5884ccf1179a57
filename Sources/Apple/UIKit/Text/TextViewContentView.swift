internal import Stage

/// The text of a text view, with selection and caret, in the coordinates of the content.
@MainActor
final class TextViewContentView: UIView {
    weak var textView: UITextView?
    private let caret = TextCaretView(frame: .zero)
    private var cached: (width: CGFloat, layout: TextLayout)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        caret.isHidden = true
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func textDidChange() {
        cached = nil
        selectionDidChange()
    }

    func selectionDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
        caret.restart()
    }

    // MARK: Layout of the text

    private func styledText(_ textView: UITextView) -> StyledText {
        var defaults = TextDefaults(font: textView.effectiveFont)
        defaults.alignment = textView.textAlignment
        defaults.lineBreakMode = textView.textContainer.lineBreakMode
        defaults.rightToLeft = textView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var text = textView.linkedText
        if let marked = textView.editor.markedRange, NSMaxRange(marked) <= text.length {
            let underlined = NSMutableAttributedString(attributedString: text)
            underlined.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: marked)
            text = underlined
        }
        return StyledText(
            linked(text, as: textView.linkTextAttributes ?? [:]), defaults: defaults, traits: traitCollection)
    }

    private func linked(_ text: NSAttributedString, as look: [NSAttributedString.Key: Any]) -> NSAttributedString {
        var result: NSMutableAttributedString?
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            guard link != nil else { return }
            result = result ?? NSMutableAttributedString(attributedString: text)
            result?.addAttributes(look, range: range)
        }
        return result ?? text
    }

    /// The text in a room of this width, in points.
    func layout(width: CGFloat) -> TextLayout {
        if let cached, cached.width == width { return cached.layout }
        guard let textView else { return TextLayout(StyledText("", style: TextStyle(font: FontDescriptor(size: 12)))) }
        let layout = TextLayout.cached(
            styledText(textView), maxWidth: max(width, 0), maxLines: textView.textContainer.maximumNumberOfLines)
        cached = (width, layout)
        return layout
    }

    private var layout: TextLayout { layout(width: textView?.textWidth ?? 0) }

    private var origin: CGPoint {
        guard let textView else { return .zero }
        return CGPoint(
            x: textView.textContainerInset.left + textView.textContainer.lineFragmentPadding,
            y: textView.textContainerInset.top)
    }

    // MARK: Geometry

    func caretRect(at offset: Int) -> CGRect {
        var rect = layout.caretRect(at: offset)
        rect.size.width = TextCaretView.width
        if rect.height <= 0 { rect.size.height = textView?.effectiveFont.lineHeight ?? 14 }
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    func offset(closestTo point: CGPoint) -> Int {
        layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    func selectionRects(for range: NSRange) -> [CGRect] {
        layout.selectionRects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The range of the line that shows `offset`, without the line break at its end.
    func lineRange(at offset: Int) -> NSRange {
        guard let index = lineIndex(at: offset) else { return NSRange(location: offset, length: 0) }
        var range = layout.lines[index].range
        let string = layout.text.string as NSString
        while range.length > 0, let scalar = Unicode.Scalar(string.character(at: NSMaxRange(range) - 1)),
            CharacterSet.newlines.contains(scalar)
        {
            range.length -= 1
        }
        return range
    }

    private func lineIndex(at offset: Int) -> Int? {
        let middle = layout.caretRect(at: offset).midY
        return layout.lines.lastIndex { $0.rect.minY <= middle } ?? layout.lines.indices.first
    }

    func offset(from offset: Int, lines: Int, x: CGFloat) -> Int? {
        guard let index = lineIndex(at: offset), layout.lines.indices.contains(index + lines) else { return nil }
        return layout.index(at: CGPoint(x: x - origin.x, y: layout.lines[index + lines].rect.midY))
    }

    // MARK: Showing it

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let textView else { return }
        let hasCaret = textView.isFirstResponder && textView.isEditable && textView.editor.selection.length == 0
        caret.isActive = hasCaret
        guard hasCaret else { return }
        let rect = caretRect(at: textView.editor.head)
        if caret.frame != rect { caret.frame = rect }
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard let textView, textView.hasText else { return }
        if textView.isFirstResponder, textView.editor.selection.length > 0 {
            let color = textView.tintColor.withAlphaComponent(0.2).resolved(traitCollection)
            for rect in selectionRects(for: textView.editor.selection) { canvas.fill(rect, color) }
        }
        canvas.draw(layout, at: origin, color: (textView.textColor ?? .label).resolved(traitCollection))
    }
}
