public import Foundation

/// What reminds a person of an event. Nothing tells of it when its time comes.
open class EKAlarm: NSObject, @unchecked Sendable {
    struct Values: Codable, Hashable {
        var date: Date?
        var offset: TimeInterval = 0
        var proximity = EKAlarmProximity.none
    }
    var values: Values

    init(_ values: Values) { self.values = values }

    /// At a time.
    public init(absoluteDate date: Date) { values = Values(date: date) }
    /// Some seconds after the begin; before it, if they are less than 0.
    public init(relativeOffset offset: TimeInterval) { values = Values(offset: offset) }

    /// When; nil if it is counted from the begin.
    open var absoluteDate: Date? {
        get { values.date }
        set { values.date = newValue }
    }
    /// How many seconds after the begin.
    open var relativeOffset: TimeInterval {
        get { values.offset }
        set { (values.offset, values.date) = (newValue, nil) }
    }
    /// Whether it goes off at a place.
    open var proximity: EKAlarmProximity {
        get { values.proximity }
        set { values.proximity = newValue }
    }
    /// What it does: it shows something.
    open var type: EKAlarmType { .display }

    open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.values == values }
    open override var hash: Int { values.hashValue }
}
