import Documents
public import Foundation
import UIKit

/// The person's calendars and reminders.
///
/// Each app has those of its own here, which stay from start to start. The person is asked, as on iOS; flows and options give
/// the answer beforehand as the permissions `calendar` and `reminders`. Any thread.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static let events = KeptPermission(
        .calendar, reasonKeys: "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
        "NSCalendarsUsageDescription")
    private static let reminders = KeptPermission(
        .reminders, reasonKeys: "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription")
    private let file = CalendarFile.shared
    private let lock = NSLock()
    private var pending: [(inout CalendarDatabase) throws -> Void] = []
    private let permission: ((EKEntityType) -> EKAuthorizationStatus)?

    public override init() { permission = nil }
    /// Tests say what the person lets the app.
    init(permission: @escaping (EKEntityType) -> EKAuthorizationStatus) { self.permission = permission }

    /// Whether the person lets the app.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        switch (entityType == .event ? events : reminders).state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .fullAccess
        }
    }

    private func check(_ type: EKEntityType) throws {
        guard isAllowed(type) else { throw EKError(.eventStoreNotAuthorized) }
    }
    private func isAllowed(_ type: EKEntityType) -> Bool {
        (permission?(type) ?? Self.authorizationStatus(for: type)) == .fullAccess
    }

    // MARK: Permission

    /// Asks the person, the first time. The handler is called in a queue of the system's.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { (entityType == .event ? Self.events : Self.reminders).request { completion($0, nil) } }

    /// Asks the person, the first time.
    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(to: entityType) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    /// Asks the person for all of their events, the first time.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the person for all of their events, the first time.
    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks the person whether events may be added, the first time. Who lets the app do that lets it see them here.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the person whether events may be added, the first time. Who lets the app do that lets it see them here.
    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks the person for all of their reminders, the first time.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// Asks the person for all of their reminders, the first time.
    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

    // MARK: Calendars

    /// The name of the store.
    open var eventStoreIdentifier: String { "seam" }
    /// Where calendars come from.
    open var sources: [EKSource] { [EKSource()] }
    /// The calendars of others: none.
    open var delegateSources: [EKSource] { [] }
    /// The source of a name.
    open func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    /// The calendars that hold something; none if the person does not let the app.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guard isAllowed(entityType) else { return [] }
        return database.calendars.filter { $0.isForReminders == (entityType == .reminder) }.map { EKCalendar($0) }
    }
    /// Where new events go; nil if the person does not let the app.
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    /// Where new reminders go; nil if the person does not let the app.
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
    /// The calendar of a name.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        database.calendars.first { $0.identifier == identifier }.map { EKCalendar($0) }
    }

    /// Saves a calendar, now or with `commit()`.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar.values.isForReminders ? .reminder : .event)
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        let values = calendar.values
        try add(commit) { database in
            if let index = database.calendars.firstIndex(where: { $0.identifier == values.identifier }) {
                database.calendars[index] = values
            } else {
                database.calendars.append(values)
            }
        }
        calendar.didSave()
    }

    /// Removes a calendar with all that is in it, now or with `commit()`.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try check(calendar.values.isForReminders ? .reminder : .event)
        let identifier = calendar.calendarIdentifier
        try add(commit) { database in
            database.calendars.removeAll { $0.identifier == identifier }
            database.items.removeAll { $0.calendar == identifier }
        }
    }

    // MARK: Events

    /// The event or reminder of a name.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        guard let item = database.items.first(where: { $0.identifier == identifier }) else { return nil }
        guard isAllowed(item.isReminder ? .reminder : .event) else { return nil }
        return item.isReminder ? EKReminder(item, self) : EKEvent(item, self)
    }
    /// The events and reminders of a name that is the same everywhere.
    open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] {
        calendarItem(withIdentifier: identifier).map { [$0] } ?? []
    }
    /// The event of a name: the first one, if it repeats.
    open func event(withIdentifier identifier: String) -> EKEvent? {
        calendarItem(withIdentifier: identifier) as? EKEvent
    }

    /// The events between two times, of four years at most. Nil stands for all calendars.
    open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        let limit = Calendar.current.date(byAdding: .year, value: 4, to: start) ?? end
        return CalendarPredicate(.events(start, min(end, limit)), calendars)
    }

    /// The events that a predicate of the store takes, also those that repeat, in no order; none if the person does not let
    /// the app.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard isAllowed(.event), let predicate = predicate as? CalendarPredicate,
            case .events(let start, let end) = predicate.kind
        else { return [] }
        return database.items.filter { !$0.isReminder && predicate.isIn($0.calendar) }.flatMap { item -> [EKEvent] in
            guard let first = item.start, let last = item.end else { return [] }
            let length = last.timeIntervalSince(first)
            let times = item.rules.first.map { $0.dates(from: first, until: end) } ?? [first]
            return times.filter { !item.left.contains($0) && $0 < end && ($0 + length > start || $0 >= start) }
                .map { EKEvent(item, self, at: $0) }
        }
    }

    /// Calls a closure for each event that a predicate of the store takes.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for event in events(matching: predicate) {
            block(event, &stop)
            if stop.boolValue { return }
        }
    }

    /// Saves an event at once.
    open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Saves an event, now or with `commit()`.
    ///
    /// - Throws: `EKError.noCalendar`, `.noStartDate`, `.noEndDate`, `.datesInverted`, or `.eventStoreNotAuthorized`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(.event)
        guard let calendar = event.values.calendar else { throw EKError(.noCalendar) }
        guard let start = event.values.start else { throw EKError(.noStartDate) }
        guard let end = event.values.end else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        guard database.calendars.contains(where: { $0.identifier == calendar && !$0.isForReminders }) else {
            throw EKError(.invalidEntityType)
        }
        event.values.modified = Date()
        event.values.created = event.values.created ?? event.values.modified
        let series = EventSeries(event)
        try add(commit) { series.save(span, to: &$0) }
        let (now, identifier) = (database, series.identifier(span, database))
        event.values = now.items.first { $0.identifier == identifier } ?? event.values
        (event.saved, event.occurrence) = (event.values, start)
    }

    /// Removes an event at once.
    open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// Removes an event, now or with `commit()`.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(.event)
        let series = EventSeries(event)
        try add(commit) { series.remove(span, from: &$0) }
        event.saved = nil
    }

    // MARK: Reminders

    /// All reminders of calendars; nil stands for all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        CalendarPredicate(.reminders, calendars)
    }
    /// Those that are not done, and have to be between two times.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { CalendarPredicate(.incomplete(startDate, endDate), calendars) }
    /// Those that were done between two times.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { CalendarPredicate(.completed(startDate, endDate), calendars) }

    /// Looks for reminders. The closure is called in a queue of the system's, with nil if the person does not let the app.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        let found = isAllowed(.reminder) ? reminders(matching: predicate) : nil
        DispatchQueue.global().async { completion(found) }
        return NSObject()
    }
    /// Has a search not be answered. Has no effect: it was made already.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    private func reminders(matching predicate: NSPredicate) -> [EKReminder] {
        guard let predicate = predicate as? CalendarPredicate else { return [] }
        func isIn(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
            if start == nil, end == nil { return true }
            guard let date else { return false }
            return date >= start ?? .distantPast && date <= end ?? .distantFuture
        }
        return database.items.filter { $0.isReminder && predicate.isIn($0.calendar) }.map { EKReminder($0, self) }
            .filter { reminder in
                switch predicate.kind {
                case .reminders: true
                case .incomplete(let start, let end): !reminder.isCompleted && isIn(reminder.due, start, end)
                case .completed(let start, let end):
                    reminder.isCompleted && isIn(reminder.completionDate, start, end)
                case .events: false
                }
            }
    }

    /// Saves a reminder, now or with `commit()`.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        guard let calendar = reminder.values.calendar else { throw EKError(.noCalendar) }
        guard database.calendars.contains(where: { $0.identifier == calendar && $0.isForReminders }) else {
            throw EKError(.invalidEntityType)
        }
        reminder.values.modified = Date()
        reminder.values.created = reminder.values.created ?? reminder.values.modified
        let values = reminder.values
        try add(commit) { $0.put(values) }
        reminder.saved = values
    }

    /// Removes a reminder, now or with `commit()`.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        try check(.reminder)
        let identifier = reminder.values.identifier
        try add(commit) { database in database.items.removeAll { $0.identifier == identifier } }
        reminder.saved = nil
    }

    // MARK: Changes

    /// Saves what was not saved at once.
    open func commit() throws {
        let changes = lock.withLock {
            defer { pending = [] }
            return pending
        }
        guard !changes.isEmpty else { return }
        try file.change { database in for change in changes { try change(&database) } }
        tell()
    }
    /// Forgets what was not saved at once.
    open func reset() { lock.withLock { pending = [] } }
    /// Asks where calendars come from anew. They lie here.
    open func refreshSourcesIfNecessary() {}

    /// What was saved, with what will be.
    var database: CalendarDatabase {
        var database = file.known
        for change in lock.withLock({ pending }) { try? change(&database) }
        return database
    }

    private func add(_ commits: Bool, _ change: @escaping (inout CalendarDatabase) throws -> Void) throws {
        lock.withLock { pending.append(change) }
        if commits { try commit() }
    }

    private func tell() {
        nonisolated(unsafe) let store = self
        DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: store) }
    }
}

extension NSNotification.Name {
    /// Posted when calendars have changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
