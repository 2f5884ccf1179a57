public import Foundation

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { information }
        set { information = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    public override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}
