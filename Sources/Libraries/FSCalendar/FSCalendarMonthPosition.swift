/// Where a day lies beside the month of the page on which it stands.
public enum FSCalendarMonthPosition: UInt, Sendable {
    /// In the month before.
    case previous
    /// In the month of the page. In weeks all days are.
    case current
    /// In the month after.
    case next
    /// On no page.
    case notFound = 0x7fff_ffff_ffff_ffff
}
