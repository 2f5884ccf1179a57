public import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// When it comes next; nil for never.
    func date(after moment: Date) -> Date? { nil }
}
