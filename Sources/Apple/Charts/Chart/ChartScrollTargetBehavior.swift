public import Foundation
public import SwiftUI

/// The axis along which a chart is scrolled.
public struct ChartScrollAxis: Sendable {
    /// Where the data begin.
    let first: Double
    /// How much is shown at a time.
    let length: Double
    let isDate: Bool
}

/// Where a chart stays when a finger lets go of it.
public protocol ChartScrollTargetBehavior: Sendable {
    /// Where the part that is shown is to begin.
    ///
    /// - Parameter start: Where it begins now.
    func _target(_ start: Double, _ axis: ChartScrollAxis) -> Double
}

/// At values of a kind: dates that match components, or the multiples of a number.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Values: Sendable {
        case dates(DateComponents)
        case unit(Double)
    }

    /// How far a fling goes. A chart here stays at the nearest value.
    public struct MajorValueAlignment<Value>: Sendable {
        private init() {}
        /// By as much as is shown at a time.
        public static var page: MajorValueAlignment { MajorValueAlignment() }
    }

    /// How far a fling may go. A chart here stays at the nearest value.
    public enum LimitBehavior: Sendable {
        /// As the chart has it, always to the next, or as far as it goes.
        case automatic, always, never
    }

    let values: Values

    public func _target(_ start: Double, _ axis: ChartScrollAxis) -> Double {
        switch values {
        case .unit(let unit): return unit > 0 ? (start / unit).rounded() * unit : start
        case .dates(let components):
            guard axis.isDate else { return start }
            let now = Date(timeIntervalSinceReferenceDate: start)
            let calendar = Calendar.current
            func next(_ date: Date, _ direction: Calendar.SearchDirection) -> Date? {
                calendar.nextDate(
                    after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
            }
            // A date that matches is the nearest one.
            let candidates = [next(now.addingTimeInterval(1), .backward), next(now.addingTimeInterval(-1), .forward)]
            let nearest = candidates.compactMap { $0?.timeIntervalSinceReferenceDate }.min {
                abs($0 - start) < abs($1 - start)
            }
            return nearest ?? start
        }
    }
}

/// At every part of the data that is as long as what is shown at a time.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public func _target(_ start: Double, _ axis: ChartScrollAxis) -> Double {
        axis.length > 0 ? axis.first + ((start - axis.first) / axis.length).rounded() * axis.length : start
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// At every part of the data that is as long as what is shown at a time.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// At dates that match components.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(values: .dates(components))
    }

    /// At the multiples of a number.
    public static func valueAligned<P: Plottable & BinaryFloatingPoint>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(values: .unit(Double(unit)))
    }

    /// At the multiples of a number.
    public static func valueAligned<P: Plottable & BinaryInteger>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(values: .unit(Double(unit)))
    }
}

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment where Value == DateComponents {
    /// At dates that match other components.
    public static func matching(_ components: DateComponents) -> Self { page }
}

extension View {
    /// Sets where a chart in the view that is scrolled stays when a finger lets go.
    public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
        chart { $0.visible.behavior = behavior }
    }
}
