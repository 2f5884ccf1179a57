import Foundation

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    enum Radix: Int, Sendable { case octal = 8, decimal = 10, hexadecimal = 16 }

    var radix: Radix
    var showsPlus = false
    var prefix = ""
    var isUppercase = false
    var digits = 1

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: .decimal) }
    /// In decimal digits, at least so many of them.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: .decimal, showsPlus: explicitPositiveSign, digits: minDigits)
    }
    /// In hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: .hexadecimal) }
    /// In hexadecimal digits, after `0x` if `includePrefix` says so.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: .hexadecimal, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
            isUppercase: uppercase, digits: minDigits)
    }
    /// In octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: .octal) }
    /// In octal digits, after `0o` if `includePrefix` says so.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: .octal, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "", digits: minDigits)
    }

    func text(_ value: some BinaryInteger) -> String {
        let bare = String(value.magnitude, radix: radix.rawValue, uppercase: isUppercase)
        let sign = value < 0 ? "-" : showsPlus ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, digits - bare.count)) + bare
    }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    var conversion: Character
    var precision: Int?
    var showsPlus = false

    private static func made(
        _ conversion: Character, _ precision: Int?, _ showsPlus: Bool, _ isUppercase: Bool
    ) -> OSLogFloatFormatting {
        let letter = isUppercase ? Character(conversion.uppercased()) : conversion
        return OSLogFloatFormatting(conversion: letter, precision: precision, showsPlus: showsPlus)
    }

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { made("f", nil, false, false) }
    /// With so many digits after the point.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { made("f", precision, explicitPositiveSign, uppercase) }
    /// As C writes hexadecimal numbers with fractions.
    public static var hex: OSLogFloatFormatting { made("a", nil, false, false) }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { made("e", nil, false, false) }
    /// With an exponent, and so many digits after the point.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { made("e", precision, explicitPositiveSign, uppercase) }
    /// With an exponent where that is shorter.
    public static var hybrid: OSLogFloatFormatting { made("g", nil, false, false) }
    /// With an exponent where that is shorter, and so many digits.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { made("g", precision, explicitPositiveSign, uppercase) }

    func text(_ value: Double) -> String {
        String(format: "%\(showsPlus ? "+" : "")\(precision.map { ".\(max(0, $0))" } ?? "")\(conversion)", value)
    }
}

/// How a truth value is written in a message.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// In how wide a column a value stands in a message.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isAtEnd = false

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// At the end of a column of so many characters.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isAtEnd: true)
    }
    /// At the start of a column of so many characters.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }

    private init(columns: Int = 0, isAtEnd: Bool = false) { (self.columns, self.isAtEnd) = (columns, isAtEnd) }

    func text(_ value: String) -> String {
        let blank = String(repeating: " ", count: max(0, columns - value.count))
        return isAtEnd ? blank + value : value + blank
    }
}
