import Foundation
import SeamFoundation

extension Text {
    /// The letters alone.
    var resolvedString: String {
        switch storage {
        case .verbatim(let text): text
        case .localized(let key, let table, let bundle): Self.formatted(key, table, bundle).plain
        case .attributed(let text): String(text.characters)
        case .joined(let first, let second): first.resolvedString + second.resolvedString
        case .image: ""
        case .moment(let moment): moment.words(now: Date(), .current, .current, .current)
        }
    }

    private static func formatted(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?) -> FormattedKey {
        // Without values the key is the text itself, in which a percent sign stands for one.
        let format = (bundle ?? .main).localizedString(forKey: key.key, value: key.key, table: table)
        if key.arguments.isEmpty { return FormattedKey(format.replacingOccurrences(of: "%", with: "%%"), []) }
        let (counted, values) = NumberForms.format(format, of: key.arguments.map(\.number))
        return FormattedKey(counted, values.map { key.arguments[$0] })
    }

    /// How a part of a text looks.
    struct Style {
        var font: Font
        var color: Color?
        var weight: Font.Weight?
        var isBold = false
        var isItalic = false
        var underline: (Bool, LineStyle) = (false, .single)
        var strikethrough: (Bool, LineStyle) = (false, .single)
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var isMonospaced = false
        var hasMonospacedDigits = false
        var design: Font.Design?
        var textSize: DynamicTypeSize?
        var scale = Scale.default
        var width: Font.Width?
        /// What the app says of the part.
        var attributes: [ObjectIdentifier: any TextAttribute] = [:]

        mutating func apply(_ intent: InlinePresentationIntent) {
            if intent.contains(.stronglyEmphasized) { isBold = true }
            if intent.contains(.emphasized) { isItalic = true }
            if intent.contains(.strikethrough) { strikethrough = (true, .single) }
            if intent.contains(.code) { isMonospaced = true }
        }

        mutating func apply(_ modifier: Modifier) {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .color(let color): if let color { self.color = color }
            // Needs the environment.
            case .style: break
            case .weight(let weight): if let weight { self.weight = weight }
            case .bold(let isOn): isBold = isOn
            case .italic(let isOn): isItalic = isOn
            case .underline(let isOn, let line): underline = (isOn, line)
            case .strikethrough(let isOn, let line): strikethrough = (isOn, line)
            case .scale(let scale): self.scale = scale
            case .width(let width): self.width = width
            case .kerning(let points): kerning = points
            case .baselineOffset(let points): baselineOffset = points
            case .monospacedDigit: hasMonospacedDigits = true
            case .monospaced(let isOn): isMonospaced = isOn
            case .attribute(let box): attributes[ObjectIdentifier(type(of: box.value))] = box.value
            }
        }

        var uiFont: UIFont {
            var font = font
            if isBold { font = font.bold() }
            if let weight { font = font.weight(weight) }
            if isItalic { font = font.italic() }
            if let design { font = font.design(design) }
            if isMonospaced { font = font.design(.monospaced) }
            if hasMonospacedDigits { font = font.monospacedDigit() }
            if let width { font = font.width(width) }
            let found = font.uiFont(in: textSize)
            return scale == .secondary ? found.withSize(found.pointSize * Scale.secondaryShare) : found
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
        style.underline = (styling.isUnderlined, styling.underline)
        style.strikethrough = (styling.isStruckThrough, styling.strikethrough)
        style.scale = styling.scale
        style.width = styling.width
        style.kerning = styling.kerning
        style.baselineOffset = styling.baselineOffset
        style.design = styling.design
        style.hasMonospacedDigits = styling.hasMonospacedDigits
        style.textSize = environment.dynamicTypeSize
        var runs: [Run] = []
        append(to: &runs, style, environment)
        // Foundation on Linux cannot compare the fonts of neighbouring runs, as it does when strings are joined.
        let result = NSMutableAttributedString(string: runs.map(\.text).joined())
        let paragraph = paragraphStyle(in: environment)
        var start = 0
        for run in runs {
            let length = run.text.utf16.count
            var attributes = run.attributes
            if let paragraph { attributes[.paragraphStyle] = paragraph }
            result.addAttributes(attributes, range: NSRange(location: start, length: length))
            start += length
        }
        return result
    }

    /// Letters that look the same.
    private struct Run {
        var text: String
        var attributes: [NSAttributedString.Key: Any]
    }

    private func paragraphStyle(in environment: EnvironmentValues) -> NSParagraphStyle? {
        guard
            environment.lineSpacing > 0 || environment.multilineTextAlignment != .leading
                || environment.layoutDirection == .rightToLeft
        else { return nil }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = environment.lineSpacing
        paragraph.alignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
        return paragraph
    }

    @MainActor
    private func append(to runs: inout [Run], _ outer: Style, _ environment: EnvironmentValues) {
        var style = outer
        // The modifier nearest to the text wins.
        for modifier in modifiers.reversed() {
            if case .style(let box) = modifier {
                style.color = Color(box.paint(in: environment).color)
            } else {
                style.apply(modifier)
            }
        }
        switch storage {
        case .verbatim(let text): runs.append(Self.run(text, style, environment))
        case .localized(let key, let table, let bundle):
            for part in Self.formatted(key, table, bundle).parts {
                switch part {
                case .styled(let text): text.append(to: &runs, style, environment)
                case .plain(let text): runs += Self.marked(text, style, environment)
                }
            }
        case .attributed(let text): runs += Self.attributed(text, style, environment)
        case .moment(let moment):
            let words = moment.words(
                now: Date(), environment.locale, environment.calendar, environment.timeZone)
            runs.append(Self.run(words, style, environment))
        case .joined(let first, let second):
            first.append(to: &runs, style, environment)
            second.append(to: &runs, style, environment)
        case .image(let image):
            var environment = environment
            environment.font = style.font
            guard let picture = image.uiImage(in: environment) else { return }
            let attachment = NSTextAttachment()
            attachment.image = picture
            var run = Self.run(String(UnicodeScalar(NSTextAttachment.character)!), style, environment)
            run.attributes[.attachment] = attachment
            runs.append(run)
        }
    }

    /// A text with attributes, which win over those of its surroundings; SwiftUI's win over UIKit's.
    @MainActor
    private static func attributed(
        _ text: AttributedString, _ style: Style, _ environment: EnvironmentValues
    ) -> [Run] {
        text.runs.flatMap { part -> [Run] in
            var inner = style
            if let font = part.swiftUI.font { inner.font = font }
            if let color = part.swiftUI.foregroundColor { inner.color = color }
            if let line = part.swiftUI.underlineStyle { inner.underline = (true, line) }
            if let intent = part.inlinePresentationIntent { inner.apply(intent) }
            if let line = part.swiftUI.strikethroughStyle { inner.strikethrough = (true, line) }
            let own = NSAttributedString(AttributedString(text[part.range]))
            let letters = own.string as NSString
            var runs: [Run] = []
            own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
                var run = Self.run(letters.substring(with: range), inner, environment)
                run.attributes.merge(attributes) { $1 }
                run.attributes[.link] = nil
                let color = run.attributes[.foregroundColor]
                run = linked(run, part.link, environment)
                // A colour of the link's own stays.
                if part.swiftUI.foregroundColor != nil || attributes[.foregroundColor] != nil {
                    run.attributes[.foregroundColor] = color
                }
                if let color = part.swiftUI.backgroundColor {
                    run.attributes[.backgroundColor] = color.resolved(in: environment)
                }
                runs.append(run)
            }
            return runs
        }
    }

    /// A text with marks of emphasis.
    @MainActor
    private static func marked(_ text: String, _ style: Style, _ environment: EnvironmentValues) -> [Run] {
        MarkdownInline(text).runs.map { mark in
            var inner = style
            inner.apply(mark.intent)
            return linked(run(mark.text, inner, environment), mark.link.flatMap { URL(string: $0) }, environment)
        }
    }

    /// The attribute of an address that a tap opens.
    static let link = NSAttributedString.Key("SwiftUI.Link")

    /// A run that leads to an address, in the tint.
    @MainActor
    private static func linked(_ run: Run, _ url: URL?, _ environment: EnvironmentValues) -> Run {
        guard let url else { return run }
        var run = run
        run.attributes[link] = url
        run.attributes[.foregroundColor] = (environment.tint ?? .accentColor).resolved(in: environment)
        return run
    }

    @MainActor
    private static func run(_ text: String, _ style: Style, _ environment: EnvironmentValues) -> Run {
        var text = text
        switch environment.textCase {
        case .uppercase: text = text.uppercased()
        case .lowercase: text = text.lowercased()
        case nil: break
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: style.uiFont, .foregroundColor: (style.color ?? .primary).resolved(in: environment),
        ]
        if !style.attributes.isEmpty { attributes[Text.attributes] = CustomTextAttributes(style.attributes) }
        if style.kerning != 0 { attributes[.kern] = style.kerning }
        if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
        if style.underline.0 {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            if let color = style.underline.1.color { attributes[.underlineColor] = color.uiColor }
        }
        if style.strikethrough.0 {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            if let color = style.strikethrough.1.color { attributes[.strikethroughColor] = color.uiColor }
        }
        return Run(text: text, attributes: attributes)
    }
}
