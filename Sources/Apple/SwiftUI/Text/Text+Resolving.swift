import Foundation

extension Text {
    /// The letters alone.
    var resolvedString: String {
        switch storage {
        case .verbatim(let text): text
        case .localized(let key, let table, let bundle): Self.formatted(key, table, bundle).plain
        case .attributed(let text): String(text.characters)
        case .joined(let first, let second): first.resolvedString + second.resolvedString
        }
    }

    private static func formatted(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?) -> FormattedKey {
        // Without values the key is the text itself, in which a percent sign stands for one.
        let format = (bundle ?? .main).localizedString(forKey: key.key, value: key.key, table: table)
        return FormattedKey(
            key.arguments.isEmpty ? format.replacingOccurrences(of: "%", with: "%%") : format, key.arguments)
    }

    /// How a part of a text looks.
    struct Style {
        var font: Font
        var color: Color?
        var weight: Font.Weight?
        var isBold = false
        var isItalic = false
        var underline: (Bool, Color?) = (false, nil)
        var strikethrough: (Bool, Color?) = (false, nil)
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var isMonospaced = false
        var hasMonospacedDigits = false
        var link: URL?

        mutating func apply(_ modifier: Modifier) {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .color(let color): if let color { self.color = color }
            case .weight(let weight): if let weight { self.weight = weight }
            case .bold(let isOn): isBold = isOn
            case .italic(let isOn): isItalic = isOn
            case .underline(let isOn, let color): underline = (isOn, color)
            case .strikethrough(let isOn, let color): strikethrough = (isOn, color)
            case .kerning(let points): kerning = points
            case .baselineOffset(let points): baselineOffset = points
            case .monospacedDigit: hasMonospacedDigits = true
            case .monospaced(let isOn): isMonospaced = isOn
            }
        }

        var uiFont: UIFont {
            var font = font
            if isBold { font = font.bold() }
            if let weight { font = font.weight(weight) }
            if isItalic { font = font.italic() }
            if isMonospaced { font = font.design(.monospaced) }
            if hasMonospacedDigits { font = font.monospacedDigit() }
            return font.uiFont
        }
    }

    /// The text with its looks in an environment.
    @MainActor
    func resolved(in environment: EnvironmentValues) -> NSAttributedString {
        var style = Style(font: environment.font ?? .body, color: environment.foreground)
        let styling = environment.textStyling
        style.weight = styling.weight
        style.isBold = styling.isBold
        style.isItalic = styling.isItalic
        style.underline = (styling.isUnderlined, nil)
        style.strikethrough = (styling.isStruckThrough, nil)
        style.kerning = styling.kerning
        let result = NSMutableAttributedString(string: "")
        append(to: result, style, environment)
        if environment.lineSpacing > 0 || environment.multilineTextAlignment != .leading {
            let paragraph = NSMutableParagraphStyle()
            paragraph.lineSpacing = environment.lineSpacing
            paragraph.alignment = environment.multilineTextAlignment.uiKit
            result.addAttributes(
                [NSAttributedString.Key.paragraphStyle: paragraph], range: NSRange(location: 0, length: result.length))
        }
        return result
    }

    @MainActor
    private func append(
        to result: NSMutableAttributedString, _ outer: Style, _ environment: EnvironmentValues
    ) {
        var style = outer
        // The modifier nearest to the text wins.
        for modifier in modifiers.reversed() { style.apply(modifier) }
        switch storage {
        case .verbatim(let text): append(text, to: result, style, environment)
        case .localized(let key, let table, let bundle):
            for part in Self.formatted(key, table, bundle).parts {
                switch part {
                case .styled(let text): text.append(to: result, style, environment)
                case .plain(let text):
                    for run in InlineMarkdown(text).runs {
                        var inner = style
                        if run.isBold { inner.isBold = true }
                        if run.isItalic { inner.isItalic = true }
                        if run.isStruck { inner.strikethrough = (true, nil) }
                        if run.isCode { inner.isMonospaced = true }
                        if let link = run.link {
                            inner.link = URL(string: link)
                            inner.color = environment.tint ?? .accentColor
                        }
                        append(run.text, to: result, inner, environment)
                    }
                }
            }
        case .attributed(let text):
            let start = result.length
            append(String(text.characters), to: result, style, environment)
            // What the string says itself stands above what surrounds it.
            let own = NSAttributedString(text)
            own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
                result.addAttributes(
                    attributes, range: NSRange(location: start + range.location, length: range.length))
            }
        case .joined(let first, let second):
            first.append(to: result, style, environment)
            second.append(to: result, style, environment)
        }
    }

    @MainActor
    private func append(
        _ text: String, to result: NSMutableAttributedString, _ style: Style, _ environment: EnvironmentValues
    ) {
        var text = text
        switch environment.textCase {
        case .uppercase: text = text.uppercased()
        case .lowercase: text = text.lowercased()
        case nil: break
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: style.uiFont, .foregroundColor: (style.color ?? .primary).uiColor,
        ]
        if style.kerning != 0 { attributes[.kern] = style.kerning }
        if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
        if style.underline.0 {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            if let color = style.underline.1 { attributes[.underlineColor] = color.uiColor }
        }
        if style.strikethrough.0 {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            if let color = style.strikethrough.1 { attributes[.strikethroughColor] = color.uiColor }
        }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }
}
