public import Foundation

/// A value that can be drawn in a chart.
public protocol Plottable {
    /// The value as a chart has it: a number, a date or a name.
    var _plotted: _PlottedValue { get }
}

extension Plottable where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
}
extension Plottable where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var _plotted: _PlottedValue { rawValue._plotted }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension String: Plottable {
    public var _plotted: _PlottedValue { .name(self) }
}
extension Date: Plottable {
    public var _plotted: _PlottedValue { .date(self) }
}
