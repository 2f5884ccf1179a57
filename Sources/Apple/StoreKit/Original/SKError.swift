public import Foundation
public import SeamFoundation

/// The domain of ``SKError``.
public let SKErrorDomain = "SKErrorDomain"

/// What went wrong with the store. The numbers are Apple's (SKError.h).
public struct SKError: _FrameworkError {
    /// The kinds of errors.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = SKError

        /// Something else.
        case unknown = 0
        /// The app may not do it.
        case clientInvalid = 1
        /// The person left.
        case paymentCancelled = 2
        /// The payment is not right.
        case paymentInvalid = 3
        /// The person may not buy.
        case paymentNotAllowed = 4
        /// The store does not have it.
        case storeProductNotAvailable = 5
    }

    /// The kind of error.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SKErrorDomain }

    /// Something else.
    public static var unknown: Code { .unknown }
    /// The person left.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The person may not buy.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The store does not have it.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

    /// The reason of that name.
    public static var clientInvalid: Code { .clientInvalid }
    /// The reason of that name.
    public static var paymentInvalid: Code { .paymentInvalid }
}
