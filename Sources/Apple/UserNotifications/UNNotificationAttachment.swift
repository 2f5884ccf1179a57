public import Foundation

/// A file that belongs to a notification. Banners show none.
public final class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    /// The name among those of the notification.
    public let identifier: String
    /// Where the file is.
    public let url: URL
    /// The kind of file, as a uniform type identifier says it; empty where `options` does not.
    public let type: String

    /// Creates an attachment of a file. An empty identifier gets one that no other has.
    ///
    /// - Throws: ``UNError/Code/attachmentInvalidURL`` for what is no file, and
    ///   ``UNError/Code/attachmentInvalidFileSize`` where there is nothing at the address.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
        guard FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidFileSize) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? ""
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAttachment else { return false }
        return identifier == other.identifier && url == other.url
    }
    public override var hash: Int { identifier.hashValue }
}

/// The kind of file, as a string.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether the file is shown, as a number.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of the picture that is shown, as a dictionary.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The moment of a film that is shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
