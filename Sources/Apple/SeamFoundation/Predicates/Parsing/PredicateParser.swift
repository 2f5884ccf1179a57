import Foundation

/// Reads the language of predicates: "Predicate Format String Syntax" in Apple's Predicate Programming Guide.
///
/// Predicates and expressions are read by one grammar, since a bracket may open either. The depth of what is read is
/// limited, so that no format overflows the stack, then or later.
package struct PredicateParser {
    /// A predicate or an expression.
    enum Item {
        case predicate(NSPredicate)
        case expression(NSExpression)
    }

    private let format: String
    private var scanner: PredicateScanner
    private(set) var token = PredicateToken.end
    private var arguments: ArraySlice<Any>
    private var depth = 0
    /// What was nested by repetition, as in `1 + 1 + 1`.
    private var chained = 0

    /// Reads a predicate; an error tells where the format is wrong.
    package static func predicate(_ format: String, _ arguments: [Any]) throws -> NSPredicate {
        var parser = PredicateParser(format, arguments)
        return try parser.whole { parser in try parser.predicate(parser.item(.or)) }
    }

    /// Reads an expression; an error tells where the format is wrong.
    package static func expression(_ format: String, _ arguments: [Any]) throws -> NSExpression {
        var parser = PredicateParser(format, arguments)
        return try parser.whole { parser in try parser.expression(parser.item(.or)) }
    }

    private init(_ format: String, _ arguments: [Any]) {
        self.format = format
        scanner = PredicateScanner(format)
        self.arguments = arguments[...]
    }

    private mutating func whole<Result>(_ read: (inout PredicateParser) throws -> Result) throws -> Result {
        do {
            try advance()
            let result = try read(&self)
            guard token == .end else { throw unexpected() }
            return result
        } catch let error as PredicateProblem {
            throw PredicateProblem("Unable to parse the format string \"\(format)\": \(error.description)")
        }
    }

    // MARK: Words

    mutating func advance() throws { token = try scanner.token() }

    func unexpected() -> PredicateProblem {
        token == .end
            ? PredicateProblem("it ends too early")
            : PredicateProblem("it cannot go on like this at character \(scanner.start)")
    }

    /// Whether the word of the language comes next.
    func isNext(_ word: String) -> Bool {
        guard case .word(let text, false) = token else { return false }
        return text.utf8.count == word.utf8.count && text.uppercased() == word
    }

    mutating func take(_ words: String...) throws -> Bool {
        for word in words {
            if token == .symbol(word) || isNext(word) {
                try advance()
                return true
            }
        }
        return false
    }

    mutating func expect(_ symbol: String) throws {
        guard token == .symbol(symbol) else { throw unexpected() }
        try advance()
    }

    mutating func argument() throws -> Any? {
        guard let first = arguments.popFirst() else { throw PredicateProblem("there are too few arguments") }
        return PredicateValue.unwrapped(first)
    }

    /// Counts one more level of what contains itself.
    mutating func nested<Result>(_ read: (inout PredicateParser) throws -> Result) throws -> Result {
        guard depth < 100 else { throw PredicateProblem("it is nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func chain() throws {
        chained += 1
        guard chained < 500 else { throw PredicateProblem("it is too long") }
    }

    // MARK: Grammar

    /// How strongly operators bind, the weakest first.
    enum Level: Int {
        case or, and, not, comparison, sum, product, power, sign
    }

    func predicate(_ item: Item) throws -> NSPredicate {
        switch item {
        case .predicate(let predicate): return predicate
        case .expression(let expression):
            if case .constant(let value) = expression.node, let predicate = value as? NSPredicate { return predicate }
            throw PredicateProblem("a value stands where a condition should: \(expression)")
        }
    }

    func expression(_ item: Item) throws -> NSExpression {
        guard case .expression(let expression) = item else {
            throw PredicateProblem("a condition stands where a value should")
        }
        return expression
    }

    mutating func item(_ level: Level) throws -> Item {
        switch level {
        case .or: return try joined(.or, .and, ["OR", "||"])
        case .and: return try joined(.and, .not, ["AND", "&&"])
        case .not: return try negated()
        case .comparison: return try comparison()
        case .sum, .product: return try arithmetic(level)
        case .power:
            let base = try item(.sign)
            guard token == .symbol("**") else { return base }
            try advance()
            let exponent = try nested { try $0.expression($0.item(.power)) }
            return .expression(
                NSExpression(
                    node: .function(operand: nil, name: "raise:toPower:", arguments: [try expression(base), exponent])))
        case .sign:
            if try take("-") {
                let value = try nested { try $0.expression($0.item(.sign)) }
                return .expression(Self.negative(value))
            }
            if try take("+") { return try nested { try $0.item(.sign) } }
            return try postfix(primary())
        }
    }

    private mutating func joined(
        _ type: NSCompoundPredicate.LogicalType, _ level: Level, _ signs: [String]
    ) throws -> Item {
        let first = try item(level)
        var parts: [NSPredicate] = []
        while try take(signs[0]) || take(signs[1]) {
            if parts.isEmpty { parts.append(try predicate(first)) }
            parts.append(try predicate(item(level)))
        }
        return parts.isEmpty ? first : .predicate(NSCompoundPredicate(type: type, subpredicates: parts))
    }

    private mutating func negated() throws -> Item {
        guard try take("NOT", "!") else { return try item(.comparison) }
        let part = try nested { try $0.predicate($0.negated()) }
        return .predicate(NSCompoundPredicate(type: .not, subpredicates: [part]))
    }

    private static func negative(_ value: NSExpression) -> NSExpression {
        if case .constant(let constant) = value.node {
            switch PredicateValue.number(constant) {
            case .integer(let number)? where number != .min: return NSExpression(forConstantValue: Int(-number))
            case .real(let number)?: return NSExpression(forConstantValue: -number)
            default: break
            }
        }
        let zero = NSExpression(forConstantValue: 0)
        return NSExpression(node: .function(operand: nil, name: "from:subtract:", arguments: [zero, value]))
    }

    private mutating func arithmetic(_ level: Level) throws -> Item {
        let inner: Level = level == .sum ? .product : .power
        var left = try item(inner)
        while true {
            if level == .sum, isNext("UNION") || isNext("INTERSECT") || isNext("MINUS") {
                guard case .word(let word, _) = token else { throw unexpected() }
                try chain()
                try advance()
                let (first, second) = (try expression(left), try expression(item(inner)))
                let node: ExpressionNode =
                    switch word.uppercased() {
                    case "UNION": .unionSet(first, second)
                    case "INTERSECT": .intersectSet(first, second)
                    default: .minusSet(first, second)
                    }
                left = .expression(NSExpression(node: node))
                continue
            }
            guard case .symbol(let symbol) = token,
                let sign = PredicateArithmetic.signs.first(where: {
                    $0.sign == symbol && $0.precedence == (level == .sum ? 1 : 2)
                })
            else { return left }
            try chain()
            try advance()
            let operands = [try expression(left), try expression(item(inner))]
            left = .expression(NSExpression(node: .function(operand: nil, name: sign.name, arguments: operands)))
        }
    }

    /// What may follow a value: keys and indexes.
    private mutating func postfix(_ first: Item) throws -> Item {
        var item = first
        while true {
            if token == .symbol(".") {
                let value = try expression(item)
                try chain()
                item = .expression(Self.path(from: value, try keys()))
            } else if token == .symbol("[") {
                let value = try expression(item)
                try chain()
                try advance()
                let index: NSExpression
                if isNext("FIRST") || isNext("LAST") || isNext("SIZE"), case .word(let word, _) = token {
                    index = NSExpression(forConstantValue: word.uppercased())
                    try advance()
                } else {
                    index = try nested { try $0.expression($0.item(.sum)) }
                }
                try expect("]")
                item = .expression(
                    NSExpression(
                        node: .function(operand: nil, name: "objectFrom:withIndex:", arguments: [value, index])))
            } else {
                return item
            }
        }
    }

    /// `.a.b`, in which `%K` stands for keys.
    private mutating func keys() throws -> String {
        var keys: [String] = []
        while token == .symbol(".") {
            try advance()
            switch token {
            case .word(let word, _) where !word.contains(":"): keys.append(word)
            case .placeholder("K"): keys.append(try key())
            default: throw unexpected()
            }
            try advance()
        }
        return keys.joined(separator: ".")
    }

    /// The argument of a `%K`.
    func key(of argument: Any?) throws -> String {
        if let text = PredicateValue.string(argument) { return text }
        if let path = argument as? AnyKeyPath, let names = KeyPathNames.names(of: path) {
            return names.joined(separator: ".")
        }
        throw PredicateProblem("the argument of a %K is no text")
    }

    mutating func key() throws -> String { try key(of: argument()) }

    static func path(from value: NSExpression, _ path: String) -> NSExpression {
        switch value.node {
        case .evaluatedObject: NSExpression(node: .keyPath(operand: nil, path: path))
        case .keyPath(let operand, let start): NSExpression(node: .keyPath(operand: operand, path: start + "." + path))
        default: NSExpression(node: .keyPath(operand: value, path: path))
        }
    }
}
