import Foundation

/// Tells whether an app shows views of SwiftUI's.
enum SwiftUIUse {
    /// Whether one of the files imports SwiftUI, whatever is built. Previews, which are mostly between conditions, do not
    /// count.
    static func isFound(in files: [URL]) -> Bool { files.contains { isFound(in: $0) } }

    private static func isFound(in file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("import SwiftUI") else {
            return false
        }
        return isFound(in: text)
    }

    static func isFound(in text: String) -> Bool {
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            switch words.first {
            case "#if": depth += 1
            case "#endif": depth -= 1
            default:
                if depth == 0, words.suffix(2) == ["import", "SwiftUI"], words.count <= 3 { return true }
            }
        }
        return false
    }
}
