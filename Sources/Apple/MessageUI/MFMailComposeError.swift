public import Foundation
public import SeamFoundation

/// The domain of ``MFMailComposeError``.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What went wrong with a mail.
public struct MFMailComposeError: _FrameworkError {
    /// The kinds of errors.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = MFMailComposeError

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

    /// The reason of that name.
    public static var saveFailed: Code { .saveFailed }
    /// The reason of that name.
    public static var sendFailed: Code { .sendFailed }
}
