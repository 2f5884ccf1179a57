import Foundation

/// Cuts a format into its words.
struct PredicateScanner {
    private let scalars: [Unicode.Scalar]
    private(set) var position = 0
    /// Where the word began that was read last.
    private(set) var start = 0

    init(_ format: String) {
        scalars = Array(format.unicodeScalars)
    }

    /// Words that have a meaning of their own. A key of that name is written with `#` before it.
    static let reserved: Set<String> = [
        "AND", "OR", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "BETWEEN", "IN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST",
        "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST", "FUNCTION", "TERNARY", "UNION", "INTERSECT", "MINUS",
        "TRUEPREDICATE", "FALSEPREDICATE",
    ]

    static func isReserved(_ word: Substring) -> Bool { reserved.contains(word.uppercased()) }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private func scalar(after distance: Int) -> Unicode.Scalar? {
        position + distance < scalars.count ? scalars[position + distance] : nil
    }

    private mutating func text(while isPart: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let next, isPart(next) {
            text.append(next)
            position += 1
        }
        return String(text)
    }

    private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0 >= "0" && $0 <= "9" } ?? false
    }

    private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z") || scalar == "_"
            : scalar.properties.isAlphabetic || scalar.properties.isXIDStart || scalar.properties.isEmoji
    }

    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        beginsWord(scalar) || isDigit(scalar) || scalar == "$"
            || (!scalar.isASCII && (scalar.properties.isXIDContinue || scalar.properties.isVariationSelector))
    }

    mutating func token() throws -> PredicateToken {
        _ = text { $0.properties.isWhitespace }
        start = position
        guard let first = next else { return .end }
        if first == "\"" || first == "'" { return .string(try quoted(first)) }
        if first == "%", let token = try conversion() { return token }
        if first == "$" {
            position += 1
            let name = text(while: Self.isInWord)
            guard !name.isEmpty else { throw PredicateProblem("a variable has no name") }
            return .variable(name)
        }
        if first == "#" || first == "@", let second = scalar(after: 1), Self.beginsWord(second) {
            position += 1
            return .word((first == "@" ? "@" : "") + word(), isPlain: true)
        }
        if Self.beginsWord(first) { return .word(word(), isPlain: false) }
        if Self.isDigit(first) || (first == "." && Self.isDigit(scalar(after: 1))) { return try number() }
        return try symbol(first)
    }

    /// A name, with the colons of a function's.
    private mutating func word() -> String {
        var name = text(while: Self.isInWord)
        while next == ":", let after = scalar(after: 1), after == "(" || after == " " || Self.beginsWord(after) {
            name += ":"
            position += 1
            name += text(while: Self.isInWord)
        }
        return name
    }

    private mutating func symbol(_ first: Unicode.Scalar) throws -> PredicateToken {
        if let second = scalar(after: 1) {
            let pair = String(first) + String(second)
            if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "**", ":="].contains(pair) {
                position += 2
                return .symbol(pair)
            }
        }
        guard "=<>!(){}[],.+-*/".unicodeScalars.contains(first) else {
            throw PredicateProblem("\"\(first)\" is no word of the language")
        }
        position += 1
        return .symbol(String(first))
    }

    private mutating func number() throws -> PredicateToken {
        if next == "0", let letter = scalar(after: 1) {
            let radix: Int? =
                switch letter {
                case "x", "X": 16
                case "b", "B": 2
                case "o", "O": 8
                default: nil
                }
            if let radix {
                position += 2
                let digits = text(while: Self.isInWord)
                guard let value = UInt64(digits, radix: radix) else { throw PredicateProblem("\(digits) is no number") }
                return Int64(exactly: value).map(PredicateToken.integer) ?? .real(Double(value))
            }
        }
        var digits = text(while: Self.isDigit)
        var isWhole = true
        if next == ".", Self.isDigit(scalar(after: 1)) {
            isWhole = false
            position += 1
            digits += "." + text(while: Self.isDigit)
        } else if next == ".", !(scalar(after: 1).map { Self.beginsWord($0) || $0 == "@" } ?? false) {
            isWhole = false
            position += 1
        }
        if next == "e" || next == "E" {
            let sign = scalar(after: 1)
            let isSigned = sign == "-" || sign == "+"
            if Self.isDigit(isSigned ? scalar(after: 2) : sign) {
                isWhole = false
                position += 1
                digits += "e"
                if isSigned, let sign {
                    digits.unicodeScalars.append(sign)
                    position += 1
                }
                digits += text(while: Self.isDigit)
            }
        }
        if let next, Self.beginsWord(next) { throw PredicateProblem("\(digits)\(next) is no number") }
        if isWhole, let value = Int64(digits) { return .integer(value) }
        guard let value = Double(digits.hasPrefix(".") ? "0" + digits : digits) else {
            throw PredicateProblem("\(digits) is no number")
        }
        return .real(value)
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws -> String {
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = next {
            position += 1
            if scalar == quote { return String(text) }
            guard scalar == "\\", let escaped = next else {
                text.append(scalar)
                continue
            }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u": text.append(try code(4))
            case "x": text.append(try code(2))
            default: text.append(escaped)
            }
        }
        throw PredicateProblem("a string does not end")
    }

    private mutating func code(_ count: Int) throws -> Unicode.Scalar {
        let digits = String(String.UnicodeScalarView(scalars[position..<min(position + count, scalars.count)]))
        guard digits.unicodeScalars.count == count, let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { throw PredicateProblem("\(digits) is no character's code") }
        position += count
        return scalar
    }

    /// `%@`, `%K`, or the format of a number, by its letter.
    private mutating func conversion() throws -> PredicateToken? {
        position += 1
        _ = text { "lhqjzt0123456789.+#".unicodeScalars.contains($0) }
        guard let letter = next, "@KdDiuUfFgGeEaAcCsSxXopLb".unicodeScalars.contains(letter) else {
            throw PredicateProblem("an unknown conversion follows %")
        }
        position += 1
        return .placeholder(letter)
    }
}
