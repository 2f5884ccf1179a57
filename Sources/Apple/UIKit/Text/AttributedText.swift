internal import Stage

/// The default attributes of an attributed string.
struct TextDefaults {
    var font: UIFont
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var rightToLeft = false
    /// Takes the place of the string's own line break mode, which breaks lines but does not cut them.
    var overridesLineBreak = false
    /// Multiplies every font's size: a text that shrinks to fit.
    var fontScale: CGFloat = 1
    /// For text that follows a control's state: draws everything in this colour.
    var forcedColor: UIColor?
}

extension StyledText {
    /// Resolves colours with `traits`.
    init(_ string: String, defaults: TextDefaults, traits: UITraitCollection) {
        self.init(
            string,
            style: TextStyle(
                font: defaults.font.descriptor.scaled(by: defaults.fontScale),
                color: (defaults.forcedColor ?? defaults.color)?.resolved(traits)),
            paragraph: ParagraphStyle(nil, defaults: defaults))
    }

    init(_ attributed: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection) {
        let string = attributed.string
        guard attributed.length > 0 else {
            self.init("", defaults: defaults, traits: traits)
            return
        }
        var runs: [(range: NSRange, style: TextStyle)] = []
        var paragraph: NSParagraphStyle?
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            if range.location == 0 { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
            runs.append((range, TextStyle(attributes, defaults: defaults, traits: traits)))
        }
        self.init(string: string, runs: runs, paragraph: ParagraphStyle(paragraph, defaults: defaults))
    }
}

extension TextStyle {
    init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults, traits: UITraitCollection) {
        func color(_ key: NSAttributedString.Key) -> CGColor? { (attributes[key] as? UIColor)?.resolved(traits) }
        let font = attributes[.font] as? UIFont ?? defaults.font
        self.init(font: font.descriptor.scaled(by: defaults.fontScale))
        let isLink = attributes[.link] != nil
        self.color =
            defaults.forcedColor?.resolved(traits) ?? color(.foregroundColor)
            ?? (isLink ? UIColor.link : defaults.color)?.resolved(traits)
        backgroundColor = color(.backgroundColor)
        underline = UnderlineStyle(attributes[.underlineStyle])
        underlinePattern = LinePattern(attributes[.underlineStyle])
        underlineColor = color(.underlineColor)
        strikethrough = UnderlineStyle(attributes[.strikethroughStyle])
        strikethroughPattern = LinePattern(attributes[.strikethroughStyle])
        strikethroughColor = color(.strikethroughColor)
        kern = attributeNumber(attributes[.kern]) ?? attributeNumber(attributes[.tracking]) ?? 0
        baselineOffset = attributeNumber(attributes[.baselineOffset]) ?? 0
        if let width = attributeNumber(attributes[.strokeWidth]), width != 0 {
            outline = TextOutline(
                width: abs(width) / 100 * self.font.size, color: color(.strokeColor), isFilled: width < 0)
        }
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            self.shadow = TextShadow(
                color: color.resolved(traits), offset: shadow.shadowOffset, blur: max(0, shadow.shadowBlurRadius))
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            self.attachment = attachment.stage(font: font, traits: traits)
        }
        if let intent = attributeNumber(attributes[.inlinePresentationIntent]), intent > 0 {
            show(InlinePresentationIntent(rawValue: UInt(intent)))
        }
        if let slant = attributeNumber(attributes[.obliqueness]), slant != 0 { self.font.isItalic = true }
    }
}

extension TextStyle {
    /// Shows what Markdown says of a part of a line.
    fileprivate mutating func show(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, 700) }
        if intent.contains(.emphasized) { font.isItalic = true }
        if intent.contains(.code) { font.family = .monospaced }
        if intent.contains(.strikethrough), strikethrough == .none { strikethrough = .single }
    }
}

extension UnderlineStyle {
    fileprivate init(_ value: Any?) {
        let raw = (value as? NSUnderlineStyle)?.rawValue ?? attributeNumber(value).map { Int($0) } ?? 0
        switch raw & 0x0F {
        case 0: self = .none
        case NSUnderlineStyle.thick.rawValue: self = .thick
        case NSUnderlineStyle.double.rawValue: self = .double
        default: self = .single
        }
    }
}

extension LinePattern {
    fileprivate init(_ value: Any?) {
        let raw = (value as? NSUnderlineStyle)?.rawValue ?? attributeNumber(value).map { Int($0) } ?? 0
        switch raw & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: self = .dot
        case NSUnderlineStyle.patternDash.rawValue: self = .dash
        case NSUnderlineStyle.patternDashDot.rawValue: self = .dashDot
        case NSUnderlineStyle.patternDashDotDot.rawValue: self = .dashDotDot
        default: self = .solid
        }
    }
}

extension ParagraphStyle {
    init(_ style: NSParagraphStyle?, defaults: TextDefaults) {
        self.init(
            alignment: Alignment(style?.alignment ?? defaults.alignment),
            lineBreak: LineBreak(defaults.lineBreakMode), rightToLeft: defaults.rightToLeft)
        let strategy = style?.lineBreakStrategy ?? defaults.lineBreakStrategy
        keepsHangulWords = strategy.contains(.hangulWordPriority)
        guard let style else { return }
        paragraphSpacingBefore = style.paragraphSpacingBefore
        if style.alignment == .natural { alignment = Alignment(defaults.alignment) }
        if !defaults.overridesLineBreak { lineBreak = LineBreak(style.lineBreakMode) }
        lineSpacing = style.lineSpacing
        paragraphSpacing = style.paragraphSpacing
        lineHeightMultiple = style.lineHeightMultiple
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        tabStops = style.values.tabStops?.map(\.stop)
        defaultTabInterval = max(0, style.defaultTabInterval)
        if style.baseWritingDirection != .natural { rightToLeft = style.baseWritingDirection == .rightToLeft }
    }
}

extension ParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension ParagraphStyle.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWordWrapping
        case .byCharWrapping: self = .byCharWrapping
        case .byClipping: self = .byClipping
        case .byTruncatingHead: self = .byTruncatingHead
        case .byTruncatingTail: self = .byTruncatingTail
        case .byTruncatingMiddle: self = .byTruncatingMiddle
        }
    }
}

extension FontDescriptor {
    func scaled(by factor: CGFloat) -> FontDescriptor {
        guard factor != 1 else { return self }
        var copy = self
        copy.size *= factor
        return copy
    }
}

extension CGFloat {
    /// Rounded up to the next pixel; a measure that is off by a rounding error stays.
    package func ceiledToPixel(_ scale: CGFloat) -> CGFloat { ((self * scale) - 0.001).rounded(.up) / scale }
    package func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
