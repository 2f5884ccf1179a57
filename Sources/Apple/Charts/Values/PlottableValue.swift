public import Foundation
public import SwiftUI

/// A value with the name of what it is.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    /// A date stands for the whole of such a part of the calendar.
    var unit: Calendar.Component?
    /// Where it ends, if it stands for a range.
    var end: Value?

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

    var entry: ChartValue { ChartValue(label: label, value: value._plotted, unit: unit, end: end?._plotted) }
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

extension PlottableValue where Value: Comparable {
    /// A range of values: a bar there is as broad as it.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        var result = PlottableValue.value(labelKey, range.lowerBound)
        result.end = range.upperBound
        return result
    }

    /// A range of values: a bar there is as broad as it.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(label: String(label), value: range.lowerBound, end: range.upperBound)
    }

    /// A range of values: a bar there is as broad as it.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(labelKey, range.lowerBound..<range.upperBound)
    }

    /// A range of values: a bar there is as broad as it.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(label, range.lowerBound..<range.upperBound)
    }
}
