/// A part of a date that has a wheel of its own.
enum DateColumn: Hashable {
    case year, month, day, hour
    /// Values count minute intervals.
    case minute
    /// Before noon or after.
    case period
    /// Values count days from the reference, which is the beginning of a day.
    case date(reference: Date)
}
