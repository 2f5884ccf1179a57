import Foundation

/// A text with `__Name__` for what is filled in, and lines that stand between `only: WORD` and `end` in comments, which may
/// be nested.
struct TemplateFile {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(_ file: URL) throws(TemplateError) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw TemplateError("seam: the template \(file.path) cannot be read")
        }
        self.text = text
    }

    /// Fills the text in.
    ///
    /// - Parameters:
    ///   - values: By their names in the text, without underscores.
    ///   - words: The words whose lines stay.
    func filled(with values: [String: String], for words: Set<String>) -> String {
        var lines: [Substring] = []
        // Of the marks that have begun, whether their lines stay.
        var open: [Bool] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            switch Self.mark(of: line) {
            case "end": _ = open.popLast()
            case .some(let mark): open.append(words.contains(String(mark.dropFirst(6))))
            case nil: if open.allSatisfy({ $0 }) { lines.append(line) }
            }
        }
        var result = lines.joined(separator: "\n")
        for (name, value) in values { result = result.replacingOccurrences(of: "__\(name)__", with: value) }
        return result
    }

    /// `only: WORD` or `end`, if the line is a comment that says so.
    private static func mark(of line: Substring) -> String? {
        var text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("/*"), text.hasSuffix("*/") {
            text = String(text.dropFirst(2).dropLast(2))
        } else if text.hasPrefix("//") {
            text = String(text.dropFirst(2))
        } else if text.hasPrefix("#") {
            text = String(text.dropFirst())
        } else {
            return nil
        }
        text = text.trimmingCharacters(in: .whitespaces)
        return text == "end" || text.hasPrefix("only: ") ? text : nil
    }
}
