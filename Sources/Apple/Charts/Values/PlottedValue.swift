public import Foundation

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
