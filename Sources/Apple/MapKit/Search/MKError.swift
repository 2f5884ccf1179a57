public import Foundation
public import SeamFoundation

/// The domain of errors of this framework.
public let MKErrorDomain = "MKErrorDomain"

/// Why a map has no answer.
public struct MKError: _FrameworkError {
    /// The reason.
    public enum Code: UInt, _FrameworkErrorCode {
        public typealias _ErrorType = MKError

        /// It is not known.
        case unknown = 1
        /// The server failed.
        case serverFailure
        /// The network is loaded, or is not there.
        case loadingThrottled
        /// No such place was found.
        case placemarkNotFound
        /// There is no way.
        case directionsNotFound
        /// What the server said cannot be read.
        case decodingFailed
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Creates an error; other details are not kept.
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

    public static var errorDomain: String { MKErrorDomain }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)"]
    }
    /// The text that apps show.
    public var localizedDescription: String { errorUserInfo[NSLocalizedDescriptionKey] as? String ?? "" }

    /// See ``Code-swift.enum/unknown``.
    public static var unknown: Code { .unknown }
    /// See ``Code-swift.enum/serverFailure``.
    public static var serverFailure: Code { .serverFailure }
    /// See ``Code-swift.enum/loadingThrottled``.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// See ``Code-swift.enum/placemarkNotFound``.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// See ``Code-swift.enum/directionsNotFound``.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// See ``Code-swift.enum/decodingFailed``.
    public static var decodingFailed: Code { .decodingFailed }
}

extension MKError {
    /// What an error of Core Location's is for a map.
    init(_ error: CLError) {
        switch error.code {
        case .geocodeFoundNoResult, .geocodeFoundPartialResult: self.init(.placemarkNotFound)
        case .network: self.init(.serverFailure)
        default: self.init(.unknown)
        }
    }
}
