/// What is found in a text and becomes a link. The numbers are Apple's (UIDataDetectors.h).
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses, as they are written in the United States.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Days and times. A tap on one opens the calendar's address for it, which a desktop may have no app for.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them. Numbers of parcels and flights, and what may be looked up, are not found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
