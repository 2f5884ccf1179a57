import Foundation

/// A condition on a value, and what to tell the user if it is not met.
public struct ValidationRule<Value> {
    /// Shown to the user.
    public let message: String
    /// Whether a value meets the condition.
    public let isMet: (Value) -> Bool

    /// Creates a rule.
    public init(_ message: String, isMet: @escaping (Value) -> Bool) {
        self.message = message
        self.isMet = isMet
    }
}

extension ValidationRule where Value == String {
    /// There is something in the text besides white space.
    public static func notEmpty(_ message: String) -> ValidationRule {
        ValidationRule(message) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The text has so many characters.
    public static func length(_ lengths: some RangeExpression<Int>, _ message: String) -> ValidationRule {
        ValidationRule(message) { lengths.contains($0.count) }
    }

    /// The whole text matches a regular expression, in the syntax of `NSRegularExpression`. An expression with a mistake
    /// in it matches nothing.
    public static func matches(_ expression: String, _ message: String) -> ValidationRule {
        ValidationRule(message) { text in
            text.range(of: "^(?:\(expression))$", options: .regularExpression) != nil
        }
    }

    /// The text reads as a number in a range.
    public static func number<Number: LosslessStringConvertible & Comparable>(
        in range: some RangeExpression<Number>, _ message: String
    ) -> ValidationRule {
        ValidationRule(message) { Number($0).map { range.contains($0) } ?? false }
    }
}

extension ValidationRule where Value: Comparable {
    /// The value is in a range.
    public static func within(_ range: some RangeExpression<Value>, _ message: String) -> ValidationRule {
        ValidationRule(message) { range.contains($0) }
    }
}
