import Stage

/// A text in UIKit's own bars and alerts: it draws itself and is as large as it needs to be.
@MainActor
final class CaptionView: UIView {
    var text = "" {
        didSet { if text != oldValue { changed() } }
    }
    var font: UIFont {
        didSet { changed() }
    }
    var color: UIColor {
        didSet { changed() }
    }
    /// Wins over `text` and the look of it.
    var attributedText: NSAttributedString? {
        didSet {
            if let attributedText { text = attributedText.string }
            changed()
        }
    }
    /// Win over `font` and `color`.
    var attributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }
    var alignment: NSTextAlignment = .natural {
        didSet { changed() }
    }
    /// 0 for as many as the text has.
    var numberOfLines = 1 {
        didSet { changed() }
    }
    /// Whether assistive technology meets it by itself; not when it is part of a button.
    var isElement = true
    var traits: UIAccessibilityTraits = .staticText

    init(font: UIFont, color: UIColor = .label) {
        self.font = font
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private func changed() {
        setNeedsDisplay()
        superview?.setNeedsLayout()
        window?.accessibilityDidChange()
    }

    private func layout(width: CGFloat?) -> TextLayout {
        let defaults = TextDefaults(
            font: font, color: color, alignment: alignment,
            lineBreakMode: numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping)
        if let attributedText {
            return TextLayout.cached(
                StyledText(attributedText, defaults: defaults, traits: traitCollection), maxWidth: width,
                maxLines: numberOfLines)
        }
        let styled = StyledText(
            string: text,
            runs: [
                (
                    NSRange(location: 0, length: text.utf16.count),
                    TextStyle(attributes, defaults: defaults, traits: traitCollection)
                )
            ], paragraph: ParagraphStyle(nil, defaults: defaults))
        return TextLayout.cached(styled, maxWidth: width, maxLines: numberOfLines)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !text.isEmpty else { return .zero }
        let fitting = layout(width: size.width > 0 && size.width < 10_000 ? size.width : nil).size
        return CGSize(width: fitting.width.rounded(.up), height: (fitting.height * 3).rounded(.up) / 3)
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard !text.isEmpty, bounds.width > 0 else { return }
        let layout = layout(width: bounds.width)
        canvas.draw(layout, at: CGPoint(x: 0, y: ((bounds.height - layout.size.height) / 2 * 3).rounded() / 3))
    }

    override var defaultIsAccessibilityElement: Bool { isElement && !text.isEmpty }
    override var defaultAccessibilityLabel: String? { text.isEmpty ? nil : text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { traits }
    override func describe(_ element: inout AccessibilityElement) {
        if element.role == .header { element.headingLevel = 1 }
    }
}
