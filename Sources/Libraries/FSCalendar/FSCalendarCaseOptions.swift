/// How the titles of pages and the names of weekdays are written.
public struct FSCalendarCaseOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Titles as the date format says.
    public static let headerUsesDefaultCase: FSCalendarCaseOptions = []
    /// Titles in upper case.
    public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 0)
    /// Titles with a capital at the start of each word.
    public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 1 << 1)
    /// Weekdays as the language abbreviates them.
    public static let weekdayUsesDefaultCase: FSCalendarCaseOptions = []
    /// Weekdays in upper case.
    public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 4)
    /// Weekdays by one letter.
    public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 2 << 4)
}
