import Foundation

/// An error of a framework's: a structure with a code, as Swift sees those that Objective-C declares.
public protocol _FrameworkError: CustomNSError, Hashable, Sendable where Code._ErrorType == Self {
    /// The reasons, which the framework numbers.
    associatedtype Code: _FrameworkErrorCode

    /// The reason.
    var code: Code { get }
}

extension _FrameworkError {
    public var errorCode: Int { Int(code.rawValue) }
}

/// The reasons for a framework's errors. A pattern may name one where there is an error: `catch LAError.userCancel`.
public protocol _FrameworkErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
    /// The error that has such a reason.
    associatedtype _ErrorType: _FrameworkError
}

extension _FrameworkErrorCode {
    /// Whether an error is the framework's for that reason, also as an `NSError`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let other = error as NSError
        return other.domain == _ErrorType.errorDomain && other.code == Int(code.rawValue)
    }
}
