package import Stage

/// A text that can only be read.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private enum Content: Equatable {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    private var content = Content.none
    /// The canvas that ``drawText(in:)`` draws on during ``drawContent(on:)``.
    private var canvas: Canvas?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
        decodeNib(coder, UILabel.self)
    }

    // MARK: What it says

    // observable
    /// The text; nil and an empty text take no room. Setting it drops ``attributedText``, but for the look of its start.
    open var text: String? {
        get {
            switch content {
            case .none: nil
            case .plain(let string): string
            case .attributed(let string): string.string
            }
        }
        set {
            let new: Content = newValue.map { .plain($0) } ?? .none
            guard new != content else { return }
            let change = ObservedChange(of: self, "text")
            defer { change.end() }
            keepStyleOfStart()
            content = new
            contentDidChange()
        }
    }

    /// The text with its attributes; those it lacks are the label's own. What is given is copied.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .none: nil
            case .plain(let string): NSAttributedString(string: string, attributes: plainAttributes)
            case .attributed(let string): string
            }
        }
        set {
            noteTold(self, "attributedText", from: text, to: newValue)
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
            contentDidChange()
        }
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = lineBreakStrategy
        return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: paragraph]
    }

    // MARK: How it looks

    /// 17-point system font unless set; nil sets that again. With an attributed text, the font at its start.
    open var font: UIFont! {
        get { startOfText(.font) as? UIFont ?? ownFont }
        set {
            let old = ownFont
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard ownFont != old || isAttributed else { return }
            override(.font, with: ownFont)
            contentDidChange()
        }
    }

    /// `.label` unless set; nil sets that again. With an attributed text, the colour at its start.
    open var textColor: UIColor! {
        get { startOfText(.foregroundColor) as? UIColor ?? ownColor }
        set {
            ownColor = newValue ?? .label
            override(.foregroundColor, with: ownColor)
            setNeedsDisplay()
        }
    }

    /// How lines are aligned. `.natural` by default, which follows the writing direction.
    open var textAlignment: NSTextAlignment {
        get { startParagraph?.alignment ?? ownAlignment }
        set {
            let old = textAlignment
            ownAlignment = newValue
            guard newValue != old else { return }
            overrideParagraph { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }

    /// How a text that is too long is broken or cut. `.byTruncatingTail` by default.
    open var lineBreakMode: NSLineBreakMode {
        get { startParagraph?.lineBreakMode ?? ownLineBreakMode }
        set {
            let old = lineBreakMode
            ownLineBreakMode = newValue
            guard newValue != old else { return }
            overrideParagraph { $0.lineBreakMode = newValue }
            contentDidChange()
        }
    }

    // For a text without attributes, and for what an attributed one leaves open.
    private var ownFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    private var ownColor: UIColor = .label
    private var ownAlignment = NSTextAlignment.natural
    private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

    private var isAttributed: Bool { if case .attributed = content { true } else { false } }

    private func startOfText(_ key: NSAttributedString.Key) -> Any? {
        guard case .attributed(let string) = content else { return nil }
        return string.attribute(key, at: 0)
    }

    private var startParagraph: NSParagraphStyle? { startOfText(.paragraphStyle) as? NSParagraphStyle }

    /// A text that takes the place of an attributed one looks as that one's start.
    private func keepStyleOfStart() {
        guard isAttributed else { return }
        (ownFont, ownColor, ownAlignment, ownLineBreakMode) = (font, textColor, textAlignment, lineBreakMode)
    }

    /// Korean words stay whole unless this is set otherwise.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            guard lineBreakStrategy != oldValue else { return }
            overrideParagraph { $0.lineBreakStrategy = lineBreakStrategy }
            contentDidChange()
        }
    }

    /// The colour of the shadow; nil, the default, draws none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// In points; (0, -1) is above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the text while the label is highlighted, as in a selected cell; nil keeps the text's own.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the text has its highlighted colour.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// Whether the label looks enabled; a disabled one is paler. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// 0: as many lines as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    // MARK: Shrinking to fit

    /// Whether the font shrinks until the text fits. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    /// The smallest part of the font's size that a text may shrink to.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }
    /// Where shrunken text stands in its line. `.alignBaselines` by default.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { setNeedsDisplay() }
    }
    /// Whether the font follows the user's text size; it must come from a text style. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { follow(traitCollection.preferredContentSizeCategory) } }
    }

    /// The width at which lines break when the label tells its intrinsic size, in points; 0: wherever Auto Layout
    /// finds that they must.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Setting a property of the label sets it for all of an attributed text, as UIKit does.
    private func override(_ key: NSAttributedString.Key, with value: Any) {
        guard case .attributed(let string) = content, string.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: string)
        changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
        content = .attributed(changed)
    }

    private func overrideParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let string) = content, string.length > 0 else { return }
        let old = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let style = old?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        if old == nil {
            style.alignment = ownAlignment
            style.lineBreakMode = ownLineBreakMode
            style.lineBreakStrategy = lineBreakStrategy
        }
        change(style)
        override(.paragraphStyle, with: style)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        window?.accessibilityDidChange()
    }

    // MARK: Measures

    private func styledText(fontScale: CGFloat = 1, forDrawing: Bool = false) -> StyledText {
        var defaults = TextDefaults(font: ownFont)
        defaults.alignment = ownAlignment
        defaults.lineBreakMode = ownLineBreakMode
        defaults.lineBreakStrategy = lineBreakStrategy
        defaults.fontScale = fontScale
        defaults.rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch content {
        case .none: return StyledText("", defaults: defaults, traits: traitCollection)
        case .plain(let string): return StyledText(string, defaults: defaults, traits: traitCollection)
        case .attributed(let string):
            defaults.overridesLineBreak = string.attribute(.paragraphStyle, at: 0) == nil
            if forDrawing, !isEnabled { defaults.forcedColor = .tertiaryLabel }
            if forDrawing, isHighlighted, let highlightedTextColor { defaults.forcedColor = highlightedTextColor }
            return StyledText(string, defaults: defaults, traits: traitCollection)
        }
    }

    private var displayScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : contentScaleFactor
    }

    /// The size that the text takes in a room of this width, rounded up to pixels.
    private func size(width: CGFloat?, lines: Int) -> CGSize {
        if case .none = content { return .zero }
        if text?.isEmpty ?? true { return .zero }
        let width = width.map { $0.isFinite && $0 < 1e6 ? max($0, 0) : nil } ?? nil
        let size = TextLayout.measure(styledText(), maxWidth: width, maxLines: lines)
        let scale = displayScale
        return CGSize(width: size.width.ceiledToPixel(scale), height: size.height.ceiledToPixel(scale))
    }

    /// Where the text stands in `bounds`; its lines are at most `numberOfLines` (0: any number).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var size = size(width: bounds.width, lines: numberOfLines)
        size.height = min(size.height, bounds.height)
        size.width = min(size.width, bounds.width)
        var origin = bounds.origin
        if bounds.width.isFinite, bounds.width < 1e6 {
            switch textAlignment {
            case .center: origin.x += (bounds.width - size.width) / 2
            case .right: origin.x += bounds.width - size.width
            case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft:
                origin.x += bounds.width - size.width
            default: break
            }
        }
        if bounds.height.isFinite, bounds.height < 1e6 {
            origin.y += ((bounds.height - size.height) / 2).roundedToPixel(displayScale)
        }
        return CGRect(origin: origin, size: size)
    }

    open override var intrinsicContentSize: CGSize {
        contentSize(width: numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? nil : preferredMaxLayoutWidth)
    }

    /// The intrinsic size of a label whose lines break at this width.
    private func contentSize(width: CGFloat?) -> CGSize {
        // Asking textRect lets subclasses that pad their text be as large as they draw.
        let room = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    package override var intrinsicHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { contentSize(width: width).height }
    package override func wrappedWidth(in width: CGFloat) -> CGFloat? { contentSize(width: width).width }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && numberOfLines != 1 ? size.width : CGFloat.greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    package override var firstBaselineOffsetFromTop: CGFloat {
        let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        return rect.minY + layout(in: CGRect(origin: .zero, size: bounds.size)).layout.firstBaseline
    }

    package override var lastBaselineOffsetFromBottom: CGFloat {
        let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        return bounds.maxY - rect.minY - layout(in: CGRect(origin: .zero, size: bounds.size)).layout.lastBaseline
    }

    // MARK: Drawing

    /// The lines that fit into `rect`, and how much the font shrank for that.
    private func layout(in rect: CGRect) -> (layout: TextLayout, fontScale: CGFloat) {
        let fontScale = adjustsFontSizeToFitWidth ? scaleThatFits(rect.size) : 1
        let text = styledText(fontScale: fontScale, forDrawing: true)
        let width = max(rect.width, 0)
        let layout = TextLayout.cached(text, maxWidth: width, maxLines: numberOfLines)
        // Lines that the height has no room for are cut off, but for the first one.
        let fitting = layout.lines.prefix { $0.rect.maxY <= rect.height + 0.5 }.count
        guard fitting < layout.lineCount, layout.lineCount > 1 else { return (layout, fontScale) }
        return (TextLayout.cached(text, maxWidth: width, maxLines: max(fitting, 1)), fontScale)
    }

    /// The largest font scale with which the text fits, or the smallest one allowed.
    private func scaleThatFits(_ size: CGSize) -> CGFloat {
        let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : min(4 / font.pointSize, 1)
        func fits(_ scale: CGFloat) -> Bool {
            let text = styledText(fontScale: scale)
            if numberOfLines == 1 { return TextLayout.measure(text, maxLines: 1).width <= size.width + 0.01 }
            let layout = TextLayout.cached(text, maxWidth: size.width, maxLines: numberOfLines)
            return layout.fits(in: size)
        }
        if fits(1) { return 1 }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        guard !(text?.isEmpty ?? true), bounds.width > 0 else { return }
        self.canvas = canvas
        let rect = bounds
        let scale = contentScaleFactor
        // What an override draws into a context is in order with the text: once there is one, the text goes into it too.
        GraphicsContexts.push(
            lazily: { [weak self] in
                self?.canvas = nil
                return canvas.makeContext(in: rect, scale: scale)
            }, scale: scale)
        drawText(in: rect)
        GraphicsContexts.pop()?.finish()
        self.canvas = nil
    }

    /// Where the lines begin in `rect`.
    private func origin(of layout: TextLayout, _ fontScale: CGFloat, in rect: CGRect) -> CGPoint {
        let scale = displayScale
        var y = rect.minY + ((rect.height - layout.size.height.ceiledToPixel(scale)) / 2).roundedToPixel(scale)
        if fontScale < 1, baselineAdjustment == .alignBaselines {
            // The baseline is where the unshrunk line's would be.
            y =
                rect.minY + ((rect.height - font.lineHeight) / 2).roundedToPixel(scale)
                + font.ascender - layout.firstBaseline
        } else if baselineAdjustment == .none, fontScale < 1 {
            y = rect.minY
        }
        return CGPoint(x: rect.minX, y: y)
    }

    /// The UTF-16 offset of the character that is drawn at a point; nil where there is none.
    package func characterIndex(at point: CGPoint) -> Int? {
        guard !(text?.isEmpty ?? true) else { return nil }
        let (layout, fontScale) = layout(in: bounds)
        let origin = origin(of: layout, fontScale, in: bounds)
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let nearest = layout.index(at: place)
        return [nearest - 1, nearest].first { index in
            guard index >= 0 else { return false }
            return layout.selectionRects(for: NSRange(location: index, length: 1)).contains { $0.contains(place) }
        }
    }

    /// Draws the text into `rect`, centred vertically. Subclasses that pad the text override it.
    open func drawText(in rect: CGRect) {
        guard let text, !text.isEmpty else { return }
        let (layout, fontScale) = layout(in: rect)
        let origin = origin(of: layout, fontScale, in: rect)
        if let shadowColor {
            let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            // A run's own colour would draw over the shadow's, so the shadow has none.
            let flat = TextLayout.cached(
                layout.text.withoutColors, maxWidth: layout.maxWidth, maxLines: layout.maxLines)
            draw(flat, at: place, shadowColor)
        }
        draw(layout, at: origin, effectiveColor)
    }

    private var effectiveColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return ownColor
    }

    private func draw(_ layout: TextLayout, at point: CGPoint, _ color: UIColor) {
        let color = color.resolved(traitCollection)
        if let canvas {
            canvas.draw(layout, at: point, color: color)
        } else if let context = UIGraphicsGetCurrentContext() {
            layout.draw(in: context, at: point, color: color)
        }
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? { text }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}

extension NSAttributedString {
    /// Nil too when the string is empty.
    func attribute(_ key: Key, at index: Int) -> Any? {
        index < length ? attribute(key, at: index, effectiveRange: nil) : nil
    }
}

extension StyledText {
    /// The same text, all of whose characters take the colour that the drawing names.
    var withoutColors: StyledText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].style.color = nil
            copy.runs[index].style.backgroundColor = nil
        }
        return copy
    }
}
