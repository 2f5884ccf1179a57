/// The direction in which one page of a calendar follows another.
public enum FSCalendarScrollDirection: UInt, Sendable {
    /// The next page is below.
    case vertical
    /// The next page is at the trailing side.
    case horizontal
}
