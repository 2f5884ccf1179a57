public import Foundation
public import SeamFoundation

/// The domain of errors of ``ASAuthorizationController``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a request to sign in.
public struct ASAuthorizationError: _FrameworkError {
    /// What went wrong. The numbers are Apple's (ASAuthorizationError.h).
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = ASAuthorizationError

        /// It is not known.
        case unknown = 1000
        /// The person went back to the app.
        case canceled = 1001
        /// The answer is none.
        case invalidResponse = 1002
        /// Nobody took the request.
        case notHandled = 1003
        /// It failed.
        case failed = 1004
        /// Something would have had to be shown.
        case notInteractive = 1005
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// ``ASAuthorizationErrorDomain``
    public static var errorDomain: String { ASAuthorizationErrorDomain }

    /// It is not known what went wrong.
    public static var unknown: Code { .unknown }
    /// The person went back to the app.
    public static var canceled: Code { .canceled }
    /// The answer is none.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody took the request.
    public static var notHandled: Code { .notHandled }
    /// It failed.
    public static var failed: Code { .failed }
}
