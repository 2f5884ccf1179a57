public import Foundation

/// A value that can be drawn in a chart: a number, a date or a name, or something that is told by one.
public protocol Plottable {
    /// What the value is told by.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// What the value is told by.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value by what it is told by; nil when there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol {
    /// The value as a chart has it.
    var _value: _PlottedValue { get }
    /// The value that a chart has; nil when it is of another kind.
    init?(_value: _PlottedValue)
}

extension Plottable {
    /// The value as a chart has it: a number, a date or a name.
    public var _plotted: _PlottedValue { primitivePlottable._value }

    /// The value that a chart has; nil when it is of another kind.
    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_value: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension Plottable where Self: PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _value: _PlottedValue { .number(Double(self)) }
    public init?(_value: _PlottedValue) {
        guard case .number(let number) = _value else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _value: _PlottedValue { .number(Double(self)) }
    public init?(_value: _PlottedValue) {
        guard case .number(let number) = _value else { return nil }
        self.init(number)
    }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public var _value: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_value: _PlottedValue) {
        guard case .number(let number) = _value else { return nil }
        self.init(number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public var _value: _PlottedValue { .name(self) }
    public init?(_value: _PlottedValue) {
        guard case .name(let name) = _value else { return nil }
        self = name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public var _value: _PlottedValue { .date(self) }
    public init?(_value: _PlottedValue) {
        guard case .date(let date) = _value else { return nil }
        self = date
    }
}
