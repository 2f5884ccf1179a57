import Foundation

/// Reads Apple's predicate language: "Predicate Format String Syntax" in the Predicate Programming Guide.
struct PredicateParser {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private enum Token: Equatable {
        case word(String)
        case string(String)
        case number(Double)
        case placeholder(Character)
        case symbol(String)
        case end
    }

    private let characters: [Character]
    private var position = 0
    private var token = Token.end
    private var arguments: ArraySlice<Any>
    private var depth = 0

    init(_ format: String, _ arguments: [Any]) {
        characters = Array(format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateNode {
        try advance()
        let node = try disjunction()
        guard token == .end else { throw Failure(description: "unexpected \(token)") }
        return node
    }

    // MARK: Predicates

    private mutating func disjunction() throws -> PredicateNode {
        var node = try conjunction()
        while try take(word: "OR") || take(symbol: "||") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws -> PredicateNode {
        var node = try negation()
        while try take(word: "AND") || take(symbol: "&&") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws -> PredicateNode {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw Failure(description: "too deep") }
        if try take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
        if try take(symbol: "(") {
            let node = try disjunction()
            try expect(")")
            return node
        }
        if try take(word: "TRUEPREDICATE") { return .constant(true) }
        if try take(word: "FALSEPREDICATE") { return .constant(false) }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateComparison {
        var quantifier = PredicateComparison.Quantifier.one
        if try take(word: "ANY") || take(word: "SOME") {
            quantifier = .any
        } else if try take(word: "ALL") {
            quantifier = .all
        } else if try take(word: "NONE") {
            quantifier = .none
        }
        let left = try operand()
        let sign = try sign()
        var options: String.CompareOptions = []
        if try take(symbol: "[") {
            guard case .word(let letters) = token else { throw Failure(description: "unexpected \(token)") }
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            try advance()
            try expect("]")
        }
        return PredicateComparison(
            left: left, right: try operand(), operator: sign, quantifier: quantifier, options: options)
    }

    private mutating func sign() throws -> PredicateComparison.Operator {
        let found: PredicateComparison.Operator?
        switch token {
        case .symbol(let text):
            let others = ["=": "==", "=<": "<=", "=>": ">=", "<>": "!="]
            found = .init(rawValue: others[text] ?? text)
        case .word(let text): found = .init(rawValue: text.uppercased())
        default: found = nil
        }
        guard let found else { throw Failure(description: "\(token) is no comparison") }
        try advance()
        return found
    }

    // MARK: Operands

    private mutating func operand() throws -> PredicateOperand {
        let current = token
        try advance()
        switch current {
        case .string(let text): return .value(text)
        case .number(let number): return .value(number)
        case .placeholder("K"): return .keyPath(Self.keys("\(try argument())"))
        case .placeholder: return .value(try argument())
        case .symbol("{"): return .list(try list())
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "NIL", "NULL": return .value(nil)
            default: return .keyPath(Self.keys(word))
            }
        case .symbol, .end: throw Failure(description: "\(current) is no value")
        }
    }

    private static func keys(_ path: String) -> [String] {
        let keys = path.split(separator: ".").map(String.init)
        return keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys
    }

    private mutating func list() throws -> [PredicateOperand] {
        var operands: [PredicateOperand] = []
        if try take(symbol: "}") { return [] }
        repeat { operands.append(try operand()) } while try take(symbol: ",")
        try expect("}")
        return operands
    }

    private mutating func argument() throws -> Any {
        guard let first = arguments.popFirst() else { throw Failure(description: "there are too few arguments") }
        return first
    }

    // MARK: Tokens

    private mutating func take(word: String) throws -> Bool {
        guard case .word(let text) = token, text.uppercased() == word else { return false }
        try advance()
        return true
    }

    private mutating func take(symbol: String) throws -> Bool {
        guard token == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard try take(symbol: symbol) else { throw Failure(description: "\(token) stands where \(symbol) should") }
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func characters(while isPart: (Character) -> Bool) -> String {
        let start = position
        while let next, isPart(next) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func advance() throws {
        _ = characters { $0.isWhitespace }
        guard let first = next else {
            token = .end
            return
        }
        if first == "\"" || first == "'" {
            token = .string(try quoted(first))
        } else if first == "%" {
            position += 1
            token = .placeholder(try conversion())
        } else if first.isLetter || first == "_" || first == "#" || first == "@" {
            if first == "#" { position += 1 }
            token = .word(characters { $0.isLetter || $0.isNumber || "_.@".contains($0) })
        } else if first.isNumber || ((first == "-" || first == ".") && isDigit(position + 1)) {
            position += 1
            let text = String(first) + characters { $0.isNumber || ".eE".contains($0) }
            guard let number = Double(text) else { throw Failure(description: "\(text) is no number") }
            token = .number(number)
        } else {
            let pair = String(characters[position..<min(position + 2, characters.count)])
            let isPair = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(pair)
            guard isPair || "=<>!(){}[],".contains(first) else { throw Failure(description: "unexpected \(first)") }
            position += isPair ? 2 : 1
            token = .symbol(isPair ? pair : String(first))
        }
    }

    private func isDigit(_ index: Int) -> Bool { index < characters.count && characters[index].isNumber }

    private mutating func quoted(_ quote: Character) throws -> String {
        position += 1
        var text = ""
        while let character = next {
            position += 1
            if character == quote { return text }
            if character == "\\", let escaped = next {
                position += 1
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(character)
            }
        }
        throw Failure(description: "a string does not end")
    }

    /// `@`, `K`, or the letter of a number's format.
    private mutating func conversion() throws -> Character {
        _ = characters { "lhqz0123456789.".contains($0) }
        guard let letter = next, "@Kdiufgcxs".contains(letter) else { throw Failure(description: "an unknown %") }
        position += 1
        return letter
    }
}
