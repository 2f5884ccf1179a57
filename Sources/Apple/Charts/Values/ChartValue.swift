import Foundation

/// A value in a mark.
struct ChartValue: Hashable {
    var label: String
    var value: _PlottedValue
    var unit: Calendar.Component?
    /// Where it ends, if it stands for a range.
    var end: _PlottedValue?

    /// From where to where it is on a line.
    var span: (Double, Double)? {
        guard let number = value.number else { return nil }
        if let last = end?.number { return (number, last) }
        guard let unit, case .date(let date) = value,
            let interval = Calendar.current.dateInterval(of: unit, for: date)
        else { return (number, number) }
        return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
    }
}
