public import Foundation

/// A range of values that are counted together. Its end belongs to the next, but for the last of all.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    /// Where it begins.
    public let lowerBound: Bound
    /// Where it ends.
    public let upperBound: Bound
    private let isLast: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isLast: Bool) {
        (self.lowerBound, self.upperBound, self.isLast) = (lowerBound, upperBound, isLast)
    }

    /// Whether a value is in it.
    public func contains(_ value: Bound) -> Bool {
        value >= lowerBound && (value < upperBound || isLast && value == upperBound)
    }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension Array where Element: Comparable {
    /// How many ranges there are between thresholds, which are in their order.
    fileprivate var binCount: Int { Swift.max(count - 1, 0) }

    fileprivate func bin(_ number: Int) -> ChartBinRange<Element> {
        ChartBinRange(self[number], self[number + 1], isLast: number == binCount - 1)
    }

    /// The number of the range that a value is in; the first or the last for one that is beyond them.
    fileprivate func bin(of value: Element) -> Int {
        let after = firstIndex { $0 > value } ?? count
        return Swift.min(Swift.max(after - 1, 0), Swift.max(binCount - 1, 0))
    }
}

/// Ranges of numbers that are counted together.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    /// Where the ranges begin and end.
    public let thresholds: [Value]

    /// Creates ranges between values, in their order.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { thresholds.binCount }

    public subscript(position: Int) -> ChartBinRange<Value> { thresholds.bin(position) }

    /// The number of the range that a value is in; the first or the last for one that is beyond them.
    public func index(for value: Value) -> Int { thresholds.bin(of: value) }

    /// More ranges than this are not made.
    fileprivate static var most: Double { 10_000 }

    fileprivate static func thresholds(_ least: Double, _ most: Double, count: Int?, minimum: Double) -> [Double] {
        guard least.isFinite, most.isFinite else { return [] }
        let span = most > least ? most - least : 1
        let step = Swift.max(ChartScale.step(span, count: Swift.max(count ?? 10, 1)), minimum)
        let (first, last) = ((least / step).rounded(.down), (most / step).rounded(.up))
        return (0...Int(Swift.min(Swift.max(last - first, 1), Self.most))).map { (first + Double($0)) * step }
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates about so many ranges, of round numbers, for all of the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            thresholds: data.isEmpty
                ? []
                : Self.thresholds(
                    Double(data.min() ?? 0), Double(data.max() ?? 0), count: desiredCount,
                    minimum: Double(minimumStride)
                ).map { Value($0) })
    }

    /// Creates about so many ranges, of round numbers.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            thresholds: Self.thresholds(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount, minimum: Double(minimumStride)
            ).map { Value($0) })
    }

    /// Creates exactly so many ranges.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1)
        self.init(
            thresholds: (0...count).map {
                range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(count)
            })
    }

    /// Creates ranges of a size, at its multiples.
    public init(size: Value, range: ClosedRange<Value>) {
        let (first, last) =
            size > 0 ? ((range.lowerBound / size).rounded(.down), (range.upperBound / size).rounded(.up)) : (0, 0)
        let count = Swift.min(Swift.max(Double(last - first), 1), Self.most)
        self.init(
            thresholds: size > 0 && count.isFinite ? (0...Int(count)).map { (first + Value($0)) * size } : [])
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates about so many ranges, of round numbers, for all of the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(
            thresholds: data.isEmpty
                ? []
                : Self.whole(data.min() ?? 0, data.max() ?? 0, desiredCount, minimumStride))
    }

    /// Creates about so many ranges, of round numbers.
    public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(thresholds: Self.whole(range.lowerBound, range.upperBound, desiredCount, minimumStride))
    }

    /// Creates ranges of a size, at its multiples.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: size > 0 ? Self.whole(range.lowerBound, range.upperBound, Int(Self.most), size) : [])
    }

    private static func whole(_ least: Value, _ most: Value, _ count: Int?, _ minimum: Value) -> [Value] {
        // The end of the last range is beyond the greatest number.
        thresholds(Double(least), Double(most), count: count, minimum: Swift.max(Double(minimum), 1))
            .map { Value(clamping: Int64(exactly: $0.rounded()) ?? ($0 < 0 ? .min : .max)) }
    }
}

/// Ranges of dates that are counted together: parts of the calendar.
public struct DateBins: RandomAccessCollection {
    /// Where the ranges begin and end.
    public let thresholds: [Date]

    /// Creates ranges between dates, in their order.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Creates ranges of a part of the calendar for all of the data.
    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        self.init(
            thresholds: data.isEmpty
                ? []
                : Self.parts(unit, value, data.min() ?? .distantPast, data.max() ?? .distantPast, calendar))
    }

    /// Creates ranges of a part of the calendar.
    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        self.init(thresholds: Self.parts(unit, value, range.lowerBound, range.upperBound, calendar))
    }

    private static func parts(
        _ unit: Calendar.Component, _ value: Int, _ least: Date, _ most: Date, _ calendar: Calendar
    ) -> [Date] {
        guard value > 0, let first = calendar.dateInterval(of: unit, for: least)?.start else { return [] }
        var found = [first]
        while let last = found.last, last <= most, found.count < 10_000,
            let next = calendar.date(byAdding: unit, value: value * found.count, to: first), next > last
        {
            found.append(next)
        }
        return found
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { thresholds.binCount }

    public subscript(position: Int) -> ChartBinRange<Date> { thresholds.bin(position) }

    /// The number of the range that a date is in; the first or the last for one that is beyond them.
    public func index(for value: Date) -> Int { thresholds.bin(of: value) }
}
