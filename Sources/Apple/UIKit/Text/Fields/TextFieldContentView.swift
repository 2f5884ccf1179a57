internal import Stage

/// The text of a field, with selection and caret; it shows the part around the caret of a text that is too long.
@MainActor
final class TextFieldContentView: UIView {
    weak var field: UITextField?
    private let caret = TextCaretView(frame: .zero)
    /// How far the text is scrolled to the left, in points.
    private var scroll: CGFloat = 0
    private var cachedLayout: TextLayout?
    private var cachedMap: SecretMap?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        caret.isHidden = true
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Changes

    func textDidChange() {
        cachedLayout = nil
        cachedMap = nil
        selectionDidChange()
    }

    func selectionDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
        caret.restart()
    }

    func editingDidChange() {
        if field?.isEditing != true { scroll = 0 }
        textDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let field else { return }
        let editor = field.editor
        let hasCaret = field.isEditing && editor.selection.length == 0
        if field.isEditing { scrollToCaret() }
        caret.isActive = hasCaret
        if hasCaret {
            let rect = caretRect(at: editor.head)
            if caret.frame != rect { caret.frame = rect }
        }
    }

    // MARK: Layout of the text

    private var styledText: StyledText {
        guard let field else { return StyledText("", style: TextStyle(font: FontDescriptor(size: 17))) }
        var defaults = TextDefaults(font: field.font!)
        defaults.overridesLineBreak = true
        // Only a text that nobody edits is cut off.
        defaults.lineBreakMode = field.isEditing ? .byClipping : .byTruncatingTail
        defaults.fontScale = fontScale
        return styledText(defaults)
    }

    private func styledText(_ defaults: TextDefaults) -> StyledText {
        guard let field else { return StyledText("", style: TextStyle(font: defaults.font.descriptor)) }
        if field.isSecureTextEntry {
            return StyledText(secretMap.shown, defaults: defaults, traits: traitCollection)
        }
        var text: NSAttributedString = field.editor.attributedText
        if !field.extraAttributes.isEmpty, text.length > 0 {
            let full = NSMutableAttributedString(string: text.string, attributes: field.extraAttributes)
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                full.addAttributes(attributes, range: range)
            }
            text = full
        }
        if let marked = field.editor.markedRange, NSMaxRange(marked) <= text.length {
            let underlined = NSMutableAttributedString(attributedString: text)
            underlined.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked)
            text = underlined
        }
        var styled = StyledText(text, defaults: defaults, traits: traitCollection)
        // Alignment is done here: the line scrolls.
        styled.paragraph.alignment = .left
        return styled
    }

    private var layout: TextLayout {
        if let cachedLayout { return cachedLayout }
        let text = styledText
        let isEditing = field?.isEditing ?? false
        let layout = TextLayout.cached(text, maxWidth: isEditing ? nil : max(bounds.width, 0), maxLines: 1)
        cachedLayout = layout
        return layout
    }

    /// The width of the text at its full size, in points.
    var naturalTextWidth: CGFloat {
        guard let field, field.hasText else { return 0 }
        return TextLayout.measure(styledText(TextDefaults(font: field.font!)), maxLines: 1).width
    }

    private var fontScale: CGFloat {
        guard let field, field.adjustsFontSizeToFitWidth, let font = field.font else { return 1 }
        let natural = naturalTextWidth
        let room = bounds.width - TextCaretView.width
        guard natural > room, natural > 0, room > 0 else { return 1 }
        return max(room / natural, min(field.minimumFontSize / font.pointSize, 1))
    }

    override func boundsSizeDidChange(from old: CGSize) {
        cachedLayout = nil
        super.boundsSizeDidChange(from: old)
    }

    // MARK: Secrets

    private var secretMap: SecretMap {
        if let cachedMap { return cachedMap }
        let map = SecretMap(field?.editor.string ?? "", revealed: field?.revealedOffset)
        cachedMap = map
        return map
    }

    private var isSecret: Bool { field?.isSecureTextEntry ?? false }
    private func shownOffset(_ offset: Int) -> Int { isSecret ? secretMap.shownOffset(of: offset) : offset }
    private func textOffset(_ shown: Int) -> Int { isSecret ? secretMap.textOffset(of: shown) : shown }

    // MARK: Geometry

    /// Where the text's top left corner is.
    private var origin: CGPoint {
        guard let field else { return .zero }
        let scale = max(traitCollection.displayScale, 1)
        let lineHeight = layout.size.height > 0 ? layout.size.height : field.font!.lineHeight
        var y = ((bounds.height - lineHeight) / 2).roundedToPixel(scale)
        switch field.contentVerticalAlignment {
        case .top: y = 0
        case .bottom: y = bounds.height - lineHeight
        default: break
        }
        return CGPoint(x: alignmentOffset - scroll, y: y)
    }

    private var alignmentOffset: CGFloat {
        guard let field else { return 0 }
        let free = bounds.width - layout.size.width - (field.isEditing ? TextCaretView.width : 0)
        guard free > 0 else { return 0 }
        switch field.textAlignment {
        case .center: return (free / 2).roundedToPixel(max(traitCollection.displayScale, 1))
        case .right: return free
        case .natural where field.effectiveUserInterfaceLayoutDirection == .rightToLeft: return free
        default: return 0
        }
    }

    private func scrollToCaret() {
        guard let field, bounds.width > 0 else { return }
        let width = layout.size.width + TextCaretView.width
        let caret = layout.caretRect(at: shownOffset(field.editor.head))
        var new = scroll
        if caret.minX + TextCaretView.width - new > bounds.width {
            new = caret.minX + TextCaretView.width - bounds.width
        }
        if caret.minX < new { new = caret.minX }
        new = min(max(new, 0), max(width - bounds.width, 0))
        if new != scroll {
            scroll = new
            setNeedsDisplay()
        }
    }

    func caretRect(at offset: Int) -> CGRect {
        var rect = layout.caretRect(at: shownOffset(offset))
        rect.size.width = TextCaretView.width
        if rect.height <= 0 { rect.size.height = field?.font?.lineHeight ?? 20 }
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    func offset(closestTo point: CGPoint) -> Int {
        textOffset(layout.index(at: CGPoint(x: point.x - origin.x, y: max(point.y - origin.y, 0))))
    }

    func selectionRects(for range: NSRange) -> [CGRect] {
        let start = shownOffset(range.location)
        let shown = NSRange(location: start, length: shownOffset(NSMaxRange(range)) - start)
        return layout.selectionRects(for: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    // MARK: Drawing

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard let field, field.hasText else { return }
        if field.isEditing, field.editor.selection.length > 0 {
            let color = field.tintColor.withAlphaComponent(0.2).resolved(traitCollection)
            for rect in selectionRects(for: field.editor.selection) { canvas.fill(rect, color) }
        }
        let color = field.isEnabled ? field.textColor! : UIColor.tertiaryLabel
        canvas.draw(layout, at: origin, color: color.resolved(traitCollection))
    }
}

/// A secret as it is shown, one bullet a character, and which offset stands for which.
struct SecretMap {
    let shown: String
    /// The UTF-16 offset of every boundary between characters, in the text and as shown.
    private let boundaries: [(text: Int, shown: Int)]

    init(_ text: String, revealed: Int?) {
        var shown = ""
        var boundaries: [(Int, Int)] = [(0, 0)]
        var offset = 0
        var shownOffset = 0
        for character in text {
            let face = offset == revealed ? String(character) : "\u{2022}"
            shown += face
            offset += character.utf16.count
            shownOffset += face.utf16.count
            boundaries.append((offset, shownOffset))
        }
        self.shown = shown
        self.boundaries = boundaries
    }

    func shownOffset(of offset: Int) -> Int {
        boundaries.last { $0.text <= offset }?.shown ?? 0
    }

    func textOffset(of offset: Int) -> Int {
        boundaries.last { $0.shown <= offset }?.text ?? 0
    }
}
