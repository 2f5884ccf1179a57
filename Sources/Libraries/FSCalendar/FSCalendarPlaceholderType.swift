/// Which days of the months before and after stand on the page of a month.
public enum FSCalendarPlaceholderType: UInt, Sendable {
    /// None.
    case none = 0
    /// Those that fill the first and the last week.
    case fillHeadTail = 1
    /// As many as it takes for six rows.
    case fillSixRows = 2
}
