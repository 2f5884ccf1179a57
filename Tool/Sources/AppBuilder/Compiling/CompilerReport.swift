/// The compiler's output, split into errors, warnings and notes for the author.
struct CompilerReport {
    private enum Kind {
        case error, warning, note, other
    }

    private var blocks: [(kind: Kind, text: String)] = []

    /// - Parameter generated: The folder of translated files: what is said of their own lines is no author's business,
    ///   unless it is an error.
    init(_ output: String, generated: String) {
        var seen: Set<String> = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let kind = Self.kind(ofHead: line) {
                blocks.append((kind, String(line) + "\n"))
            } else if blocks.isEmpty {
                blocks.append((.other, String(line) + "\n"))
            } else {
                blocks[blocks.count - 1].text += line + "\n"
            }
        }
        for index in blocks.indices { blocks[index].text = Self.withAuthorsLine(blocks[index].text, generated) }
        // Another part of the compiler has said what is wrong.
        let isSummary = { (block: (kind: Kind, text: String)) in
            block.text.hasPrefix("error: emit-module command failed")
        }
        if blocks.contains(where: { $0.kind == .error && !isSummary($0) }) { blocks.removeAll(where: isSummary) }
        // A name that the compiler does not know makes the lines for it in the translated file wrong too.
        let isOurs = { (block: (kind: Kind, text: String)) in block.kind == .error && block.text.hasPrefix(generated) }
        if blocks.contains(where: { $0.kind == .error && !isOurs($0) }) { blocks.removeAll(where: isOurs) }
        // Every file of a batch says again what is wrong with a file that they share.
        blocks = blocks.filter { block in
            seen.insert(block.text).inserted && (block.kind != .warning || !block.text.hasPrefix(generated))
        }
    }

    /// The message with the line as its author wrote it: the compiler shows the translated one.
    private static func withAuthorsLine(_ block: String, _ generated: String) -> String {
        guard !block.hasPrefix(generated),
            let match = block.prefixMatch(of: /(\/[^\n]+?):(\d+):(\d+): (error|warning|note): [^\n]*\n/),
            let number = Int(match.2), let column = Int(match.3),
            let text = try? String(contentsOfFile: String(match.1), encoding: .utf8)
        else { return block }
        let lines = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
        guard number >= 1, number <= lines.count else { return block }
        let line = lines[number - 1].replacing("\r", with: "")
        // The column counts bytes; tabs stay tabs, so that the mark stands under its place.
        let before = String(decoding: Array(line.utf8).prefix(max(0, column - 1)), as: UTF8.self)
        return match.0 + line + "\n" + before.map { $0 == "\t" ? "\t" : $0.isASCII ? " " : "  " }.joined() + "^\n"
    }

    /// A line like `/path/File.swift:3:5: error: message`.
    private static func kind(ofHead line: Substring) -> Kind? {
        guard line.first == "/" || line.first == "<" || line.hasPrefix("error:") || line.hasPrefix("warning:") else {
            return nil
        }
        let kinds: [(String, Kind)] = [("error: ", .error), ("warning: ", .warning), ("note: ", .note)]
        var best: (Substring.Index, Kind)?
        for (word, kind) in kinds {
            if let range = line.firstRange(of: word), best.map({ range.lowerBound < $0.0 }) ?? true {
                best = (range.lowerBound, kind)
            }
        }
        return best?.1
    }

    var warnings: String {
        blocks.filter { $0.kind == .warning }.map(\.text).joined()
    }

    /// The errors with their notes, and what Seam knows about them; everything, if no error stands out.
    func errors(module: String) -> String {
        var text = ""
        var isPartOfError = false
        for (kind, block) in blocks {
            if kind != .note { isPartOfError = kind == .error }
            if isPartOfError { text += block }
        }
        if text.isEmpty { text = blocks.map(\.text).joined() }
        for name in missingModules {
            text += "seam: the module \(name) is neither Apple's, as far as Seam has it, nor one of the app's\n"
        }
        return text
    }

    private var missingModules: [String] {
        var names: [String] = []
        for (kind, text) in blocks where kind == .error {
            guard let start = text.firstRange(of: "no such module '") else { continue }
            let name = String(text[start.upperBound...].prefix { $0 != "'" })
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
