public import Foundation

/// Why there is no answer.
public struct HKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// The reasons. The numbers are Apple's (HKDefines.h).
    public enum Code: Int, Sendable {
        /// There is no Health on the device.
        case errorHealthDataUnavailable = 1
        /// It is turned off.
        case errorHealthDataRestricted = 2
        /// The app asked for something that there is not.
        case errorInvalidArgument = 3
        /// The person does not let the app.
        case errorAuthorizationDenied = 4
        /// The person was not asked.
        case errorAuthorizationNotDetermined = 5
        /// The device is locked.
        case errorDatabaseInaccessible = 6
        /// The person went away.
        case errorUserCanceled = 7
        /// Another app took a session over.
        case errorAnotherWorkoutSessionStarted = 8
        /// A session was left.
        case errorUserExitedWorkoutSession = 9
        /// The person has to be asked.
        case errorRequiredAuthorizationDenied = 10
        /// There is none.
        case errorNoData = 11
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.healthkit" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .errorHealthDataUnavailable: "Health data is unavailable on this device"
        default: nil
        }
    }

    /// There is no Health on the device.
    public static let errorHealthDataUnavailable = HKError(.errorHealthDataUnavailable)
}

/// The domain of errors.
public let HKErrorDomain = HKError.errorDomain
