public import Foundation

/// The picture of an action; banners show none.
public final class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    private let name: String

    /// Creates an icon of a picture of the app's.
    public init(templateImageName name: String) { self.name = name }
    /// Creates an icon of a symbol.
    public init(systemImageName name: String) { self.name = name }
}
