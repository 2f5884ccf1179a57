internal import Documents
internal import Foundation

/// The limits of an attribute as the model's file has them, as conditions with Apple's codes of errors.
struct AttributeConditions {
    struct Condition {
        var code: Int
        var predicate: NSPredicate
    }

    private(set) var conditions: [Condition] = []

    /// Apple's codes; `NSValidationNumberTooLargeError` and kin.
    private enum Code {
        static let numberTooLarge = 1610
        static let numberTooSmall = 1620
        static let dateTooLate = 1630
        static let dateTooSoon = 1640
        static let stringTooLong = 1660
        static let stringTooShort = 1670
        static let stringPattern = 1680
    }

    init(_ source: DataModel.Attribute) {
        switch source.kind {
        case .integer16, .integer32, .integer64, .decimal, .double, .float:
            if let limit = source.minimum.flatMap(Self.decimal) {
                add(Code.numberTooSmall) { value in Self.decimal(value).map { $0 >= limit } }
            }
            if let limit = source.maximum.flatMap(Self.decimal) {
                add(Code.numberTooLarge) { value in Self.decimal(value).map { $0 <= limit } }
            }
        case .date:
            if let limit = source.minimum.flatMap(Double.init) {
                add(Code.dateTooSoon) { value in (value as? Date).map { $0.timeIntervalSinceReferenceDate >= limit } }
            }
            if let limit = source.maximum.flatMap(Double.init) {
                add(Code.dateTooLate) { value in (value as? Date).map { $0.timeIntervalSinceReferenceDate <= limit } }
            }
        case .string:
            if let limit = source.minimum.flatMap(Int.init) {
                add(Code.stringTooShort) { value in (value as? String).map { $0.utf16.count >= limit } }
            }
            if let limit = source.maximum.flatMap(Int.init) {
                add(Code.stringTooLong) { value in (value as? String).map { $0.utf16.count <= limit } }
            }
            if let pattern = source.pattern, let expression = try? NSRegularExpression(pattern: pattern) {
                add(Code.stringPattern) { value in
                    (value as? String).map { text in
                        let whole = NSRange(location: 0, length: text.utf16.count)
                        return expression.matches(in: text, range: whole).contains { $0.range == whole }
                    }
                }
            }
        default: break
        }
    }

    /// A condition that a value has to meet if it is of the right type.
    private mutating func add(_ code: Int, _ holds: @escaping @Sendable (Any) -> Bool?) {
        let predicate = NSPredicate { value, _ in value.flatMap(holds) ?? true }
        conditions.append(Condition(code: code, predicate: predicate))
    }

    private static func decimal(_ text: String) -> Decimal? {
        Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }

    private static func decimal(_ value: Any) -> Decimal? {
        switch value {
        case let decimal as Decimal: decimal
        case let number as NSNumber: number.decimalValue
        case let integer as any BinaryInteger: Decimal(Int64(clamping: integer))
        case let real as any BinaryFloatingPoint: Decimal(Double(real))
        default: nil
        }
    }
}
