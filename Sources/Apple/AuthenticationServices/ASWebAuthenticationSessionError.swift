public import Foundation
public import SeamFoundation

/// The domain of a session's errors.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session.
public struct ASWebAuthenticationSessionError: _FrameworkError {
    /// What went wrong. The numbers are Apple's (ASWebAuthenticationSession.h).
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = ASWebAuthenticationSessionError

        /// The person went back to the app.
        case canceledLogin = 1
        /// Nobody says where the page is shown.
        case presentationContextNotProvided = 2
        /// It cannot be shown there.
        case presentationContextInvalid = 3
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// ``ASWebAuthenticationSessionErrorDomain``
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

    /// The person went back to the app.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody says where the page is shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// It cannot be shown there.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
