/// How a run of a document's text looks, as CSS and the formats' words have it.
struct TextLook: Equatable {
    /// Nil is the system's font.
    var family: String? = "Times New Roman"
    var size: CGFloat = 12
    var weight = 400
    var isItalic = false
    var isMonospaced = false
    var color: UIColor? = .black
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var baseline: CGFloat = 0
    var kern: CGFloat?
    var link: URL?
    var alignment = NSTextAlignment.natural
    var spacing: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var indent: CGFloat = 0
    var firstIndent: CGFloat?
    var lineHeight: CGFloat = 0
    var lineMultiple: CGFloat = 0
    var transform: String?
    var keepsSpaces = false

    var font: UIFont {
        let weights: [(Int, UIFont.Weight)] = [
            (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
            (700, .bold), (800, .heavy), (900, .black),
        ]
        let near = weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular
        var font: UIFont
        if isMonospaced {
            font = .monospacedSystemFont(ofSize: size, weight: near)
        } else if let family, let named = UIFont(name: family, size: size) {
            font = named
            if weight >= 600, !named.fontDescriptor.symbolicTraits.contains(.traitBold),
                let bold = named.fontDescriptor.withSymbolicTraits(
                    named.fontDescriptor.symbolicTraits.union(.traitBold))
            {
                font = UIFont(descriptor: bold, size: size)
            }
        } else {
            font = .systemFont(ofSize: size, weight: near)
        }
        if isItalic,
            let italic = font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(.traitItalic))
        {
            font = UIFont(descriptor: italic, size: size)
        }
        return font
    }

    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = defaults
        result[.font] = font
        if let color { result[.foregroundColor] = color }
        if let background { result[.backgroundColor] = background }
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baseline != 0 { result[.baselineOffset] = baseline }
        if let kern { result[.kern] = kern }
        if let link { result[.link] = link }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        style.paragraphSpacingBefore = spacingBefore
        style.headIndent = indent
        style.firstLineHeadIndent = firstIndent ?? indent
        if lineHeight > 0 { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
        style.lineHeightMultiple = lineMultiple
        result[.paragraphStyle] = NSParagraphStyle.copied(style)
        return result
    }
}

extension NSParagraphStyle {
    static func copied(_ style: NSMutableParagraphStyle) -> NSParagraphStyle {
        style.copy() as? NSParagraphStyle ?? style
    }
}
