import Foundation
import Testing

@testable import EventKit

@Suite struct CalendarTests {
    private let store: EKEventStore

    init() {
        store = CalendarFile.$shared.withValue(CalendarFile(nil)) { EKEventStore { _ in .fullAccess } }
    }

    private func day(_ month: Int, _ day: Int, _ hour: Int = 9) throws -> Date {
        try #require(Calendar.current.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour)))
    }

    private func event(_ title: String, _ start: Date, hours: Double = 1) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.calendar = store.defaultCalendarForNewEvents
        (event.startDate, event.endDate) = (start, start.addingTimeInterval(hours * 3600))
        return event
    }

    private func days(_ from: Date, _ to: Date) -> [Int] {
        store.events(matching: store.predicateForEvents(withStart: from, end: to, calendars: nil))
            .sorted { $0.startDate < $1.startDate }.map { Calendar.current.component(.day, from: $0.startDate) }
    }

    @Test func eventsAreSavedAndFound() throws {
        let meeting = event("회의 🗓", try day(3, 4))
        #expect(meeting.isNew && meeting.eventIdentifier == nil)
        try store.save(meeting, span: .thisEvent)
        #expect(!meeting.hasChanges && store.event(withIdentifier: meeting.eventIdentifier)?.title == "회의 🗓")
        #expect(days(try day(3, 4, 0), try day(3, 5, 0)) == [4])
        #expect(days(try day(3, 5, 0), try day(3, 6, 0)).isEmpty)
        try store.remove(meeting, span: .thisEvent)
        #expect(days(try day(3, 1), try day(3, 30)).isEmpty)
    }

    @Test func whatLacksSomethingIsNotSaved() throws {
        let empty = EKEvent(eventStore: store)
        #expect(throws: EKError(.noCalendar)) { try store.save(empty, span: .thisEvent) }
        empty.calendar = store.defaultCalendarForNewEvents
        #expect(throws: EKError(.noStartDate)) { try store.save(empty, span: .thisEvent) }
        empty.startDate = try day(1, 2)
        #expect(throws: EKError(.noEndDate)) { try store.save(empty, span: .thisEvent) }
        empty.endDate = try day(1, 1)
        #expect(throws: EKError(.datesInverted)) { try store.save(empty, span: .thisEvent) }
        let denied = EKEventStore { _ in .denied }
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try denied.save(empty, span: .thisEvent) }
        #expect(denied.calendars(for: .event).isEmpty)
    }

    @Test func commitsMayComeLater() throws {
        let file = CalendarFile(nil)
        let (store, other) = CalendarFile.$shared.withValue(file) {
            (EKEventStore { _ in .fullAccess }, EKEventStore { _ in .fullAccess })
        }
        let calendar = EKCalendar(for: .event, eventStore: store)
        calendar.title = "Work"
        try store.saveCalendar(calendar, commit: false)
        #expect(store.calendars(for: .event).count == 2 && other.calendars(for: .event).count == 1)
        try store.commit()
        #expect(other.calendars(for: .event).map(\.title) == ["Calendar", "Work"])
    }

    @Test func eventsRepeat() throws {
        let lesson = event("Lesson", try day(1, 1))  // a Monday
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [.init(.monday), .init(.thursday)],
            daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 5))
        lesson.addRecurrenceRule(rule)
        try store.save(lesson, span: .futureEvents)
        #expect(days(try day(1, 1), try day(2, 28)) == [1, 4, 8, 11, 15])
        let predicate = store.predicateForEvents(withStart: try day(1, 8, 0), end: try day(1, 9, 0), calendars: nil)
        let second = try #require(store.events(matching: predicate).first)
        second.title = "Longer lesson"
        try store.save(second, span: .thisEvent)
        #expect(days(try day(1, 1), try day(2, 28)) == [1, 4, 8, 11, 15])
        #expect(second.isDetached && second.eventIdentifier != lesson.eventIdentifier)
        let later = store.predicateForEvents(withStart: try day(1, 11, 0), end: try day(1, 12, 0), calendars: nil)
        try store.remove(try #require(store.events(matching: later).first), span: .futureEvents)
        #expect(days(try day(1, 1), try day(2, 28)) == [1, 4, 8])
    }

    @Test func rulesFollowTheCalendar() throws {
        func dates(_ rule: EKRecurrenceRule, _ first: Date, until: Date) -> [String] {
            rule.values.dates(from: first, until: until).map {
                let parts = Calendar.current.dateComponents([.month, .day], from: $0)
                return "\(parts.month ?? 0)/\(parts.day ?? 0)"
            }
        }
        let monthly = EKRecurrenceRule(recurrenceWith: .monthly, interval: 1, end: nil)
        #expect(dates(monthly, try day(1, 31), until: try day(6, 1)) == ["1/31", "3/31", "5/31"])
        let lastFriday = EKRecurrenceRule(
            recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [.init(.friday, weekNumber: -1)],
            daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: nil)
        #expect(dates(lastFriday, try day(1, 1), until: try day(3, 31)) == ["1/26", "2/23", "3/29"])
        let daily = EKRecurrenceRule(
            recurrenceWith: .daily, interval: 10, end: EKRecurrenceEnd(end: try day(1, 25)))
        #expect(dates(daily, try day(1, 1), until: try day(12, 31)) == ["1/1", "1/11", "1/21"])
    }

    @Test func remindersAreDone() async throws {
        let reminder = EKReminder(eventStore: store)
        reminder.title = "우유 사기"
        reminder.calendar = store.defaultCalendarForNewReminders()
        reminder.dueDateComponents = DateComponents(year: 2024, month: 5, day: 5)
        reminder.priority = 12
        reminder.addAlarm(EKAlarm(relativeOffset: -60))
        try store.save(reminder, commit: true)
        func titles(_ predicate: NSPredicate) async -> [String]? {
            await withCheckedContinuation { continuation in
                store.fetchReminders(matching: predicate) { continuation.resume(returning: $0?.map { $0.title ?? "" }) }
            }
        }
        let open = store.predicateForIncompleteReminders(
            withDueDateStarting: try day(5, 1), ending: try day(5, 30), calendars: nil)
        let done = store.predicateForCompletedReminders(
            withCompletionDateStarting: nil, ending: nil, calendars: nil)
        #expect(await titles(open) == ["우유 사기"] && reminder.priority == 9)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil && reminder.hasChanges)
        try store.save(reminder, commit: true)
        #expect(await titles(open) == [])
        #expect(await titles(done) == ["우유 사기"])
        let saved = store.calendarItem(withIdentifier: reminder.calendarItemIdentifier)
        #expect(saved?.alarms == [EKAlarm(relativeOffset: -60)])
    }
}
