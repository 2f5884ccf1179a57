import Foundation

/// Arithmetic of the language of predicates: whole numbers stay whole, as in `7 / 2`.
package enum PredicateArithmetic {
    /// A function that a sign stands for.
    package struct Sign: Sendable {
        package var sign: String
        package var name: String
        /// The higher one binds its operands first.
        package var precedence: Int
    }

    package static let signs = [
        Sign(sign: "+", name: "add:to:", precedence: 1),
        Sign(sign: "-", name: "from:subtract:", precedence: 1),
        Sign(sign: "*", name: "multiply:by:", precedence: 2),
        Sign(sign: "/", name: "divide:by:", precedence: 2),
        Sign(sign: "**", name: "raise:toPower:", precedence: 3),
    ]

    static func add(_ a: PredicateValue.Number, _ b: PredicateValue.Number) -> PredicateValue.Number {
        switch (a, b) {
        case (.integer(let a), .integer(let b)):
            let (sum, overflows) = a.addingReportingOverflow(b)
            return overflows ? .real(Double(a) + Double(b)) : .integer(sum)
        case (.real, _), (_, .real): return .real(a.double + b.double)
        default: return .decimal(a.exact + b.exact)
        }
    }

    /// The result; nil where an operand is no number, and for a division by zero.
    static func result(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
        if let date = left as? Date, sign == "+" || sign == "-" {
            if let other = right as? Date, sign == "-" { return date.timeIntervalSince(other) }
            return PredicateValue.number(right).map { date.addingTimeInterval(sign == "+" ? $0.double : -$0.double) }
        }
        guard let a = PredicateValue.number(left), let b = PredicateValue.number(right) else { return nil }
        switch (a, b) {
        case (.integer(let a), .integer(let b)): return integers(sign, a, b)
        case (.decimal, .decimal), (.decimal, .integer), (.integer, .decimal):
            return decimals(sign, a.exact, b.exact) ?? reals(sign, a.double, b.double)
        default: return reals(sign, a.double, b.double)
        }
    }

    private static func integers(_ sign: String, _ a: Int64, _ b: Int64) -> Any? {
        let whole: (partialValue: Int64, overflow: Bool)
        switch sign {
        case "+": whole = a.addingReportingOverflow(b)
        case "-": whole = a.subtractingReportingOverflow(b)
        case "*": whole = a.multipliedReportingOverflow(by: b)
        case "/":
            guard b != 0 else { return nil }
            whole = a.dividedReportingOverflow(by: b)
        case "%":
            guard b != 0 else { return nil }
            whole = b == -1 ? (0, false) : a.remainderReportingOverflow(dividingBy: b)
        default: return pow(Double(a), Double(b))
        }
        return whole.overflow ? reals(sign, Double(a), Double(b)) : Int(whole.partialValue)
    }

    private static func decimals(_ sign: String, _ a: Decimal, _ b: Decimal) -> Any? {
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        case "/": b == 0 ? nil : a / b
        default: nil
        }
    }

    private static func reals(_ sign: String, _ a: Double, _ b: Double) -> Any? {
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        case "/": b == 0 ? nil : a / b
        case "%": b == 0 ? nil : a.truncatingRemainder(dividingBy: b)
        default: pow(a, b)
        }
    }
}

extension PredicateValue.Number {
    fileprivate var exact: Decimal {
        switch self {
        case .integer(let value): Decimal(value)
        case .real(let value): Decimal(value)
        case .decimal(let value): value
        }
    }

    var any: Any {
        switch self {
        case .integer(let value): Int(value)
        case .real(let value): value
        case .decimal(let value): value
        }
    }
}
