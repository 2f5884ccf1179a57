import Foundation

/// A page as the course writes Markdown: headings, paragraphs, lists, tables, code, links and emphasis.
public struct MarkdownPage {
    private enum Block {
        case heading(Int, String)
        case paragraph(String)
        case list([String], isOrdered: Bool)
        case table([[String]])
        case code(String)
    }

    private let blocks: [Block]

    public init(_ text: String) {
        var blocks: [Block] = []
        var lines = text.components(separatedBy: "\n")[...]
        while let line = lines.popFirst() {
            if line.isEmpty || line.hasPrefix("<!--") { continue }
            if line.hasPrefix("```") {
                let code = lines.prefix { !$0.hasPrefix("```") }
                lines = lines.dropFirst(code.count + 1)
                blocks.append(.code(code.joined(separator: "\n")))
            } else if line.hasPrefix("    ") {
                let code = [line] + lines.prefix { $0.hasPrefix("    ") }
                lines = lines.dropFirst(code.count - 1)
                blocks.append(.code(code.map { String($0.dropFirst(4)) }.joined(separator: "\n")))
            } else if line.hasPrefix("#") {
                let level = line.prefix { $0 == "#" }.count
                blocks.append(.heading(level, line.dropFirst(level).trimmed))
            } else if line.hasPrefix("|") {
                let rows = [line] + lines.prefix { $0.hasPrefix("|") }
                lines = lines.dropFirst(rows.count - 1)
                blocks.append(.table(rows.filter { !$0.allSatisfy { "|-: ".contains($0) } }.map(Self.cells)))
            } else if Self.item(line) != nil {
                let isOrdered = line.first?.isNumber == true
                var items = [Self.item(line) ?? ""]
                while let next = lines.first, Self.item(next) != nil || next.hasPrefix("  ") {
                    lines = lines.dropFirst()
                    if let item = Self.item(next) {
                        items.append(item)
                    } else {
                        items[items.count - 1] += " " + next.trimmed
                    }
                }
                blocks.append(.list(items, isOrdered: isOrdered))
            } else {
                let more = lines.prefix { !$0.isEmpty && !$0.hasPrefix("```") && !$0.hasPrefix("|") }
                lines = lines.dropFirst(more.count)
                blocks.append(.paragraph(([line] + more).joined(separator: " ")))
            }
        }
        self.blocks = blocks
    }

    /// What follows the sign of a list, if the line begins with one.
    private static func item(_ line: String) -> String? {
        if line.hasPrefix("- ") { return String(line.dropFirst(2)) }
        let number = line.prefix { $0.isNumber }
        guard !number.isEmpty, line.dropFirst(number.count).hasPrefix(". ") else { return nil }
        return String(line.dropFirst(number.count + 2))
    }

    /// The cells of a row; a bar in code does not part them.
    private static func cells(_ row: String) -> [String] {
        var cells = [""]
        var isCode = false
        for character in row.trimmed.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        if cells.last?.trimmed.isEmpty == true { cells.removeLast() }
        return cells.map(\.trimmed)
    }

    // MARK: HTML

    /// A page for browsers.
    ///
    /// - Parameter pages: Names and titles of all pages, for the list beside the text.
    public func html(
        title: String, language: String, pages: [(name: String, title: String)], current: String
    ) -> String {
        let list = pages.map { page in
            page.name == current
                ? "<li><b>\(Self.escaped(page.title))</b></li>"
                : "<li><a href=\"\(page.name).html\">\(Self.escaped(page.title))</a></li>"
        }
        return """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(Self.escaped(title))</title>
            <style>
            :root { color-scheme: light dark; }
            body { margin: 0 auto; max-width: 75em; padding: 1em; display: flex; gap: 3em;
              font: 16px/1.6 Inter, "Noto Sans CJK KR", system-ui, sans-serif; }
            nav { flex: 0 0 13em; } nav ul { list-style: none; padding: 0; position: sticky; top: 1em; }
            nav li { margin: .6em 0; } main { min-width: 0; }
            pre, code { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono CJK KR", monospace; }
            code { font-size: 90%; background: #8882; border-radius: 4px; padding: .1em .3em; }
            pre { background: #8882; border-radius: 8px; padding: 1em; overflow-x: auto; line-height: 1.4; }
            pre code { background: none; padding: 0; }
            table { border-collapse: collapse; display: block; overflow-x: auto; }
            td, th { border: 1px solid #8886; padding: .3em .7em; text-align: left; }
            @media (max-width: 50em) { body { display: block; } }
            </style>
            </head>
            <body>
            <nav><ul>
            \(list.joined(separator: "\n"))
            </ul></nav>
            <main>
            \(blocks.map(Self.html).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private static func html(_ block: Block) -> String {
        switch block {
        case .heading(let level, let text): return "<h\(level)>\(inline(text))</h\(level)>"
        case .paragraph(let text): return "<p>\(inline(text))</p>"
        case .code(let text): return "<pre><code>\(escaped(text))</code></pre>"
        case .list(let items, let isOrdered):
            let name = isOrdered ? "ol" : "ul"
            return "<\(name)>\n" + items.map { "<li>\(inline($0))</li>" }.joined(separator: "\n") + "\n</\(name)>"
        case .table(let rows):
            let lines = rows.enumerated().map { index, row in
                let cell = index == 0 ? "th" : "td"
                return "<tr>" + row.map { "<\(cell)>\(inline($0))</\(cell)>" }.joined() + "</tr>"
            }
            return "<table>\n" + lines.joined(separator: "\n") + "\n</table>"
        }
    }

    /// Code, bold text and links. Links to other pages of the course lead to their pages for browsers.
    private static func inline(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index % 2 == 0 else { return "<code>\(escaped(String(part)))</code>" }
            return escaped(String(part)).replacing(/\*\*(.+?)\*\*/) { "<b>\($0.1)</b>" }
        }.joined().replacing(/\[(.+?)\]\(([^)\s]+)\)/) { match in
            let isPage = !match.2.contains("/") && match.2.hasSuffix(".md")
            // Files of the repository are no pages for browsers: their names stay.
            if !isPage, !match.2.hasPrefix("https://") { return String(match.1) }
            return "<a href=\"\(isPage ? match.2.dropLast(3) + ".html" : match.2)\">\(match.1)</a>"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
