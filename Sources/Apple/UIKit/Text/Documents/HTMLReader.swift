/// Makes text of a document of HTML.
final class HTMLReader {
    private let document: HTMLDocument
    private let sheet: StyleSheet
    private let defaults: [NSAttributedString.Key: Any]
    private let base: URL?
    private let result = NSMutableAttributedString(string: "")
    /// A space that is written only if more of the paragraph follows.
    private var pendingSpace: TextLook?
    private var isAtStart = true
    /// The numbers of the lists that are open; nil in lists with bullets.
    private var numbers: [Int?] = []
    private var path: [HTMLDocument.Element] = []

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article",
        "header", "footer", "main", "nav", "aside", "address", "figure", "figcaption", "dl", "dt", "dd", "table", "tr",
        "thead", "tbody", "tfoot", "form", "fieldset", "center", "hr", "body",
    ]
    private static let hidden: Set<String> = [
        "script", "style", "head", "title", "noscript", "template", "object", "iframe", "select", "textarea", "img",
        "svg", "video", "audio", "map",
    ]
    /// The sizes of headings, as shares of the text's.
    private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

    init(_ document: HTMLDocument, defaults: [NSAttributedString.Key: Any], base: URL?) {
        self.document = document
        self.defaults = defaults
        self.base = base
        sheet = StyleSheet(document.styles)
    }

    func text() -> NSAttributedString {
        var look = TextLook()
        if let font = defaults[.font] as? UIFont { (look.family, look.size) = (font.fontName, font.pointSize) }
        if let color = defaults[.foregroundColor] as? UIColor { look.color = color }
        path = [HTMLDocument.Element(name: "html", attributes: [:], children: [])]
        look = styled(look, path[0])
        var body = document.bodyElement
        body.children = []
        path.append(body)
        read(document.body, styled(look, body))
        return NSAttributedString(attributedString: result)
    }

    // MARK: Nodes

    private func read(_ nodes: [HTMLDocument.Node], _ look: TextLook) {
        for node in nodes {
            switch node {
            case .text(let text): write(text, look)
            case .element(let element): read(element, look)
            }
        }
    }

    private func read(_ element: HTMLDocument.Element, _ outer: TextLook) {
        guard !Self.hidden.contains(element.name) else { return }
        path.append(element)
        defer { path.removeLast() }
        let look = styled(outer, element)
        if declarations.contains(where: { $0.name == "display" && $0.value.lowercased() == "none" }) { return }
        switch element.name {
        case "br":
            pendingSpace = nil
            append("\u{2028}", look)
            isAtStart = true
            return
        case "hr":
            endParagraph(outer)
            return
        case "ul", "ol":
            endParagraph(outer)
            numbers.append(element.name == "ol" ? (Int(element.attributes["start"] ?? "") ?? 1) - 1 : nil)
            read(element.children, look)
            numbers.removeLast()
            endParagraph(look)
            return
        case "li":
            endParagraph(outer)
            append("\t\(marker())\t", look)
            isAtStart = true
        case "td", "th":
            if !isAtParagraphStart { append("\t", look) }
            isAtStart = true
        case "q": write("\u{201c}", look)
        default: if Self.blocks.contains(element.name) { endParagraph(outer) }
        }
        read(element.children, look)
        if element.name == "q" { write("\u{201d}", look) }
        if Self.blocks.contains(element.name) { endParagraph(look) }
    }

    private func marker() -> String {
        guard !numbers.isEmpty else { return "\u{2022}" }
        let last = numbers.count - 1
        guard let number = numbers[last] else { return ["\u{2022}", "\u{25e6}", "\u{25aa}"][min(last, 2)] }
        numbers[last] = number + 1
        return "\(number + 1)."
    }

    // MARK: Looks

    /// What the sheets and the element itself say of the element that was opened last.
    private var declarations: StyleSheet.Declarations {
        guard let element = path.last else { return [] }
        return sheet.declarations(for: path) + StyleSheet.declarations(element.attributes["style"] ?? "")
    }

    private func styled(_ outer: TextLook, _ element: HTMLDocument.Element) -> TextLook {
        var look = outer
        if Self.blocks.contains(element.name) { (look.spacing, look.spacingBefore, look.background) = (0, 0, nil) }
        switch element.name {
        case "b", "strong", "th": look.weight = 700
        case "i", "em", "cite", "var", "dfn", "address": look.isItalic = true
        case "u", "ins": look.isUnderlined = true
        case "s", "strike", "del": look.isStruck = true
        case "code", "kbd", "samp", "tt", "pre": (look.isMonospaced, look.size) = (true, outer.size * 10 / 12)
        case "small": look.size = outer.size / 1.2
        case "big": look.size = outer.size * 1.2
        case "sup", "sub":
            look.size = outer.size / 1.2
            look.baseline = element.name == "sup" ? outer.size / 3 : -outer.size / 5
        case "mark": look.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "center": look.alignment = .center
        case "p": look.spacing = look.size
        case "blockquote": (look.indent, look.spacing) = (outer.indent + 40, look.size)
        case "ul", "ol", "dd": look.indent = outer.indent + 36
        case "li": look.firstIndent = max(look.indent - 36, 0)
        case "a":
            if let text = element.attributes["href"], let url = URL(string: text, relativeTo: base)?.absoluteURL {
                look.link = url
                look.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
                look.isUnderlined = true
            }
        case "font":
            if let color = CSSColor.color((element.attributes["color"] ?? "").lowercased()) { look.color = color }
            if let face = element.attributes["face"] { look.take("font-family", face, parent: outer) }
            let steps: [CGFloat] = [0.63, 0.82, 1, 1.13, 1.5, 2, 3]
            if let size = Int(element.attributes["size"] ?? ""), (1...7).contains(size) {
                look.size = 12 * steps[size - 1]
            }
        default: break
        }
        if element.name == "pre" { look.keepsSpaces = true }
        if let share = Self.headings[element.name] {
            (look.weight, look.size) = (700, outer.size * share)
            look.spacing = look.size * (element.name == "h1" ? 0.67 : element.name == "h2" ? 0.83 : 1)
        }
        if let align = element.attributes["align"] { look.take("text-align", align, parent: outer) }
        // The size comes first, since other lengths may be told in it.
        let found = sheet.declarations(for: path) + StyleSheet.declarations(element.attributes["style"] ?? "")
        for (name, value) in found where name.hasPrefix("font") { look.take(name, value, parent: outer) }
        for (name, value) in found where !name.hasPrefix("font") { look.take(name, value, parent: outer) }
        return look
    }

    // MARK: Text

    private var isAtParagraphStart: Bool { result.length == 0 || result.string.hasSuffix("\n") }

    private func append(_ text: String, _ look: TextLook) {
        result.append(NSAttributedString(string: text, attributes: look.attributes(defaults)))
    }

    /// Ends the paragraph, if there is anything in it.
    private func endParagraph(_ look: TextLook) {
        pendingSpace = nil
        isAtStart = true
        guard !isAtParagraphStart else { return }
        // The break of a line before the end of a block does not show.
        if result.string.hasSuffix("\u{2028}") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        var attributes = look.attributes(defaults)
        if result.length > 0 {
            attributes[.paragraphStyle] = result.attributes(at: result.length - 1, effectiveRange: nil)[.paragraphStyle]
        }
        result.append(NSAttributedString(string: "\n", attributes: attributes))
    }

    private func write(_ text: String, _ look: TextLook) {
        if look.keepsSpaces {
            pendingSpace = nil
            isAtStart = false
            return append(transformed(text, look), look)
        }
        var word = ""
        func flush() {
            guard !word.isEmpty else { return }
            if let space = pendingSpace, !isAtStart {
                if space == look { word = " " + word } else { append(" ", space) }
            }
            pendingSpace = nil
            isAtStart = false
            append(transformed(word, look), look)
            word = ""
        }
        var run = ""
        for character in text.unicodeScalars {
            if character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\u{c}" {
                if !run.isEmpty {
                    word += run
                    run = ""
                    flush()
                }
                if !isAtStart { pendingSpace = look }
            } else {
                run.unicodeScalars.append(character)
            }
        }
        word += run
        flush()
    }

    private func transformed(_ text: String, _ look: TextLook) -> String {
        switch look.transform {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        case "capitalize": text.capitalized
        default: text
        }
    }
}
