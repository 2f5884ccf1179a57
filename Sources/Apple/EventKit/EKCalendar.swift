public import Foundation
public import UIKit

/// Something of a store's.
open class EKObject: NSObject, @unchecked Sendable {
    /// Whether it was changed since it was read or saved.
    open var hasChanges: Bool { false }
    /// Whether it is not saved yet.
    open var isNew: Bool { false }
}

/// Where calendars come from: the app's container.
open class EKSource: EKObject, @unchecked Sendable {
    /// Its name in the store.
    open var sourceIdentifier: String { "local" }
    /// Its kind.
    open var sourceType: EKSourceType { .local }
    /// Its name.
    open var title: String { "Default" }

    /// The calendars that hold something.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(
            CalendarFile.shared.known.calendars.filter { $0.isForReminders == (entityType == .reminder) }
                .map { EKCalendar($0) })
    }
}

struct CalendarValues: Codable, Hashable {
    var identifier = UUID().uuidString
    var title = ""
    var isForReminders = false
    /// Red, green and blue, from 0 to 1.
    var color = [0.0, 0.48, 1.0]
}

/// A calendar of events, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    var values: CalendarValues
    private var saved: CalendarValues?

    init(_ values: CalendarValues) { (self.values, saved) = (values, values) }

    /// A new calendar, which is to be saved.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        values = CalendarValues(isForReminders: entityType == .reminder)
    }

    /// Its name in the store.
    open var calendarIdentifier: String { values.identifier }
    /// Its name.
    open var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// Where it comes from. It is the app's container always.
    open var source: EKSource! = EKSource()
    /// Its kind.
    open var type: EKCalendarType { .local }
    /// Its colour.
    open var cgColor: CGColor! {
        get { UIColor(red: values.color[0], green: values.color[1], blue: values.color[2], alpha: 1).cgColor }
        set {
            guard let newValue else { return }
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            UIColor(cgColor: newValue).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            values.color = [red, green, blue]
        }
    }
    /// Whether things can be saved in it.
    open var allowsContentModifications: Bool { true }
    /// Whether it can be changed itself.
    open var isImmutable: Bool { false }
    /// Whether it is somebody else's.
    open var isSubscribed: Bool { false }
    /// What it holds.
    open var allowedEntityTypes: EKEntityMask { values.isForReminders ? .reminder : .event }
    open override var hasChanges: Bool { saved != values }
    open override var isNew: Bool { saved == nil }
    func didSave() { saved = values }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendar)?.values.identifier == values.identifier
    }
    open override var hash: Int { values.identifier.hashValue }
}
