import Foundation

extension PredicateParser {
    /// A comparison, or what stands alone.
    mutating func comparison() throws -> Item {
        if try take("TRUEPREDICATE") { return .predicate(NSPredicate(value: true)) }
        if try take("FALSEPREDICATE") { return .predicate(NSPredicate(value: false)) }
        var modifier = NSComparisonPredicate.Modifier.direct
        var isNone = false
        if try take("ANY", "SOME") {
            modifier = .any
        } else if try take("ALL") {
            modifier = .all
        } else if try take("NONE") {
            modifier = .any
            isNone = true
        }
        let left = try item(.sum)
        guard let sign = sign() else {
            guard modifier == .direct else { throw unexpected() }
            return left
        }
        try advance()
        let options = try options()
        let comparison = NSComparisonPredicate(
            leftExpression: try expression(left), rightExpression: try expression(item(.sum)), modifier: modifier,
            type: sign, options: options)
        return .predicate(isNone ? NSCompoundPredicate(type: .not, subpredicates: [comparison]) : comparison)
    }

    private func sign() -> NSComparisonPredicate.Operator? {
        switch token {
        case .symbol("="), .symbol("=="): .equalTo
        case .symbol("!="), .symbol("<>"): .notEqualTo
        case .symbol("<"): .lessThan
        case .symbol("<="), .symbol("=<"): .lessThanOrEqualTo
        case .symbol(">"): .greaterThan
        case .symbol(">="), .symbol("=>"): .greaterThanOrEqualTo
        case .word(let word, false):
            switch word.uppercased() {
            case "BETWEEN": .between
            case "IN": .in
            case "CONTAINS": .contains
            case "BEGINSWITH": .beginsWith
            case "ENDSWITH": .endsWith
            case "LIKE": .like
            case "MATCHES": .matches
            default: nil
            }
        default: nil
        }
    }

    /// `[cd]`
    private mutating func options() throws -> NSComparisonPredicate.Options {
        var options: NSComparisonPredicate.Options = []
        guard try take("[") else { return options }
        guard case .word(let letters, _) = token else { throw unexpected() }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            case "l": options.insert(.localeSensitive)
            default: throw PredicateProblem("\(letter) is no option of a comparison")
            }
        }
        try advance()
        try expect("]")
        return options
    }

    // MARK: Values

    mutating func primary() throws -> Item {
        switch token {
        case .string(let text): return try constant(text)
        case .integer(let number): return try constant(Int(number))
        case .real(let number): return try constant(number)
        case .variable(let name):
            try advance()
            return .expression(NSExpression(forVariable: name))
        case .placeholder("K"):
            let path = try key()
            try advance()
            return .expression(Self.keyPath(path))
        case .placeholder(let letter): return try placeholder(letter)
        case .symbol("("):
            try advance()
            let item = try nested { try $0.item(.or) }
            try expect(")")
            return item
        case .symbol("{"):
            try advance()
            let elements = try nested { try $0.list("}") }
            return .expression(Self.aggregate(elements))
        case .word(let word, let isPlain): return try self.word(word, isPlain)
        case .symbol, .end: throw unexpected()
        }
    }

    private mutating func constant(_ value: Any) throws -> Item {
        try advance()
        return .expression(NSExpression(forConstantValue: value))
    }

    private static func keyPath(_ path: String) -> NSExpression {
        if path.uppercased() == "SELF" { return .expressionForEvaluatedObject() }
        return NSExpression(forKeyPath: path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path)
    }

    /// A list of values in braces stays one of expressions.
    private static func aggregate(_ elements: [NSExpression]) -> NSExpression {
        NSExpression(node: .aggregate(elements))
    }

    private mutating func placeholder(_ letter: Unicode.Scalar) throws -> Item {
        let argument = try argument()
        try advance()
        if letter == "@" {
            switch argument {
            case let predicate as NSPredicate: return .predicate(predicate)
            case let expression as NSExpression: return .expression(expression)
            default: return .expression(NSExpression(forConstantValue: argument))
            }
        }
        switch letter {
        case "s", "S":
            let text =
                PredicateValue.string(argument) ?? (argument as? UnsafePointer<CChar>).map { String(cString: $0) }
            return .expression(NSExpression(forConstantValue: text))
        case "c", "C":
            let code = PredicateValue.number(argument).flatMap { Unicode.Scalar(UInt32($0.double)) }
            return .expression(NSExpression(forConstantValue: code.map { String($0) } ?? argument))
        default:
            guard argument == nil || PredicateValue.number(argument) != nil else {
                throw PredicateProblem("the argument of %\(letter) is no number: \(argument!)")
            }
            return .expression(NSExpression(forConstantValue: argument))
        }
    }

    /// Values with commas between them, to a closing bracket.
    private mutating func list(_ end: String) throws -> [NSExpression] {
        var elements: [NSExpression] = []
        if try take(end) { return [] }
        repeat { elements.append(try expression(item(.sum))) } while try take(",")
        try expect(end)
        return elements
    }

    private mutating func word(_ word: String, _ isPlain: Bool) throws -> Item {
        try advance()
        if !isPlain {
            switch word.uppercased() {
            case "TRUE", "YES": return .expression(NSExpression(forConstantValue: true))
            case "FALSE", "NO": return .expression(NSExpression(forConstantValue: false))
            case "NIL", "NULL": return .expression(NSExpression(forConstantValue: nil))
            case "SELF": return .expression(.expressionForEvaluatedObject())
            case "ANYKEY": return .expression(.expressionForAnyKey())
            case "SUBQUERY" where token == .symbol("("): return try nested { try $0.subquery() }
            case "TERNARY" where token == .symbol("("): return try nested { try $0.ternary() }
            case "FUNCTION" where token == .symbol("("): return try nested { try $0.function() }
            case "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH",
                "ENDSWITH", "LIKE", "MATCHES", "UNION", "INTERSECT", "MINUS":
                throw PredicateProblem("the word \(word) stands where a value should")
            default: break
            }
        }
        if token == .symbol("(") {
            guard let name = PredicateFunctions.name(word) else { throw PredicateProblem("\(word) is no function") }
            try advance()
            let arguments = try nested { try $0.list(")") }
            let count = name.count { $0 == ":" }
            // A function of one collection takes several values too.
            guard arguments.count == count || (count == 1 && arguments.count > 1) else {
                throw PredicateProblem("\(name) takes \(count) arguments")
            }
            return .expression(NSExpression(node: .function(operand: nil, name: name, arguments: arguments)))
        }
        guard !word.contains(":") else { throw unexpected() }
        return .expression(NSExpression(forKeyPath: word))
    }

    /// `SUBQUERY(items, $item, $item.price > 5)`
    private mutating func subquery() throws -> Item {
        try expect("(")
        let collection = try expression(item(.sum))
        try expect(",")
        guard case .variable(let name) = token else { throw unexpected() }
        try advance()
        try expect(",")
        let predicate = try predicate(item(.or))
        try expect(")")
        return .expression(
            NSExpression(forSubquery: collection, usingIteratorVariable: name, predicate: predicate))
    }

    /// `TERNARY(price > 5, 'dear', 'cheap')`
    private mutating func ternary() throws -> Item {
        try expect("(")
        let condition = try predicate(item(.or))
        try expect(",")
        let first = try expression(item(.sum))
        try expect(",")
        let second = try expression(item(.sum))
        try expect(")")
        return .expression(NSExpression(forConditional: condition, trueExpression: first, falseExpression: second))
    }

    /// `FUNCTION(date, 'timeIntervalSinceDate:', other)`
    private mutating func function() throws -> Item {
        try expect("(")
        let elements = try list(")")
        guard elements.count >= 2, case .constant(let value) = elements[1].node, let name = PredicateValue.string(value)
        else { throw PredicateProblem("FUNCTION needs a value and the name of a function") }
        return .expression(
            NSExpression(forFunction: elements[0], selectorName: name, arguments: Array(elements.dropFirst(2))))
    }
}
