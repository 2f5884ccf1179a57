/// What one page of a calendar shows.
public enum FSCalendarScope: UInt, Sendable {
    /// A month, in up to six rows.
    case month
    /// A week, in one row.
    case week
}
