public import Foundation
public import SeamFoundation

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// A reason why a notification is not taken.
public struct UNError: _FrameworkError {
    /// The numbers are Apple's (UNError.h).
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = UNError

        /// The person does not allow it.
        case notificationsNotAllowed = 1
        /// The attachment is no file.
        case attachmentInvalidURL = 100
        /// The kind of file cannot be shown.
        case attachmentUnrecognizedType = 101
        /// The file is too large, or is not there.
        case attachmentInvalidFileSize = 102
        /// The file is not in the place for attachments.
        case attachmentNotInDataStore = 103
        /// The file cannot be moved there.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file is damaged.
        case attachmentCorrupt = 105
        /// The notification never comes.
        case notificationInvalidNoDate = 1400
        /// The notification says nothing.
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { UNErrorDomain }

    /// See ``Code/notificationsNotAllowed``.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// See ``Code/attachmentInvalidURL``.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// See ``Code/notificationInvalidNoDate``.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// See ``Code/notificationInvalidNoContent``.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
