import Foundation

/// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in a text.
public enum MacroExpansion {
    /// Settings that name each other in a circle end here.
    private static let depthLimit = 32
    /// More macros than any setting has; settings that double each other stop here.
    private static let macroLimit = 10_000

    /// - Parameter value: The value of a setting, with macros of its own; nil and the macro becomes nothing, as in Xcode.
    public static func expand(_ text: String, _ value: (String) -> String?) -> String {
        var budget = macroLimit
        return expand(text, depth: 0, &budget, value)
    }

    private static func expand(
        _ text: String, depth: Int, _ budget: inout Int, _ value: (String) -> String?
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")), depth < depthLimit else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let next = rest.index(after: dollar)
            guard next < rest.endIndex, let closing: Character = ["(": ")", "{": "}"][rest[next]],
                let end = end(of: rest[rest.index(after: next)...], rest[next], closing)
            else {
                result.append("$")
                rest = rest[next...]
                continue
            }
            budget -= 1
            guard budget > 0 else { return result }
            let inside = expand(String(rest[rest.index(after: next)..<end]), depth: depth + 1, &budget, value)
            let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            var replacement = value(parts[0]).map { expand($0, depth: depth + 1, &budget, value) } ?? ""
            for modifier in parts.dropFirst() { replacement = modified(replacement, by: modifier) }
            result += replacement
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Where the bracket closes that opened before `text`.
    private static func end(of text: Substring, _ opening: Character, _ closing: Character) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }

    /// The modifiers of Xcode's build settings reference. One that is not known changes nothing.
    private static func modified(_ text: String, by modifier: String) -> String {
        let path = URL(fileURLWithPath: text.isEmpty ? "." : text)
        switch modifier {
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        case "identifier", "c99extidentifier": return identifier(text)
        case "rfc1034identifier", "bundleidentifier":
            return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "base": return text.isEmpty ? "" : path.deletingPathExtension().lastPathComponent
        case "file": return text.isEmpty ? "" : path.lastPathComponent
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "dir":
            let folder = (text as NSString).deletingLastPathComponent
            return folder.isEmpty ? "./" : folder + "/"
        case "standardizepath": return text.isEmpty ? "" : (text as NSString).standardizingPath
        case "quote": return text.replacing(" ", with: "\\ ")
        default:
            if modifier.hasPrefix("default="), text.isEmpty { return String(modifier.dropFirst(8)) }
            return text
        }
    }

    /// The text as the name of a Swift module.
    public static func identifier(_ text: String) -> String {
        var result = String(
            text.unicodeScalars.map { scalar in
                let isAllowed =
                    scalar.isASCII
                    ? scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    : !scalar.properties.isWhitespace
                return isAllowed ? Character(scalar) : "_"
            })
        if let first = result.unicodeScalars.first, ("0"..."9").contains(first) { result = "_" + result.dropFirst() }
        return result
    }
}
