import Foundation

/// The blocks of a text in Markdown: headings, paragraphs, lists, quotes and code, as CommonMark reads them. Tables, HTML and
/// links by reference are read as paragraphs.
struct MarkdownBlocks {
    /// A block that has letters of its own.
    struct Block: Equatable {
        var intent: PresentationIntent
        var text: String
        /// Whether marks within the lines count.
        var isCode = false
    }

    private(set) var blocks: [Block] = []
    private var identity = 0

    init(_ source: String) {
        let lines = source.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        read(lines.map { String($0).replacingOccurrences(of: "\t", with: "    ") }, in: nil)
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func read(_ lines: [String], in parent: PresentationIntent?) {
        var at = 0
        var paragraph: [String] = []
        func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
        func close(_ blocks: inout MarkdownBlocks, _ kind: PresentationIntent.Kind = .paragraph) {
            guard !paragraph.isEmpty else { return }
            let text = paragraph.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
            let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
            let intent = blocks.intent(kind, in: parent)
            blocks.blocks.append(Block(intent: intent, text: String(text[..<end])))
            paragraph = []
        }
        while at < lines.count {
            let line = lines[at]
            if isBlank(line) {
                close(&self)
                at += 1
            } else if !paragraph.isEmpty, let level = Self.underline(line) {
                close(&self, .header(level: level))
                at += 1
            } else if let (level, title) = Self.heading(line) {
                close(&self)
                blocks.append(Block(intent: intent(.header(level: level), in: parent), text: title))
                at += 1
            } else if let fence = Self.fence(line) {
                close(&self)
                at = readCode(lines, at, fence, in: parent)
            } else if Self.isBreak(line) {
                close(&self)
                blocks.append(Block(intent: intent(.thematicBreak, in: parent), text: "⸻", isCode: true))
                at += 1
            } else if line.wholeMatch(of: #/ {0,3}>.*/#) != nil {
                close(&self)
                at = readQuote(lines, at, in: parent)
            } else if let mark = Self.mark(line), paragraph.isEmpty || mark.canInterrupt {
                close(&self)
                at = readList(lines, at, mark, in: parent)
            } else if line.hasPrefix("    "), paragraph.isEmpty {
                at = readIndented(lines, at, in: parent)
            } else {
                paragraph.append(line)
                at += 1
            }
        }
        close(&self)
    }

    // MARK: Lines

    private static func heading(_ line: String) -> (Int, String)? {
        guard let found = line.wholeMatch(of: #/ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*/#) else { return nil }
        return (found.1.count, found.2.map(String.init) ?? "")
    }

    /// The level of the heading whose text is above the line.
    private static func underline(_ line: String) -> Int? {
        if line.wholeMatch(of: #/ {0,3}=+\s*/#) != nil { return 1 }
        return line.wholeMatch(of: #/ {0,3}-+\s*/#) != nil ? 2 : nil
    }

    private static func isBreak(_ line: String) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        guard marks.count >= 3, let first = marks.first, "*-_".contains(first) else { return false }
        return marks.allSatisfy { $0 == first } && line.prefix { $0 == " " }.count < 4
    }

    // MARK: Code

    private static func fence(_ line: String) -> (mark: Substring, indent: Int, language: String?)? {
        guard let found = line.wholeMatch(of: #/( {0,3})(`{3,}|~{3,})\s*([^`]*?)\s*/#) else { return nil }
        let language = found.3.split(separator: " ").first.map(String.init)
        return (found.2, found.1.count, language)
    }

    private mutating func readCode(
        _ lines: [String], _ start: Int, _ fence: (mark: Substring, indent: Int, language: String?),
        in parent: PresentationIntent?
    ) -> Int {
        var at = start + 1
        var code = ""
        while at < lines.count {
            let line = lines[at]
            at += 1
            let bare = line.trimmingCharacters(in: .whitespaces)
            if bare.hasPrefix(fence.mark), bare.allSatisfy({ $0 == fence.mark.first }) { break }
            let indent = min(line.prefix { $0 == " " }.count, fence.indent)
            code += line.dropFirst(indent) + "\n"
        }
        blocks.append(
            Block(intent: intent(.codeBlock(languageHint: fence.language), in: parent), text: code, isCode: true))
        return at
    }

    private mutating func readIndented(_ lines: [String], _ start: Int, in parent: PresentationIntent?) -> Int {
        var at = start
        var code: [Substring] = []
        while at < lines.count, lines[at].hasPrefix("    ") || lines[at].allSatisfy(\.isWhitespace) {
            code.append(lines[at].dropFirst(4))
            at += 1
        }
        while code.last?.isEmpty == true { code.removeLast() }
        let text = code.joined(separator: "\n") + "\n"
        blocks.append(Block(intent: intent(.codeBlock(languageHint: nil), in: parent), text: text, isCode: true))
        return at
    }

    // MARK: Quotes and lists

    private mutating func readQuote(_ lines: [String], _ start: Int, in parent: PresentationIntent?) -> Int {
        var at = start
        var inner: [String] = []
        while at < lines.count, !lines[at].allSatisfy(\.isWhitespace) {
            if let found = lines[at].wholeMatch(of: #/ {0,3}> ?(.*)/#) {
                inner.append(String(found.1))
            } else if Self.mark(lines[at]) == nil, Self.fence(lines[at]) == nil, Self.heading(lines[at]) == nil {
                // A paragraph goes on without the mark.
                inner.append(lines[at])
            } else {
                break
            }
            at += 1
        }
        read(inner, in: intent(.blockQuote, in: parent))
        return at
    }

    /// The beginning of an item of a list.
    private struct Mark {
        /// The number, or nil for a dot.
        var number: Int?
        /// Tells lists apart that follow each other.
        var character: Character
        /// Where the item's text begins.
        var width: Int
        var isEmpty: Bool
        var canInterrupt: Bool { !isEmpty && (number ?? 1) == 1 }
    }

    private static func mark(_ line: String) -> Mark? {
        guard !isBreak(line), let found = line.wholeMatch(of: #/( {0,3})(?:([-+*])|(\d{1,9})([.)]))(\s+|$)(.*)/#)
        else { return nil }
        let spaces = found.5.count > 4 || found.6.isEmpty ? 1 : found.5.count
        let mark = found.2?.count ?? ((found.3?.count ?? 0) + 1)
        return Mark(
            number: found.3.flatMap { Int($0) }, character: (found.2 ?? found.4)?.first ?? "-",
            width: found.1.count + mark + spaces, isEmpty: found.6.isEmpty)
    }

    private mutating func readList(
        _ lines: [String], _ start: Int, _ first: Mark, in parent: PresentationIntent?
    ) -> Int {
        let list = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var (at, number) = (start, first.number ?? 1)
        while at < lines.count, let mark = Self.mark(lines[at]), mark.character == first.character {
            var inner = [String(lines[at].dropFirst(mark.width))]
            at += 1
            var wasBlank = false
            while at < lines.count {
                let line = lines[at]
                let indent = line.prefix { $0 == " " }.count
                let isBlank = line.allSatisfy(\.isWhitespace)
                // A line without indentation goes on with the paragraph above it, unless it begins something.
                let goesOn = !wasBlank && Self.mark(line) == nil && Self.heading(line) == nil && Self.fence(line) == nil
                guard isBlank || indent >= mark.width || goesOn else { break }
                inner.append(String(line.dropFirst(min(indent, mark.width))))
                wasBlank = isBlank
                at += 1
            }
            read(inner, in: intent(.listItem(ordinal: number), in: list))
            number += 1
        }
        return at
    }
}
