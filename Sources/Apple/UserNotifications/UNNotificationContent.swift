public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Equatable {
        var title = "", subtitle = "", body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var launchImageName = "", categoryIdentifier = "", threadIdentifier = ""
        var attachments: [UNNotificationAttachment] = []
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    var values = Values()
    var information: [AnyHashable: Any] = [:]

    public override init() { super.init() }

    init(_ other: UNNotificationContent) {
        values = other.values
        information = other.information
    }

    /// The line in bold.
    public var title: String { values.title }
    /// The line below the title.
    public var subtitle: String { values.subtitle }
    /// The text.
    public var body: String { values.body }
    /// The app's number, which zero takes away; nil leaves it.
    public var badge: NSNumber? { values.badge }
    /// What is heard; nil for nothing.
    public var sound: UNNotificationSound? { values.sound }
    /// The picture that the app starts with; kept.
    public var launchImageName: String { values.launchImageName }
    /// The app's own data.
    public var userInfo: [AnyHashable: Any] { information }
    /// Files that belong to it.
    public var attachments: [UNNotificationAttachment] { values.attachments }
    /// Which actions it offers.
    public var categoryIdentifier: String { values.categoryIdentifier }
    /// What it belongs to.
    public var threadIdentifier: String { values.threadIdentifier }
    /// Which window it is for; kept.
    public var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How much it interrupts. `.active` by default.
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How important it is among others, from 0 to 1; kept.
    public var relevanceScore: Double { values.relevanceScore }
    /// Which filter of the person's it passes; kept.
    public var filterCriteria: String? { values.filterCriteria }

    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(self) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        return values == other.values && NSDictionary(dictionary: information).isEqual(to: other.information)
    }
    open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}
