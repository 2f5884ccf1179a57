import Foundation

/// How texts are compared: the letters in the brackets behind an operator.
package struct TextOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    package static let caseInsensitive = TextOptions(rawValue: 1)
    package static let diacriticInsensitive = TextOptions(rawValue: 2)
    /// The texts are known to be normalised: they are compared as they are.
    package static let normalized = TextOptions(rawValue: 4)
    /// By the rules of the current locale.
    package static let localized = TextOptions(rawValue: 8)

    package var foldings: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

/// Comparisons of texts, the same ones in memory and in stores.
package enum TextComparison {
    /// The text in the form in which texts compare by their code points.
    package static func folded(_ text: String, _ options: TextOptions) -> String {
        guard !options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else { return text }
        var text = text
        let ascii: String? = text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            guard options.contains(.caseInsensitive), bytes.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else {
                return String(decoding: bytes, as: UTF8.self)
            }
            return String(unsafeUninitializedCapacity: bytes.count) { output in
                for (index, byte) in bytes.enumerated() {
                    output.initializeElement(at: index, to: byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
                }
                return bytes.count
            }
        }
        if let ascii { return ascii }
        return text.folding(options: options.foldings, locale: nil).precomposedStringWithCanonicalMapping
    }

    package static func isEqual(_ a: String, _ b: String, _ options: TextOptions) -> Bool {
        folded(a, options).utf8.elementsEqual(folded(b, options).utf8)
    }

    /// The order by code points, after folding; by the rules of the locale where the options say so.
    package static func order(_ a: String, _ b: String, _ options: TextOptions) -> ComparisonResult {
        if options.contains(.localized) { return a.compare(b, options: options.foldings, locale: .current) }
        let (a, b) = (folded(a, options), folded(b, options))
        if a.utf8.lexicographicallyPrecedes(b.utf8) { return .orderedAscending }
        return a.utf8.elementsEqual(b.utf8) ? .orderedSame : .orderedDescending
    }

    package static func hasPrefix(_ text: String, _ part: String, _ options: TextOptions) -> Bool {
        folded(text, options).utf8.starts(with: folded(part, options).utf8)
    }

    package static func hasSuffix(_ text: String, _ part: String, _ options: TextOptions) -> Bool {
        folded(text, options).utf8.reversed().starts(with: folded(part, options).utf8.reversed())
    }

    /// Whether the part occurs in the text; the empty one does in every text.
    package static func contains(_ text: String, _ part: String, _ options: TextOptions) -> Bool {
        var (text, part) = (folded(text, options), folded(part, options))
        return part.withUTF8 { (part: UnsafeBufferPointer<UInt8>) -> Bool in
            guard let first = part.first else { return true }
            return text.withUTF8 { (text: UnsafeBufferPointer<UInt8>) -> Bool in
                guard text.count >= part.count, let start = text.baseAddress, let wanted = part.baseAddress else {
                    return false
                }
                var position = 0
                while position <= text.count - part.count {
                    guard
                        let found = memchr(start + position, Int32(first), text.count - part.count - position + 1)
                    else { return false }
                    if memcmp(found, wanted, part.count) == 0 { return true }
                    position = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
                }
                return false
            }
        }
    }

    /// Whether the text fits a pattern in which `*` stands for any characters, `?` for one, and `\` before either for
    /// that character.
    package static func isLike(_ text: String, _ pattern: String, _ options: TextOptions) -> Bool {
        enum Part: Equatable {
            case any, one, scalar(Unicode.Scalar)
        }
        let text = Array(folded(text, options).unicodeScalars)
        var parts: [Part] = []
        var isEscaped = false
        for scalar in folded(pattern, options).unicodeScalars {
            if isEscaped || !"\\*?".unicodeScalars.contains(scalar) {
                parts.append(.scalar(scalar))
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "?" {
                parts.append(.one)
            } else if parts.last != .any {
                parts.append(.any)
            }
        }
        var (position, part) = (0, 0)
        var retry: (position: Int, part: Int)?
        while position < text.count {
            if part < parts.count, parts[part] == .any {
                retry = (position, part)
                part += 1
            } else if part < parts.count, parts[part] == .one || parts[part] == .scalar(text[position]) {
                position += 1
                part += 1
            } else if let last = retry {
                retry = (last.position + 1, last.part)
                position = last.position + 1
                part = last.part + 1
            } else {
                return false
            }
        }
        while part < parts.count, parts[part] == .any { part += 1 }
        return part == parts.count
    }

    /// Whether the whole text fits a regular expression. Throws for one that cannot be read.
    package static func matches(_ text: String, _ pattern: String, _ options: TextOptions) throws -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let expression = try RegularExpressions.expression(pattern, options.contains(.caseInsensitive))
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.rangeOfFirstMatch(in: text, range: whole) == whole
    }
}

/// Regular expressions that were compiled before: a predicate matches the same one against many texts.
private enum RegularExpressions {
    private struct Key: Hashable {
        var pattern: String
        var ignoresCase: Bool
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Key: NSRegularExpression] = [:]

    static func expression(_ pattern: String, _ ignoresCase: Bool) throws -> NSRegularExpression {
        let key = Key(pattern: pattern, ignoresCase: ignoresCase)
        if let expression = lock.withLock({ known[key] }) { return expression }
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: ignoresCase ? .caseInsensitive : [])
        else {
            throw PredicateProblem(
                "Can't do regex matching, reason: (Can't open pattern U_REGEX_ERROR (string, pattern \(pattern), case \(ignoresCase ? 1 : 0), canon 0))"
            )
        }
        lock.withLock {
            if known.count >= 100 { known.removeAll() }
            known[key] = expression
        }
        return expression
    }
}
