public import Foundation

/// The domain of ``MFMailComposeError``.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What went wrong with a mail.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// It could not be kept.
        case saveFailed = 0
        /// It could not be sent.
        case sendFailed = 1
    }

    /// The kind of error.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}
