public import Foundation

/// A text with forms for numbers: `%lld note` for one and `%lld notes` for others, in a language's rules.
///
/// A table of strings on Linux holds texts alone. There such a text stands as ``marked``: a format with its forms behind it,
/// from which what puts numbers into formats takes the form for a number.
public struct CountedText: Codable, Equatable, Sendable {
    /// A part of the text that goes by a number.
    public struct Variable: Codable, Equatable, Sendable {
        /// The forms by CLDR's names: `zero`, `one`, `two`, `few`, `many`, `other`.
        public var forms: [String: String]
        /// Which of the values decides, counted from 1; nil for the one in whose place the variable stands.
        public var argument: Int?

        /// Creates a variable.
        public init(forms: [String: String], argument: Int? = nil) { (self.forms, self.argument) = (forms, argument) }

        /// The form for what CLDR calls a number, or what comes nearest.
        func form(_ category: String) -> String {
            forms[category] ?? Self.order.lazy.compactMap { forms[$0] }.first ?? ""
        }

        private static let order = ["other", "many", "few", "two", "one", "zero"]
    }

    /// The language whose rules tell the form for a number; empty for a text that is in no language's folder.
    public var language: String
    /// The format, in which `%#@name@` stands for a variable.
    public var format: String
    /// The variables by their names.
    public var variables: [String: Variable]

    /// Creates a text.
    public init(language: String, format: String, variables: [String: Variable]) {
        (self.language, self.format, self.variables) = (language, format, variables)
    }

    /// Whether a variable leads to itself, by its forms.
    public var isCircular: Bool {
        func leads(_ text: String, _ seen: Set<String>) -> Bool {
            FormatPiece.pieces(of: text).contains { piece in
                guard case .variable(_, let name) = piece, let variable = variables[name] else { return false }
                return seen.contains(name) || variable.forms.values.contains { leads($0, seen.union([name])) }
            }
        }
        return leads(format, [])
    }

    // MARK: In a table

    // A character for private use, which no language writes.
    private static let mark: Character = "\u{E0FE}"

    /// Whether what stands in a table is a text with forms.
    public static func isMarked(_ text: String) -> Bool { text.last == mark }

    /// Reads what stands in a table; nil for a text without forms.
    public init?(marked text: String) {
        guard Self.isMarked(text), let start = text.firstIndex(of: Self.mark) else { return nil }
        let data = Data(text[text.index(after: start)...].dropLast().utf8)
        guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = read
    }

    /// What stands in a table. A text whose variables have one form each is a plain format.
    public var marked: String {
        if let plain { return plain }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else { return format }
        return "\(format)\(Self.mark)\(String(decoding: data, as: UTF8.self))\(Self.mark)"
    }

    /// The format with its variables' only forms in it; nil if one has more.
    private var plain: String? {
        guard variables.values.allSatisfy({ Set($0.forms.values).count < 2 }) else { return nil }
        let (text, order) = resolved(number: { _ in nil }, category: { _, _ in "other" })
        // In order, the values need no positions.
        return order == Array(order.indices) ? text : Self.positioned(text, order)
    }

    private static func positioned(_ format: String, _ order: [Int]) -> String? {
        var values = order[...]
        var result = ""
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let text): result += text
            case .specifier(_, let rest, stars: 0): result += "%\((values.popFirst() ?? 0) + 1)$\(rest)"
            case .specifier, .variable: return nil
            }
        }
        return result
    }

    // MARK: For numbers

    /// The format for the numbers that there are.
    ///
    /// As on iOS a form for `zero` is taken for 0 in every language.
    ///
    /// - Parameters:
    ///   - number: A value's number by its place, counted from 0; nil if it is none.
    ///   - name: What CLDR calls a number in a language.
    /// - Returns: A format without variables and positions, and the places of its values in their order.
    public func resolved(number: (Int) -> Double?, category name: (Double, _ language: String) -> String)
        -> (format: String, values: [Int])
    {
        var result = ""
        var values: [Int] = []
        append(format, from: 0, depth: 0)
        return (result, values)

        func append(_ text: String, from start: Int, depth: Int) {
            var next = start
            func place(_ position: Int?) -> Int {
                if let position { return position - 1 }
                next += 1
                return next - 1
            }
            for piece in FormatPiece.pieces(of: text) {
                switch piece {
                case .literal(let text): result += text
                case .specifier(let position, let rest, let stars):
                    for _ in 0..<stars { values.append(place(nil)) }
                    values.append(place(position))
                    result += "%" + rest
                case .variable(let position, let name):
                    let place = place(position)
                    // Variables that name each other have no end.
                    guard depth < 8, let variable = variables[name] else { continue }
                    let value = number(variable.argument.map { $0 - 1 } ?? place)
                    append(variable.form(category(of: value, variable)), from: place, depth: depth + 1)
                }
            }
        }

        func category(of value: Double?, _ variable: Variable) -> String {
            guard let value else { return "other" }
            return value == 0 && variable.forms["zero"] != nil ? "zero" : name(value, language)
        }
    }
}
