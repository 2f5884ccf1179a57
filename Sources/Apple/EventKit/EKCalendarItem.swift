public import Foundation

struct ItemValues: Codable, Hashable {
    var identifier = UUID().uuidString
    var calendar: String?
    var title: String?
    var location: String?
    var notes: String?
    var url: URL?
    var timeZone: String?
    var created: Date?
    var modified: Date?
    var alarms: [EKAlarm.Values] = []
    var rules: [EKRecurrenceRule.Values] = []
    // Events
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = EKEventAvailability.busy
    /// Times of the rule at which it does not take place.
    var left: [Date] = []
    var isDetached = false
    // Reminders
    var isReminder = false
    var startDay: DateComponents?
    var dueDay: DateComponents?
    var completed: Date?
    var priority = 0
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    var values: ItemValues
    var saved: ItemValues?
    let store: EKEventStore

    init(_ values: ItemValues, _ store: EKEventStore, isSaved: Bool) {
        (self.values, self.store, saved) = (values, store, isSaved ? values : nil)
    }

    /// Its name in the store.
    open var calendarItemIdentifier: String { values.identifier }
    /// Its name everywhere.
    open var calendarItemExternalIdentifier: String! { values.identifier }
    /// The calendar that it is in; nil until it is set.
    open var calendar: EKCalendar! {
        get { values.calendar.flatMap { store.calendar(withIdentifier: $0) } }
        set { values.calendar = newValue?.calendarIdentifier }
    }
    /// What it is called; empty by default.
    open var title: String! {
        get { values.title ?? "" }
        set { values.title = newValue }
    }
    /// Where it is.
    open var location: String? {
        get { values.location }
        set { values.location = newValue }
    }
    /// What there is to say of it.
    open var notes: String? {
        get { values.notes }
        set { values.notes = newValue }
    }
    /// An address that belongs to it.
    open var url: URL? {
        get { values.url }
        set { values.url = newValue }
    }
    /// The time zone that its times are meant in; nil for wherever the person is.
    open var timeZone: TimeZone? {
        get { values.timeZone.flatMap { TimeZone(identifier: $0) } }
        set { values.timeZone = newValue?.identifier }
    }
    /// When it was saved first.
    open var creationDate: Date? { values.created }
    /// When it was saved last.
    open var lastModifiedDate: Date? { values.modified }

    /// What reminds of it; nil if nothing does.
    open var alarms: [EKAlarm]? {
        get { values.alarms.isEmpty ? nil : values.alarms.map { EKAlarm($0) } }
        set { values.alarms = (newValue ?? []).map(\.values) }
    }
    /// Whether something reminds of it.
    open var hasAlarms: Bool { !values.alarms.isEmpty }
    /// Has something remind of it.
    open func addAlarm(_ alarm: EKAlarm) { values.alarms.append(alarm.values) }
    /// Has it not remind of it any more.
    open func removeAlarm(_ alarm: EKAlarm) { values.alarms.removeAll { $0 == alarm.values } }

    /// How it repeats; nil if it does not. The first rule counts.
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { values.rules.isEmpty ? nil : values.rules.map { EKRecurrenceRule($0) } }
        set { values.rules = (newValue ?? []).map(\.values) }
    }
    /// Whether it repeats.
    open var hasRecurrenceRules: Bool { !values.rules.isEmpty }
    /// Has it repeat.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.append(rule.values) }
    /// Has it not repeat any more.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.removeAll { $0 == rule.values } }

    /// Whether it has notes.
    open var hasNotes: Bool { values.notes?.isEmpty == false }
    /// Whether others take part: false.
    open var hasAttendees: Bool { false }

    open override var hasChanges: Bool { saved != values }
    open override var isNew: Bool { saved == nil }

    /// Takes the changes back. False if it is gone.
    @discardableResult
    open func refresh() -> Bool {
        guard let now = store.database.items.first(where: { $0.identifier == values.identifier }) else { return false }
        (values, saved) = (now, now)
        return true
    }
    /// Takes the changes back.
    open func rollback() { if let saved { values = saved } }
    /// Takes the changes back.
    open func reset() { rollback() }
}

/// Something that takes place.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The time of the rule that this is for; nil for an event that does not repeat.
    var occurrence: Date?

    /// A new event, which is to be saved.
    public init(eventStore: EKEventStore) { super.init(ItemValues(), eventStore, isSaved: false) }

    init(_ values: ItemValues, _ store: EKEventStore, at occurrence: Date? = nil) {
        var values = values
        if let occurrence, let start = values.start, let end = values.end {
            (values.start, values.end) = (occurrence, occurrence + end.timeIntervalSince(start))
        }
        super.init(values, store, isSaved: true)
        self.occurrence = occurrence ?? values.start
    }

    /// Its name in the store, which all its occurrences have; nil until it is saved.
    open var eventIdentifier: String! { isNew ? nil : values.identifier }
    /// When it begins; nil until it is set.
    open var startDate: Date! {
        get { values.start }
        set { values.start = newValue }
    }
    /// When it ends; nil until it is set.
    open var endDate: Date! {
        get { values.end }
        set { values.end = newValue }
    }
    /// Whether it takes whole days.
    open var isAllDay: Bool {
        get { values.isAllDay }
        set { values.isAllDay = newValue }
    }
    /// Whether the person has time meanwhile; no, by default.
    open var availability: EKEventAvailability {
        get { values.availability }
        set { values.availability = newValue }
    }
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// Whether it was one of several, and is by itself.
    open var isDetached: Bool { values.isDetached }
    /// When it would begin by its rule.
    open var occurrenceDate: Date! { occurrence ?? values.start }
    /// The name of the person whose birthday it is: nil.
    open var birthdayContactIdentifier: String? { nil }

    /// Which of two events begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (values.start ?? .distantFuture).compare(other.values.start ?? .distantFuture)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKEvent else { return false }
        return other === self
            || (!isNew && other.values.identifier == values.identifier && other.occurrence == occurrence)
    }
    open override var hash: Int { values.identifier.hashValue }
}

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// A new reminder, which is to be saved.
    public init(eventStore: EKEventStore) { super.init(ItemValues(isReminder: true), eventStore, isSaved: false) }

    init(_ values: ItemValues, _ store: EKEventStore) { super.init(values, store, isSaved: true) }

    /// When it can be begun.
    open var startDateComponents: DateComponents? {
        get { values.startDay }
        set { values.startDay = newValue }
    }
    /// When it has to be done.
    open var dueDateComponents: DateComponents? {
        get { values.dueDay }
        set { values.dueDay = newValue }
    }
    /// Whether it is done.
    open var isCompleted: Bool {
        get { values.completed != nil }
        set { values.completed = newValue ? values.completed ?? Date() : nil }
    }
    /// When it was done; nil if it is not.
    open var completionDate: Date? {
        get { values.completed }
        set { values.completed = newValue }
    }
    /// How important it is: 1 is most, 9 is least, 0 is not said.
    open var priority: Int {
        get { values.priority }
        set { values.priority = min(9, max(0, newValue)) }
    }

    var due: Date? { values.dueDay.flatMap { Calendar.current.date(from: $0) } }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKReminder else { return false }
        return other === self || (!isNew && other.values.identifier == values.identifier)
    }
    open override var hash: Int { values.identifier.hashValue }
}
