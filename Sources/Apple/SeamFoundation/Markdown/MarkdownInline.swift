import Foundation

/// The marks within the lines of a text in Markdown: emphasis, code, links, as CommonMark reads them, with GitHub's lines
/// through words and bare addresses.
package struct MarkdownInline {
    /// A part with one look.
    package struct Run: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent
        package var link: String?

        package init(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil) {
            self.text = text
            self.intent = intent
            self.link = link
        }
    }

    /// What becomes of the ends of lines.
    package enum Breaks {
        /// They stay, as do all spaces.
        case kept
        /// They become spaces.
        case spaces
    }

    /// A part that is read, which may be a mark of which the other is not found yet.
    private struct Piece {
        var run: Run
        /// Marks of emphasis that are left of the part.
        var marks: Marks?
        /// Whether the part opens a link; nil if it is none that may.
        var opens: Bool?
    }

    private struct Marks {
        var character: Character
        var count: Int
        let length: Int
        var opens: Bool
        var closes: Bool
    }

    private let text: [Character]
    private let breaks: Breaks
    private var pieces: [Piece] = []
    private var plain = ""
    private var i = 0

    /// The parts, of which neighbours differ.
    package private(set) var runs: [Run] = []

    package init(_ source: String, breaks: Breaks = .kept) {
        text = Array(source)
        self.breaks = breaks
        while i < text.count { readOne() }
        flush()
        pair(from: 0)
        for piece in pieces where !piece.run.text.isEmpty {
            if let last = runs.last, last.intent == piece.run.intent, last.link == piece.run.link {
                runs[runs.count - 1].text += piece.run.text
            } else {
                runs.append(piece.run)
            }
        }
    }

    private mutating func flush() {
        if !plain.isEmpty { pieces.append(Piece(run: Run(plain))) }
        plain = ""
    }

    private mutating func add(_ run: Run) {
        flush()
        pieces.append(Piece(run: run))
    }

    private mutating func readOne() {
        let character = text[i]
        switch character {
        case "\\" where i + 1 < text.count && Self.isPunctuation(text[i + 1]):
            plain.append(text[i + 1])
            i += 2
        case "\\" where breaks == .spaces && i + 1 < text.count && text[i + 1].isNewline: hardBreak(skipping: 2)
        case "`": readCode()
        case "*", "_", "~": readMarks(character)
        case "[":
            flush()
            pieces.append(Piece(run: Run("["), opens: true))
            i += 1
        case "]": closeLink()
        case "<": readAddressInBrackets()
        case "h", "H", "w", "W": readBareAddress()
        case _ where character.isNewline && breaks == .spaces: readLineEnd()
        default:
            plain.append(character)
            i += 1
        }
    }

    // MARK: Lines

    private mutating func hardBreak(skipping count: Int) {
        add(Run("\n", .lineBreak))
        i += count
    }

    private mutating func readLineEnd() {
        let spaces = plain.reversed().prefix { $0 == " " }.count
        plain.removeLast(spaces)
        if spaces >= 2 {
            hardBreak(skipping: 1)
        } else {
            add(Run(" ", .softBreak))
            i += 1
        }
        while i < text.count, text[i] == " " || text[i] == "\t" { i += 1 }
    }

    // MARK: Code and addresses

    private mutating func readCode() {
        let length = run(of: "`", at: i)
        var end = i + length
        while end < text.count {
            guard text[end] == "`" else {
                end += 1
                continue
            }
            let other = run(of: "`", at: end)
            guard other == length else {
                end += other
                continue
            }
            var code = text[(i + length)..<end].map { $0.isNewline ? " " : $0 }
            if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                code = Array(code.dropFirst().dropLast())
            }
            add(Run(String(code), .code))
            i = end + length
            return
        }
        plain += String(repeating: "`", count: length)
        i += length
    }

    private mutating func readAddressInBrackets() {
        if let end = text[i...].firstIndex(of: ">") {
            let inside = String(text[(i + 1)..<end])
            let isAddress = !inside.contains { $0.isWhitespace || $0 == "<" }
            if isAddress, inside.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:.*/#) != nil {
                add(Run(inside, link: inside))
                i = end + 1
                return
            }
            if isAddress, inside.wholeMatch(of: #/[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+/#) != nil {
                add(Run(inside, link: "mailto:" + inside))
                i = end + 1
                return
            }
        }
        plain.append("<")
        i += 1
    }

    private mutating func readBareAddress() {
        let isAtStart = i == 0 || text[i - 1].isWhitespace || "*_~(".contains(text[i - 1])
        let starts = ["https://", "http://", "www."]
        let rest = text[i...]
        guard isAtStart, !pieces.contains(where: { $0.opens == true }),
            let start = starts.first(where: { String(rest.prefix($0.count)).lowercased() == $0 })
        else {
            plain.append(text[i])
            i += 1
            return
        }
        var address = Array(rest.prefix { !$0.isWhitespace && $0 != "<" && $0.isASCII })
        while let last = address.last, "?!.,:*_~'\"".contains(last) || last == ")" && Self.isUnbalanced(address) {
            address.removeLast()
        }
        guard address.count > start.count else {
            plain.append(text[i])
            i += 1
            return
        }
        let found = String(address)
        add(Run(found, link: start == "www." ? "http://" + found : found))
        i += address.count
    }

    private static func isUnbalanced(_ address: [Character]) -> Bool {
        address.count { $0 == ")" } > address.count { $0 == "(" }
    }

    // MARK: Links

    private mutating func closeLink() {
        flush()
        i += 1
        guard let start = pieces.lastIndex(where: { $0.opens != nil }) else { return plain.append("]") }
        guard pieces[start].opens == true, i < text.count, text[i] == "(", let (address, end) = destination(from: i + 1)
        else {
            pieces[start].opens = nil
            return plain.append("]")
        }
        pair(from: start + 1)
        pieces[start].run.text = ""
        for index in pieces.indices[(start + 1)...] {
            if pieces[index].run.link == nil { pieces[index].run.link = address }
        }
        pieces[start].opens = nil
        // A link is in no other one.
        for index in pieces.indices[..<start] where pieces[index].opens == true { pieces[index].opens = false }
        i = end
    }

    private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

    /// The address of a link, and where the text goes on after its bracket.
    private func destination(from start: Int) -> (String, Int)? {
        var (at, depth, address) = (start, 0, "")
        func skipSpaces() { while at < text.count, text[at].isWhitespace { at += 1 } }
        skipSpaces()
        if at < text.count, text[at] == "<" {
            guard let end = text[at...].firstIndex(of: ">") else { return nil }
            address = String(text[(at + 1)..<end])
            at = end + 1
        } else {
            while at < text.count, !text[at].isWhitespace {
                if text[at] == "(" { depth += 1 }
                if text[at] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if text[at] == "\\", at + 1 < text.count, Self.isPunctuation(text[at + 1]) { at += 1 }
                address.append(text[at])
                at += 1
            }
        }
        skipSpaces()
        // A title, which nothing shows.
        if at < text.count, let closing = Self.titleEnds[text[at]] {
            guard let end = text[(at + 1)...].firstIndex(of: closing) else { return nil }
            at = end + 1
            skipSpaces()
        }
        guard at < text.count, text[at] == ")" else { return nil }
        return (address, at + 1)
    }

    // MARK: Emphasis

    private func run(of character: Character, at start: Int) -> Int { text[start...].prefix { $0 == character }.count }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol
    }

    private mutating func readMarks(_ character: Character) {
        let count = run(of: character, at: i)
        let (before, after) = (i > 0 ? text[i - 1] : " ", i + count < text.count ? text[i + count] : " ")
        func flanks(_ inner: Character, _ outer: Character) -> Bool {
            !inner.isWhitespace
                && (!Self.isPunctuation(inner) || outer.isWhitespace || Self.isPunctuation(outer))
        }
        let (left, right) = (flanks(after, before), flanks(before, after))
        flush()
        var marks = Marks(character: character, count: count, length: count, opens: left, closes: right)
        if character == "_" {
            // An underscore in a word is a letter.
            marks.opens = left && (!right || Self.isPunctuation(before))
            marks.closes = right && (!left || Self.isPunctuation(after))
        }
        if character == "~", count > 2 { (marks.opens, marks.closes) = (false, false) }
        pieces.append(Piece(run: Run(String(repeating: character, count: count)), marks: marks))
        i += count
    }

    /// Finds which marks belong together, of those from a part on.
    private mutating func pair(from bottom: Int) {
        var closer = bottom
        while closer < pieces.count {
            guard let closing = pieces[closer].marks, closing.closes, closing.count > 0,
                let opener = opener(of: closing, before: closer, from: bottom)
            else {
                closer += 1
                continue
            }
            let both = min(pieces[opener].marks?.count ?? 0, closing.count)
            let used = closing.character == "~" ? both : min(both, 2)
            let intent: InlinePresentationIntent =
                closing.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for index in (opener + 1)..<closer {
                pieces[index].run.intent.insert(intent)
                pieces[index].marks = nil
            }
            take(used, from: opener)
            take(used, from: closer)
        }
        for index in pieces.indices[bottom...] { pieces[index].marks = nil }
    }

    private mutating func take(_ count: Int, from index: Int) {
        pieces[index].marks?.count -= count
        pieces[index].run.text.removeLast(count)
    }

    private func opener(of closing: Marks, before closer: Int, from bottom: Int) -> Int? {
        (bottom..<closer).last { index in
            guard let marks = pieces[index].marks, marks.character == closing.character, marks.opens, marks.count > 0
            else { return false }
            if closing.character == "~" { return marks.count == closing.count }
            // Marks that could do either go together only if their lengths do.
            guard marks.closes || closing.opens else { return true }
            return (marks.length + closing.length) % 3 != 0 || marks.length % 3 == 0 && closing.length % 3 == 0
        }
    }
}
