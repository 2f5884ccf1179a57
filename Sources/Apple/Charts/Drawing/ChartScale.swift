import CoreGraphics
import Foundation

/// Where values are along an axis.
struct ChartScale {
    enum Kind {
        case line(ClosedRange<Double>, isDate: Bool)
        case names([String])
    }

    var kind: Kind
    /// In points.
    var length: CGFloat
    /// Whether small values are at the end, as they are from above to below.
    var isReversed: Bool
    /// What stays free at the ends, in points.
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    var type = ScaleType.linear

    /// The room of the values, in points.
    private var inner: CGFloat { max(length - padding.start - padding.end, 0) }

    /// Whether it is one of names.
    var isNamed: Bool { if case .names = kind { true } else { false } }

    /// The room of a name, in points; 0 on a line.
    var band: CGFloat {
        if case .names(let names) = kind, !names.isEmpty { return inner / CGFloat(names.count) }
        return 0
    }

    private func place(_ share: Double) -> CGFloat {
        padding.start + inner * CGFloat(isReversed ? 1 - share : share)
    }

    func position(number: Double) -> CGFloat? {
        guard case .line(let range, _) = kind, range.upperBound > range.lowerBound else { return nil }
        let (low, high) = (type.scaled(range.lowerBound), type.scaled(range.upperBound))
        let share = (type.scaled(number) - low) / (high - low)
        return share.isFinite ? place(share) : nil
    }

    /// The middle of a value.
    func position(_ value: ChartValue) -> CGFloat? {
        switch kind {
        case .names(let names):
            guard let index = names.firstIndex(of: value.value.words) else { return nil }
            // Names go from above to below and from left to right.
            return padding.start + band * (CGFloat(index) + 0.5)
        case .line:
            guard let (start, end) = value.span else { return nil }
            return position(number: (start + end) / 2)
        }
    }

    /// The room of a value, in points; 0 for a point of a line.
    func room(_ value: ChartValue) -> CGFloat {
        switch kind {
        case .names: return band
        case .line:
            guard let (start, end) = value.span, let first = position(number: start), let last = position(number: end)
            else { return 0 }
            return abs(last - first)
        }
    }

    /// What is at a place.
    func value(at place: CGFloat) -> _PlottedValue? {
        switch kind {
        case .names(let names):
            let place = place - padding.start
            guard band > 0, place >= 0, place.isFinite, place < inner else { return nil }
            let index = Int(place / band)
            return names.indices.contains(index) ? .name(names[index]) : nil
        case .line(let range, let isDate):
            guard inner > 0 else { return nil }
            let part = (place - padding.start) / inner
            let share = Double(isReversed ? 1 - part : part)
            let (low, high) = (type.scaled(range.lowerBound), type.scaled(range.upperBound))
            let number = type.unscaled(low + share * (high - low))
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
    }

    // MARK: Marks

    /// The values at which marks stand.
    func values(_ wanted: AxisMarkValues, usual: Int) -> [_PlottedValue] {
        switch (wanted.kind, kind) {
        case (.given(let values), _): return values
        case (_, .names(let names)): return names.map { .name($0) }
        case (.automatic(let count, let least), .line(let range, let isDate)):
            if isDate { return Self.dates(in: range, count: count ?? usual) }
            if case .log = type.kind { return Self.powers(in: range, count: count ?? usual) }
            let step = Self.step(range.upperBound - range.lowerBound, count: count ?? usual)
            guard let least, step < least else { return Self.multiples(of: step, in: range) }
            return Self.multiples(of: Self.step(least, count: 1), in: range)
        case (.stride(let step), .line(let range, _)): return Self.multiples(of: step, in: range)
        case (.calendar(let component, let count, let calendar), .line(let range, _)):
            return Self.dates(in: range, component, count, calendar)
        }
    }

    /// A step of 1, 2 or 5 times a power of ten, with which there are about so many.
    static func step(_ length: Double, count: Int) -> Double {
        guard length > 0 else { return 1 }
        let raw = length / Double(max(count, 1))
        let power = pow(10, floor(log10(raw)))
        let part = raw / power
        return power * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10)
    }

    /// The powers of ten of a range, of which some are left out where there are many.
    private static func powers(in range: ClosedRange<Double>, count: Int) -> [_PlottedValue] {
        guard range.lowerBound > 0 else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.up))
        let last = Int(log10(range.upperBound).rounded(.down))
        guard first < last else {
            return multiples(of: step(range.upperBound - range.lowerBound, count: count), in: range)
        }
        let every = max(1, (last - first) / max(count, 1))
        return stride(from: first, through: last, by: every).map { .number(pow(10, Double($0))) }
    }

    private static func multiples(of step: Double, in range: ClosedRange<Double>) -> [_PlottedValue] {
        guard step > 0, (range.upperBound - range.lowerBound) / step < 1000 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first else { return [] }
        return (0...Int(last - first)).map { .number((first + Double($0)) * step) }
    }

    private static func dates(in range: ClosedRange<Double>, count: Int) -> [_PlottedValue] {
        let day = 86400.0
        let units: [(Calendar.Component, Int, Double)] = [
            (.minute, 1, 60), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 6, 6 * 3600), (.day, 1, day),
            (.day, 2, 2 * day), (.day, 7, 7 * day), (.month, 1, 30 * day), (.month, 3, 91 * day), (.year, 1, 365 * day),
            (.year, 2, 730 * day), (.year, 5, 1826 * day), (.year, 10, 3652 * day),
        ]
        let length = range.upperBound - range.lowerBound
        let unit = units.first { length / $0.2 <= Double(count) + 2 } ?? units[units.count - 1]
        return dates(in: range, unit.0, unit.1)
    }

    private static func dates(
        in range: ClosedRange<Double>, _ component: Calendar.Component, _ count: Int, _ calendar: Calendar = .current
    ) -> [_PlottedValue] {
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
        var dates: [_PlottedValue] = []
        while date.timeIntervalSinceReferenceDate <= range.upperBound, dates.count < 400 {
            if date.timeIntervalSinceReferenceDate >= range.lowerBound - 1 { dates.append(.date(date)) }
            guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    /// The words at a mark.
    func words(_ value: _PlottedValue) -> String {
        guard case .date(let date) = value, case .line(let range, true) = kind else { return value.words }
        let days = (range.upperBound - range.lowerBound) / 86400
        if days <= 2 { return date.formatted(.dateTime.hour()) }
        if days <= 60 { return date.formatted(.dateTime.month(.abbreviated).day()) }
        if days <= 800 { return date.formatted(.dateTime.month(.abbreviated)) }
        return date.formatted(.dateTime.year())
    }
}
