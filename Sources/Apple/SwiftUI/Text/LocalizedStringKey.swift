import Foundation

/// A text to be looked up in the app's tables of strings; what is not found there is shown itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a key from text.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// Makes the key of an interpolated literal: each value becomes a format specifier, as in `%lld items`.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the values of an interpolated text, with a format in the place of each.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Makes an empty interpolation. The capacities are hints.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text between the values; a percent sign is escaped.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: FormatArgument) {
            key += specifier
            arguments.append(argument)
        }

        /// Inserts a text.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

        /// Inserts a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(T._specifier, value._argument)
        }

        /// Inserts a number as `specifier` says, which is one of `String(format:)`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value._argument)
        }

        /// Inserts a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? subject.description))
        }

        /// Inserts a value as a formatter writes it.
        public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
            _ subject: Subject, formatter: Formatter
        ) {
            append("%@", .text(formatter.string(for: subject) ?? ""))
        }

        /// Inserts a date as it describes itself.
        public mutating func appendInterpolation(_ date: Date) { append("%@", .text(date.description)) }

        /// Inserts a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(format.format(input)))
        }

        /// Inserts a text with its look.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .styled(text)) }

        /// Inserts a picture, which stands among letters as one of them.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .styled(Text(image))) }
    }
}

/// A value of an interpolated text.
enum FormatArgument: Equatable {
    case text(String)
    case integer(Int64)
    case natural(UInt64)
    case real(Double)
    case styled(Text)

    /// What forms for numbers go by.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .natural(let value): Double(value)
        case .real(let value): value
        case .text, .styled: nil
        }
    }
}

/// A number that ``LocalizedStringKey`` has a format for.
public protocol _FormatSpecifiable: Equatable {
    static var _specifier: String { get }
    var _argument: _FormatValue { get }
}

/// The value of a number, for its format.
public struct _FormatValue {
    let argument: FormatArgument
}

extension LocalizedStringKey.StringInterpolation {
    fileprivate mutating func append(_ specifier: String, _ value: _FormatValue) {
        key += specifier
        arguments.append(value.argument)
    }
}

extension Int: _FormatSpecifiable {
    public static var _specifier: String { "%lld" }
    public var _argument: _FormatValue { .init(argument: .integer(Int64(self))) }
}
extension Int8: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
    public var _argument: _FormatValue { .init(argument: .integer(Int64(self))) }
}
extension Int16: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
    public var _argument: _FormatValue { .init(argument: .integer(Int64(self))) }
}
extension Int32: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
    public var _argument: _FormatValue { .init(argument: .integer(Int64(self))) }
}
extension Int64: _FormatSpecifiable {
    public static var _specifier: String { "%lld" }
    public var _argument: _FormatValue { .init(argument: .integer(self)) }
}
extension UInt: _FormatSpecifiable {
    public static var _specifier: String { "%llu" }
    public var _argument: _FormatValue { .init(argument: .natural(UInt64(self))) }
}
extension UInt8: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
    public var _argument: _FormatValue { .init(argument: .natural(UInt64(self))) }
}
extension UInt16: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
    public var _argument: _FormatValue { .init(argument: .natural(UInt64(self))) }
}
extension UInt32: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
    public var _argument: _FormatValue { .init(argument: .natural(UInt64(self))) }
}
extension UInt64: _FormatSpecifiable {
    public static var _specifier: String { "%llu" }
    public var _argument: _FormatValue { .init(argument: .natural(self)) }
}
extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
    public var _argument: _FormatValue { .init(argument: .real(Double(self))) }
}
extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _argument: _FormatValue { .init(argument: .real(self)) }
}
extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _argument: _FormatValue { .init(argument: .real(Double(self))) }
}
