import Foundation

/// The lines on which the classes of an app are declared.
struct ClassList {
    /// A line each: the class's name, the file and the line with tabs between.
    let text: String

    /// Reads the sources in folders. Those of libraries that were checked in are left out.
    init(_ folders: [URL]) {
        var lines: [String] = []
        for folder in folders {
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            while let file = files?.nextObject() as? URL {
                if ["Pods", "Carthage", "build"].contains(file.lastPathComponent) { files?.skipDescendants() }
                guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
                    continue
                }
                lines += Self.classes(in: text).map { "\($0.name)\t\(file.path)\t\($0.line)" }
            }
        }
        text = lines.joined(separator: "\n")
    }

    static func classes(in text: String) -> [(name: String, line: Int)] {
        var classes: [(name: String, line: Int)] = []
        // A line's end may be two characters, which Swift takes for one.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = withoutArguments(line).split { $0 == " " || $0 == "\t" }
            guard let place = words.firstIndex(where: { $0 == "class" || $0 == "actor" }), place + 1 < words.count,
                words[..<place].allSatisfy(isModifier)
            else { continue }
            let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty, !["func", "var", "let", "subscript"].contains(name) {
                classes.append((String(name), index + 1))
            }
        }
        return classes
    }

    /// A line without what stands in brackets before a name: `@available(iOS 15, *) class List` begins with two words.
    private static func withoutArguments(_ line: Substring) -> String {
        var text = ""
        var depth = 0
        for character in line {
            if character == "(" { depth += 1 }
            if depth == 0 { text.append(character) }
            if character == ")", depth > 0 {
                depth -= 1
                if depth == 0 { text.append(" ") }
            }
        }
        return text
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@")
            || [
                "public", "open", "internal", "private", "fileprivate", "package", "final", "indirect", "nonisolated",
                "distributed",
            ]
            .contains(word)
    }
}
