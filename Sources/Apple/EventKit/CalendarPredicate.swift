import Foundation

/// What is looked for in calendars.
final class CalendarPredicate: NSPredicate, @unchecked Sendable {
    enum Kind {
        case events(Date, Date)
        case reminders
        case incomplete(Date?, Date?)
        case completed(Date?, Date?)
    }

    let kind: Kind
    let calendars: Set<String>?

    init(_ kind: Kind, _ calendars: [EKCalendar]?) {
        self.kind = kind
        self.calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
        super.init(value: true)
    }

    required init?(coder: NSCoder) { nil }

    func isIn(_ calendar: String?) -> Bool { calendars.map { all in calendar.map(all.contains) ?? false } ?? true }
}
