public import Foundation

extension AVAudioSession {
    /// Whether the person lets the app record. The numbers are Apple's, four letters.
    public enum RecordPermission: UInt, Sendable {
        /// The person was not asked.
        case undetermined = 0x756E_6474
        /// The app must not.
        case denied = 0x6465_6E79
        /// The app may.
        case granted = 0x6772_6E74
    }

    /// Whether the person lets the app record.
    open var recordPermission: RecordPermission {
        switch AVCaptureDevice.authorizationStatus(for: .audio) {
        case .notDetermined: .undetermined
        case .authorized: .granted
        default: .denied
        }
    }

    /// Asks the person, the first time. The block is called in a queue of the system's.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
    }
}

/// What an app may do with sound.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the person lets the app record. The numbers are Apple's, four letters.
    public enum recordPermission: Int, Sendable {
        /// The person was not asked.
        case undetermined = 0x756E_6474
        /// The app must not.
        case denied = 0x6465_6E79
        /// The app may.
        case granted = 0x6772_6E74
    }

    /// The app's.
    public static let shared = AVAudioApplication()

    private override init() {}

    /// Whether the person lets the app record.
    open var recordPermission: recordPermission {
        AVAudioApplication.recordPermission(rawValue: Int(AVAudioSession.sharedInstance().recordPermission.rawValue))
            ?? .denied
    }

    /// Asks the person, the first time. The block is called in a queue of the system's.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    /// Asks the person, the first time, and tells whether the app may.
    open class func requestRecordPermission() async -> Bool {
        await AVCaptureDevice.requestAccess(for: .audio)
    }
}
