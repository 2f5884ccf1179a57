import Foundation

/// Patterns of paths, as Ruby and shells have them.
public enum PathPattern {
    /// The files and folders below one that patterns name, by their paths there.
    ///
    /// - Parameter expression: What makes a regular expression of a pattern.
    public static func paths(
        _ patterns: [String], in folder: URL, expression: (String) -> String = PathPattern.expression
    ) -> [String] {
        let expressions = patterns.compactMap { try? Regex(expression($0)) }
        guard !expressions.isEmpty else { return [] }
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { path in expressions.contains { (try? $0.wholeMatch(in: path)) != nil } }.sorted()
    }

    /// The regular expression for a pattern: `**/` is any folders, `{a,b}` one of several.
    public static func expression(of pattern: String) -> String {
        var result = ""
        var rest = pattern[...]
        var depth = 0
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                result += "(?:.*/)?"
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                result += ".*"
            case "*": result += "[^/]*"
            case "?": result += "[^/]"
            case "{":
                depth += 1
                result += "(?:"
            case "}" where depth > 0:
                depth -= 1
                result += ")"
            case "," where depth > 0: result += "|"
            case ".", "+", "(", ")", "^", "$", "|", "\\", "[", "]": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
