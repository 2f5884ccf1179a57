public import Foundation

extension String {
    /// A text to look up in a table of strings, with values in it: each stands in the key as its format, `%lld items`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// A value in the text.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case natural(UInt64)
            case real(Double)
        }

        var key: String
        var arguments: [Argument] = []

        /// Creates a value from a text without values in it.
        public init(_ value: String) { key = value }

        public init(stringLiteral value: String) { key = value }

        /// Makes the key and the values of an interpolated text.
        public init(stringInterpolation: StringInterpolation) {
            // Without values the key is the text itself, in which a percent sign stands for one.
            key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The text that a format makes of the values, written for a place.
        func text(_ format: String, _ locale: Locale) -> String {
            guard !arguments.isEmpty else { return format }
            let values = arguments.map { argument -> any CVarArg in
                switch argument {
                case .text(let text): NSString(string: text)
                case .integer(let number): number
                case .natural(let number): number
                case .real(let number): number
                }
            }
            return String(_format: format, locale: locale, arguments: values)
        }
    }
}

extension String.LocalizationValue {
    /// Collects the values of an interpolated text, with a format in the place of each.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var plain = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text between the values.
        public mutating func appendLiteral(_ literal: String) {
            plain += literal
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ format: String, _ argument: Argument) {
            key += format
            arguments.append(argument)
        }

        /// Inserts a text.
        public mutating func appendInterpolation(_ value: some StringProtocol) { append("%@", .text(String(value))) }

        /// Inserts a whole number.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            let isWide = T.bitWidth > 32
            if T.isSigned {
                append(isWide ? "%lld" : "%d", .integer(Int64(value)))
            } else {
                append(isWide ? "%llu" : "%u", .natural(UInt64(value)))
            }
        }

        /// Inserts a number with a fraction.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(T.self == Float.self ? "%f" : "%lf", .real(Double(value)))
        }

        /// Inserts a number as a format says, which is one of `String(format:)`.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
            append(specifier, T.isSigned ? .integer(Int64(value)) : .natural(UInt64(value)))
        }

        /// Inserts a number as a format says, which is one of `String(format:)`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(specifier, .real(Double(value)))
        }

        /// Inserts a value as a style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(format.format(value)))
        }

        /// Inserts what describes an object.
        public mutating func appendInterpolation(_ value: NSObject) { append("%@", .text(value.description)) }
    }
}
