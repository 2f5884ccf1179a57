public import Foundation

/// What a number for kinds of results holds.
public typealias NSTextCheckingTypes = UInt64

/// All kinds of results.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
/// The kinds that are the system's own.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF

extension NSTextCheckingKey {
    /// A person's name.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// A person's work.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// A company.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street with the number of the house.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A number to call.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// An airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
    private var data: DetectedData? { (self as? DetectedResult)?.found }

    /// What a link leads to; nil for other kinds. An address of mail has the scheme `mailto`, one without a scheme `http`.
    @nonobjc public var url: URL? { if case .link(let url) = data { url } else { nil } }

    /// The number to call, as it is written; nil for other kinds.
    @nonobjc public var phoneNumber: String? { if case .phone(let number) = data { number } else { nil } }

    /// The day and time; nil for other kinds. A day without a time is its noon.
    @nonobjc public var date: Date? { if case .date(let date, _) = data { date } else { nil } }

    /// How long what begins at ``date`` goes on: 0, as no end is looked for.
    @nonobjc public var duration: TimeInterval { 0 }

    /// The time zone that is named; nil if none is.
    @nonobjc public var timeZone: TimeZone? { if case .date(_, let zone) = data { zone } else { nil } }

    /// The parts of a postal address; nil for other kinds.
    @nonobjc public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = data { parts } else { nil }
    }

    /// The parts of a postal address; nil for other kinds.
    @nonobjc public var components: [NSTextCheckingKey: String]? { addressComponents }
}

/// What is found in a text.
enum DetectedData {
    case link(URL)
    case phone(String)
    case date(Date, TimeZone?)
    case address([NSTextCheckingKey: String])

    var kind: NSTextCheckingResult.CheckingType {
        switch self {
        case .link: .link
        case .phone: .phoneNumber
        case .date: .date
        case .address: .address
        }
    }
}

/// A place in a text with what is there.
final class DetectedResult: NSTextCheckingResult, @unchecked Sendable {
    let found: DetectedData
    private let place: NSRange

    init(_ data: DetectedData, at place: NSRange) {
        found = data
        self.place = place
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { found.kind }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}
