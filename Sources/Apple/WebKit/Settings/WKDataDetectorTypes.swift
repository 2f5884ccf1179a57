/// What is found in text and becomes a link. The numbers are Apple's (WKDataDetectorTypes.h).
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of places.
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of trackings.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    /// What may be looked up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    /// All of them.
    public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}
