public import Foundation
public import SeamFoundation

/// What a calendar holds. The numbers of all types here are Apple's (EKTypes.h).
public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder = 1
}

/// What calendars may hold.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// How far the person lets the app.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case fullAccess = 3
    case writeOnly = 4

    /// All of it, as it was called before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which occurrences of an event that repeats a change is for.
public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents = 1
}

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable, Codable {
    case daily = 0
    case weekly = 1
    case monthly = 2
    case yearly = 3
}

/// A day of the week; Sunday is the first.
public enum EKWeekday: Int, Sendable, Codable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// Whether the person has time meanwhile.
public enum EKEventAvailability: Int, Sendable, Codable {
    case notSupported = -1
    case busy = 0
    case free = 1
    case tentative = 2
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    case none = 0
    case confirmed = 1
    case tentative = 2
    case canceled = 3
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// Where a calendar is kept.
public enum EKCalendarType: Int, Sendable {
    case local = 0
    case calDAV = 1
    case exchange = 2
    case subscription = 3
    case birthday = 4
}

/// Where calendars come from.
public enum EKSourceType: Int, Sendable {
    case local = 0
    case exchange = 1
    case calDAV = 2
    case mobileMe = 3
    case subscribed = 4
    case birthdays = 5
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    case display = 0
    case audio = 1
    case procedure = 2
    case email = 3
}

/// When an alarm by a place goes off.
public enum EKAlarmProximity: Int, Sendable, Codable {
    case none = 0
    case enter = 1
    case leave = 2
}

/// The domain of ``EKError``.
public let EKErrorDomain = "EKErrorDomain"

/// What went wrong with calendars.
public struct EKError: _FrameworkError {
    /// The kinds that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = EKError

        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case datesInverted = 4
        case internalFailure = 5
        case calendarReadOnly = 6
        case durationGreaterThanRecurrence = 7
        case calendarHasNoSource = 14
        case objectBelongsToDifferentStore = 19
        case invalidEntityType = 28
        case eventStoreNotAuthorized = 29
    }

    /// The kind.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { EKErrorDomain }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

    private var words: String {
        switch code {
        case .noCalendar: "No calendar has been set."
        case .noStartDate: "No start date has been set."
        case .noEndDate: "No end date has been set."
        case .datesInverted: "The start date must be before the end date."
        case .calendarReadOnly: "That calendar is read only."
        case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
        default: "The operation couldn’t be completed."
        }
    }

    /// The reason of that name.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The reason of that name.
    public static var noCalendar: Code { .noCalendar }
    /// The reason of that name.
    public static var noStartDate: Code { .noStartDate }
    /// The reason of that name.
    public static var noEndDate: Code { .noEndDate }
    /// The reason of that name.
    public static var datesInverted: Code { .datesInverted }
    /// The reason of that name.
    public static var internalFailure: Code { .internalFailure }
    /// The reason of that name.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The reason of that name.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// The reason of that name.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// The reason of that name.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// The reason of that name.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// The reason of that name.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
