public import Foundation

/// Whether a message was counted.
public final class MessagingMessageInfo: NSObject {
    /// Unknown.
    public let status = MessagingMessageStatus.unknown
}
