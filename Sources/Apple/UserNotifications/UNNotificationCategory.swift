public import Foundation

/// A kind of notification, with the actions that it offers.
public final class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// The name that contents have for it.
    public let identifier: String
    /// The buttons, in order.
    public let actions: [UNNotificationAction]
    /// Names of intents; kept.
    public let intentIdentifiers: [String]
    /// How it behaves.
    public let options: UNNotificationCategoryOptions
    /// What is shown in place of a text that is hidden.
    public let hiddenPreviewsBodyPlaceholder: String
    /// How several are summed up.
    public let categorySummaryFormat: String

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
        self.options = options
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    public override var hash: Int { identifier.hashValue }
}
