public import Foundation
public import SeamFoundation

/// The domain of this module's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of this module.
public struct WKError: _FrameworkError {
    /// What went wrong. The numbers are Apple's (WKError.h).
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = WKError

        /// Something else.
        case unknown = 1
        /// The process that the page runs in has ended.
        case webContentProcessTerminated
        /// The view has gone.
        case webViewInvalidated
        /// A script has thrown.
        case javaScriptExceptionOccurred
        /// A script's result is something that the app cannot have.
        case javaScriptResultTypeIsUnsupported
    }

    /// What went wrong.
    public let code: Code
    let message: String

    init(_ code: Code, message: String = "") {
        self.code = code
        self.message = message
    }

    /// `WKErrorDomain`
    public static var errorDomain: String { WKErrorDomain }
    /// The description, and what a script has thrown.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
        if code == .javaScriptExceptionOccurred { info["WKJavaScriptExceptionMessage"] = message }
        return info
    }

    /// Something else.
    public static var unknown: Code { .unknown }
    /// The process that the page runs in has ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view has gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script has thrown.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// A script's result is something that the app cannot have.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }

    /// Says what went wrong.
    public var localizedDescription: String {
        switch code {
        case .unknown: "An unknown error occurred"
        case .webContentProcessTerminated: "The Web Content process was terminated"
        case .webViewInvalidated: "The WKWebView was invalidated"
        case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
        case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
        }
    }
}
