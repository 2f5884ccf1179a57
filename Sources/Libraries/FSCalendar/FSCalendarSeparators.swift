/// The lines between the rows of a calendar.
public enum FSCalendarSeparators: UInt, Sendable {
    /// None.
    case none = 0
    /// A thin line above each row but the first.
    case interRows = 1
}
