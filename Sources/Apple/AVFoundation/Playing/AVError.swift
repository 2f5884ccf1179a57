public import Foundation
public import SeamFoundation

/// The domain of the errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What went wrong with a film or sound. The numbers are Apple's (AVError.h).
public struct AVError: _FrameworkError {
    /// The kinds of errors that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = AVError

        /// Something else.
        case unknown = -11800
        /// Only seen when it was to be decoded.
        case decodeFailed = -11821
        /// There is nothing to play at the address.
        case contentIsUnavailable = -11863
        /// What kind of media it is cannot be told.
        case fileFormatNotRecognized = -11828
        /// A device had nothing to give.
        case noDataCaptured = -11805
        /// There is no such device.
        case deviceNotConnected = -11814
        /// The person does not let the app use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
    }

    /// The kind of error.
    public let code: Code
    private let reason: String?

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, reason: nil) }

    init(_ code: Code, reason: String?) {
        self.code = code
        self.reason = reason
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
        if let reason { info[NSLocalizedFailureReasonErrorKey] = reason }
        return info
    }

    /// What the person may be told.
    public var localizedDescription: String {
        switch code {
        case .fileFormatNotRecognized: "Cannot Open"
        case .decodeFailed: "Cannot Decode"
        case .contentIsUnavailable: "This content is currently unavailable."
        case .noDataCaptured: "Recording Stopped"
        case .deviceNotConnected: "Cannot Complete Action"
        case .applicationIsNotAuthorizedToUseDevice: "This app is not authorized to use the device"
        case .unknown: "The operation could not be completed"
        }
    }

    /// The reason of that name.
    public static var unknown: Code { .unknown }
    /// The reason of that name.
    public static var decodeFailed: Code { .decodeFailed }
    /// The reason of that name.
    public static var contentIsUnavailable: Code { .contentIsUnavailable }
    /// The reason of that name.
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    /// The reason of that name.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// The reason of that name.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// The reason of that name.
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
