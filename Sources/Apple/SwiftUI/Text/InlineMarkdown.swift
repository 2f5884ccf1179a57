import Foundation

/// The marks of emphasis that localised texts may have: `**bold**`, `*italic*`, `~~struck~~`, and `code`. Links are left as they are written.
struct InlineMarkdown {
    struct Run: Equatable {
        var text: String
        var isBold = false
        var isItalic = false
        var isStruck = false
        var isCode = false
    }

    private(set) var runs: [Run] = []

    init(_ text: String) {
        guard text.contains(where: { "*_~`\\".contains($0) }) else {
            runs = text.isEmpty ? [] : [Run(text: text)]
            return
        }
        parse(Array(text), Run(text: ""))
    }

    private mutating func append(_ text: [Character], _ style: Run) {
        guard !text.isEmpty else { return }
        var run = style
        run.text = String(text)
        runs.append(run)
    }

    private mutating func parse(_ text: [Character], _ style: Run) {
        var plain: [Character] = []
        var i = 0
        while i < text.count {
            let character = text[i]
            if character == "\\", i + 1 < text.count, text[i + 1].isPunctuation || text[i + 1].isSymbol {
                plain.append(text[i + 1])
                i += 2
                continue
            }
            if let (mark, change) = Self.mark(at: i, in: text),
                let end = Self.end(of: mark, from: i + mark.count, in: text)
            {
                append(plain, style)
                plain = []
                var inner = style
                change(&inner)
                let content = Array(text[(i + mark.count)..<end])
                if inner.isCode, !style.isCode { append(content, inner) } else { parse(content, inner) }
                i = end + mark.count
                continue
            }
            plain.append(character)
            i += 1
        }
        append(plain, style)
    }

    private static func mark(at i: Int, in text: [Character]) -> ([Character], (inout Run) -> Void)? {
        let marks: [([Character], (inout Run) -> Void)] = [
            (
                ["*", "*", "*"],
                {
                    $0.isBold = true; $0.isItalic = true
                }
            ), (["*", "*"], { $0.isBold = true }),
            (["_", "_"], { $0.isBold = true }), (["~", "~"], { $0.isStruck = true }), (["*"], { $0.isItalic = true }),
            (["_"], { $0.isItalic = true }), (["`"], { $0.isCode = true }),
        ]
        return marks.first { mark, _ in
            guard text.count > i + mark.count, Array(text[i..<(i + mark.count)]) == mark,
                !text[i + mark.count].isWhitespace
            else { return false }
            // An underscore in a word is a letter.
            return mark[0] != "_" || i == 0 || !(text[i - 1].isLetter || text[i - 1].isNumber)
        }
    }

    private static func end(of mark: [Character], from start: Int, in text: [Character]) -> Int? {
        guard start + mark.count <= text.count else { return nil }
        for end in start...(text.count - mark.count) where end > start {
            guard Array(text[end..<(end + mark.count)]) == mark, !text[end - 1].isWhitespace else { continue }
            let after = end + mark.count
            if mark.count == 1, mark[0] == "*", after < text.count, text[after] == "*" { continue }
            if mark[0] == "_", after < text.count, text[after].isLetter || text[after].isNumber { continue }
            return end
        }
        return nil
    }
}
