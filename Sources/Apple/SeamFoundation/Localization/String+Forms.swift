import Documents
public import Foundation

// Stand for Foundation's in translated code: a format that comes from a table of strings may have forms for numbers.

extension String {
    /// A text of a format and its values.
    public init(_format format: String, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }

    /// A text of a format and its values.
    public init(_format format: String, arguments: [any CVarArg]) {
        self.init(_format: format, locale: nil, arguments: arguments)
    }

    /// A text of a format and its values, which are written for a place.
    public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(_format: format, locale: locale, arguments: arguments)
    }

    /// A text of a format and its values, which are written for a place.
    public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
        let (counted, values) = NumberForms.format(format, of: arguments)
        self.init(format: counted, locale: locale, arguments: values)
    }

    /// A text of a format and its values, which are written for the user's place.
    public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(_format: format, locale: .current, arguments: arguments)
    }
}

extension NSString {
    /// A text of a format and its values.
    public convenience init(_format format: NSString, _ arguments: any CVarArg...) {
        self.init(string: String(_format: String(format), locale: nil, arguments: arguments))
    }

    /// A text of a format and its values, which are written for the user's place.
    public static func _localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> Self {
        self.init(string: String(_format: String(format), locale: .current, arguments: arguments))
    }
}

extension NumberForms {
    /// The format for the values, and the values that it takes.
    fileprivate static func format(_ text: String, of arguments: [any CVarArg]) -> (String, [any CVarArg]) {
        // Most texts have no forms: nothing is made of their values.
        guard CountedText.isMarked(text) else { return (text, arguments) }
        let (format, values) = format(text, of: arguments.map(number))
        return (format, values.map { arguments[$0] })
    }

    private static func number(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
}
