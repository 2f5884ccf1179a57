public import Foundation

extension AVAudioSession {
    /// The ways that sound takes: out of the speakers that the desktop has chosen.
    open var currentRoute: AVAudioSessionRouteDescription {
        AVAudioSessionRouteDescription(outputs: [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker", "Speaker")])
    }

    /// Posted when other sound begins or ends to want silence. The desktop mixes all sound, and none does.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// Posted when the system's sound ends. It does not.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when the system's sound begins anew. It does not.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")

    /// Why the sound takes another way. The numbers are Apple's (AVAudioSessionTypes.h).
    public enum RouteChangeReason: UInt, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// There is a new device.
        case newDeviceAvailable = 1
        /// The device is gone.
        case oldDeviceUnavailable = 2
        /// The app uses sound for something else.
        case categoryChange = 3
        /// Somebody asked for it.
        case override = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// No way suits what the app uses sound for.
        case noSuitableRouteForCategory = 7
        /// The way is the same, and its ports are others.
        case routeConfigurationChange = 8
    }

    /// What to do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why an interruption began.
    public enum InterruptionReason: UInt, Sendable {
        /// Another app plays.
        case `default` = 0
        /// The app was suspended.
        case appWasSuspended = 1
        /// The microphone of the device was muted.
        case builtInMicMuted = 2
        /// The device that played is gone.
        case routeDisconnected = 4
    }

    /// Whether other sound begins or ends to want silence.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        /// It ends.
        case end = 0
        /// It begins.
        case begin = 1
    }

    /// A kind of device that sound goes through.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The speakers of the device.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// What is held to the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones with a cable.
        public static let headphones = Port(rawValue: "Headphones")
        /// A microphone of a headset with a cable.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Music over Bluetooth.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Calls over Bluetooth.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Bluetooth with little power.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// A device of AirPlay's.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A screen.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// A device at a USB port.
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// A plug.
        public static let lineIn = Port(rawValue: "LineIn")
        /// A plug.
        public static let lineOut = Port(rawValue: "LineOut")
    }
}

/// The ways that sound takes.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    /// Where it comes from: there is no way to record.
    public let inputs: [AVAudioSessionPortDescription] = []
    /// Where it goes.
    public let outputs: [AVAudioSessionPortDescription]

    init(outputs: [AVAudioSessionPortDescription]) { self.outputs = outputs }
}

/// A device that sound goes through.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
    /// Its kind.
    public let portType: AVAudioSession.Port
    /// What it is called.
    public let portName: String
    /// What tells it from others.
    public let uid: String

    init(_ type: AVAudioSession.Port, _ name: String, _ uid: String) {
        portType = type
        portName = name
        self.uid = uid
    }
}

/// The key of ``AVAudioSession/InterruptionReason`` in the notification.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of ``AVAudioSession/RouteChangeReason`` in the notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way that the sound took before in the notification.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of ``AVAudioSession/SilenceSecondaryAudioHintType`` in the notification.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
