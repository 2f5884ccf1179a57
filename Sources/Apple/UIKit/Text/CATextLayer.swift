package import Stage

/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not cut.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How the lines of a text layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the writing direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Filling the width.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// A layer that draws a text from its top.
@preconcurrency @MainActor
open class CATextLayer: CALayer, DrawingLayer {
    /// A `String` or an `NSAttributedString`, whose attributes then hold instead of the layer's.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `UIFont`, whose size does not count, a `CGFont`, or a font's name; the system's font when nil.
    open var font: Any? { didSet { setNeedsDisplay() } }
    /// The size of the font in points, for plain strings. 36 by default.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    /// The colour of plain strings. White by default.
    open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
    /// Whether lines break at the layer's width.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// Where a line that is too long for the layer is cut.
    open var truncationMode: CATextLayerTruncationMode = .none { didSet { setNeedsDisplay() } }
    /// How the lines are aligned. `.natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { setNeedsDisplay() } }

    /// Makes a layer without text.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Copies another text layer, for a presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    open override func boundsSizeDidChange() {
        setNeedsDisplay()
        super.boundsSizeDidChange()
    }

    private var resolvedFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont:
            font.postScriptName.flatMap { UIFont(name: $0 as String, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: .systemFont(ofSize: fontSize)
        }
    }

    /// The text, in which lines are broken and cut as the layer says; nil if there is none.
    private var styledText: StyledText? {
        var defaults = TextDefaults(font: resolvedFont, color: foregroundColor.map { UIColor(cgColor: $0) })
        defaults.alignment = alignmentMode.textAlignment
        switch truncationMode {
        case .start: defaults.lineBreakMode = .byTruncatingHead
        case .middle: defaults.lineBreakMode = .byTruncatingMiddle
        case .end: defaults.lineBreakMode = .byTruncatingTail
        default: defaults.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
        }
        defaults.overridesLineBreak = true
        return switch string {
        case let string as NSAttributedString: StyledText(string, defaults: defaults, traits: .current)
        case let string as String: StyledText(string, defaults: defaults, traits: .current)
        default: nil
        }
    }

    /// As wide as the longest line and as high as all lines of the text, none of which is broken at a width.
    open override func preferredFrameSize() -> CGSize {
        styledText.map { TextLayout($0).size } ?? .zero
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        let bounds = state.bounds
        guard bounds.width > 0, let text = styledText else { return }
        var lines = 1
        if isWrapped {
            let height = resolvedFont.lineHeight
            lines = truncationMode == .none ? 0 : max(1, Int(bounds.height / max(height, 1)))
        }
        let layout = TextLayout(text, maxWidth: bounds.width, maxLines: lines)
        canvas.draw(layout, at: bounds.origin)
    }
}
