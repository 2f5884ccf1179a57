public import Foundation
public import SeamFoundation

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// A question that was not answered with yes.
public struct LAError: _FrameworkError {
    /// The reason. The numbers are Apple's (LAError.h).
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = LAError

        /// The finger or the face was another one.
        case authenticationFailed = -1
        /// The person did not want to.
        case userCancel = -2
        /// The person wants another way.
        case userFallback = -3
        /// The system put something else in front.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device knows nobody's finger or face.
        case biometryNotAvailable = -6
        /// Nobody's finger or face was shown to the device.
        case biometryNotEnrolled = -7
        /// There were too many attempts.
        case biometryLockout = -8
        /// The app cancelled.
        case appCancel = -9
        /// The context was invalidated.
        case invalidContext = -10
        /// There is no watch near.
        case watchNotAvailable = -11
        /// What reads fingers is not connected.
        case biometryNotPaired = -12
        /// What reads fingers is disconnected.
        case biometryDisconnected = -13
        /// Nothing may be shown.
        case notInteractive = -1004

        /// The older name of ``biometryNotAvailable``.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The older name of ``biometryNotEnrolled``.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The older name of ``biometryLockout``.
        public static var touchIDLockout: Code { .biometryLockout }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { LAErrorDomain }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// The reason in words.
    public var localizedDescription: String {
        switch code {
        case .passcodeNotSet: "This device has no passcode."
        case .biometryNotAvailable: "This device knows no fingers and no faces."
        case .invalidContext: "The context was invalidated."
        default: "Nobody was authenticated."
        }
    }

    /// The reasons, as `error.code` is compared with them.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The reason of that name.
    public static var userCancel: Code { .userCancel }
    /// The reason of that name.
    public static var userFallback: Code { .userFallback }
    /// The reason of that name.
    public static var systemCancel: Code { .systemCancel }
    /// The reason of that name.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The reason of that name.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The reason of that name.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The reason of that name.
    public static var biometryLockout: Code { .biometryLockout }
    /// The reason of that name.
    public static var appCancel: Code { .appCancel }
    /// The reason of that name.
    public static var invalidContext: Code { .invalidContext }
    /// The reason of that name.
    public static var notInteractive: Code { .notInteractive }
    /// The reason of that name.
    public static var watchNotAvailable: Code { .watchNotAvailable }
    /// The reason of that name.
    public static var biometryNotPaired: Code { .biometryNotPaired }
    /// The reason of that name.
    public static var biometryDisconnected: Code { .biometryDisconnected }
    /// The older name of ``biometryNotAvailable``.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The older name of ``biometryNotEnrolled``.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The older name of ``biometryLockout``.
    public static var touchIDLockout: Code { .biometryLockout }
}
