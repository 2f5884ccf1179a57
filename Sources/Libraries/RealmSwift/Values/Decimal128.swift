import Foundation

/// A decimal number. Of Foundation's precision, 38 digits, which are more than the 34 of the standard's 128 bits.
public final class Decimal128: NSObject, Codable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, @unchecked Sendable
{
    let decimal: Decimal

    /// Zero.
    public override convenience init() { self.init(Decimal()) }

    init(_ decimal: Decimal) {
        self.decimal = decimal
        super.init()
    }

    /// The number that a value stands for, such as a text; stops the program for what is none.
    public convenience init(value: Any) {
        guard let made = Decimal128._make(value) else { Misuse.stop("Cannot convert '\(value)' to Decimal128") }
        self.init(made.decimal)
    }

    /// A number.
    public convenience init(number: NSNumber) { self.init(number.decimalValue) }
    /// The number of a text. Throws if it is none.
    public convenience init(string: String) throws {
        guard let decimal = Decimal(string: string) else {
            throw Realm.Error(.fail, "'\(string)' is not a valid Decimal128", nil)
        }
        self.init(decimal)
    }

    /// A whole number.
    public convenience init(integerLiteral value: Int64) { self.init(Decimal(value)) }
    /// A number with a fraction.
    public convenience init(floatLiteral value: Double) { self.init(Decimal(string: "\(value)") ?? Decimal(value)) }
    /// The number of a text.
    public convenience init(stringLiteral value: String) { self.init(Decimal(string: value) ?? .nan) }

    /// Decodes the number.
    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self), let decimal = Decimal(string: text) {
            self.init(decimal)
        } else {
            self.init(try container.decode(Decimal.self))
        }
    }

    /// Encodes the number as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    /// The number as text.
    public var stringValue: String { "\(decimal)" }
    /// The number as one of Foundation's.
    public var decimalValue: Decimal { decimal }
    /// The nearest number of double precision.
    public var doubleValue: Double { NSDecimalNumber(decimal: decimal).doubleValue }
    /// Whether it is no number.
    public var isNaN: Bool { decimal.isNaN }
    /// The digits' sign.
    public var isNegative: Bool { decimal < 0 }
    /// The number as text.
    public override var description: String { stringValue }
    /// By value.
    public override var hash: Int { decimal.hashValue }
    /// By value.
    public override func isEqual(_ object: Any?) -> Bool { (object as? Decimal128)?.decimal == decimal }
    /// By value.
    public static func < (lhs: Decimal128, rhs: Decimal128) -> Bool { lhs.decimal < rhs.decimal }
    /// The sum.
    public static func + (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.decimal + rhs.decimal) }
    /// The difference.
    public static func - (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.decimal - rhs.decimal) }
    /// The product.
    public static func * (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.decimal * rhs.decimal) }
    /// The quotient.
    public static func / (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.decimal / rhs.decimal) }
}

extension Decimal128: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.decimal128) }
    /// Zero.
    public static func _initial() -> Decimal128 { Decimal128() }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.decimal(decimal)) }

    /// The number that `value` stands for.
    public static func _make(_ value: Any?) -> Decimal128? {
        switch Untyped.unwrapped(value) {
        case let value as Decimal128: value
        case let value as Decimal: Decimal128(value)
        case let value as any BinaryInteger: Int64(exactly: value).map { Decimal128(Decimal($0)) }
        case let value as any BinaryFloatingPoint: Decimal(string: "\(value)").map(Decimal128.init)
        case let value as NSNumber: Decimal128(value.decimalValue)
        case let value as String: Decimal(string: value).map(Decimal128.init)
        default: nil
        }
    }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Decimal128 {
        if case .decimal(let value) = stored.value { Decimal128(value) } else { Decimal128() }
    }
}
