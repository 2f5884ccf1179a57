public import Foundation

/// A value that can be drawn in a chart.
public protocol Plottable {
    /// The value as a chart has it: a number, a date or a name.
    var _plotted: _PlottedValue { get }
}

/// A value as a chart has it.
public enum _PlottedValue: Hashable, Sendable {
    /// A number has a place on a line; so has a date; a name is one of several.
    case number(Double), date(Date), name(String)

    /// Where it is on a line; nil for a name.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .name: nil
        }
    }

    /// The words for it.
    var words: String {
        switch self {
        case .number(let number): number.formatted(.number.precision(.fractionLength(0...6)))
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .name(let name): name
        }
    }
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

/// A value with the name of what it is.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    /// A date stands for the whole of such a part of the calendar.
    var unit: Calendar.Component?

    /// A value with the name of what it is.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        nonisolated(unsafe) let key = labelKey
        return PlottableValue(label: MainActor.assumeIsolated { _ViewWords(Text(key)).text } ?? "", value: value)
    }

    /// A value with the name of what it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), value: value)
    }

    var entry: ChartValue { ChartValue(label: label, value: value._plotted, unit: unit) }
}

extension PlottableValue where Value == Date {
    /// A date that stands for the whole of a part of the calendar.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component
    ) -> PlottableValue {
        var result = PlottableValue.value(labelKey, value)
        result.unit = unit
        return result
    }

    /// A date that stands for the whole of a part of the calendar.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component
    ) -> PlottableValue {
        PlottableValue(label: String(label), value: value, unit: unit)
    }
}

/// A value in a mark.
struct ChartValue: Hashable {
    var label: String
    var value: _PlottedValue
    var unit: Calendar.Component?

    /// From where to where it is on a line.
    var span: (Double, Double)? {
        guard let number = value.number else { return nil }
        guard let unit, case .date(let date) = value,
            let interval = Calendar.current.dateInterval(of: unit, for: date)
        else { return (number, number) }
        return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
    }
}
