public import Foundation
public import SeamFoundation

/// Lets a device be felt: a desktop cannot be, as iOS's simulator cannot, which ``capabilitiesForHardware()`` says.
open class CHHapticEngine: NSObject {
    /// Called when the engine is stopped by the system.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine was made anew by the system.
    open var resetHandler: () -> Void = {}
    /// Whether it plays what is felt alone.
    open var playsHapticsOnly = false
    /// Whether it ends when nothing is played.
    open var isAutoShutdownEnabled = false

    /// Why an engine was stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    /// What a device can do.
    public struct Capability: Sendable {
        /// Whether it can be felt.
        public let supportsHaptics: Bool
        /// Whether it can be heard.
        public let supportsAudio: Bool
    }

    /// - Throws: ``CHHapticError/Code/notSupported``.
    public init(_: Void = ()) throws { throw CHHapticError(.notSupported) }

    /// What the device can do: nothing.
    open class func capabilitiesForHardware() -> Capability { Capability(supportsHaptics: false, supportsAudio: false) }

    /// Begins.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Begins.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
    /// Ends.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Makes a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Begins at a time of the engine's; 0 for now.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine's; 0 for now.
    func stop(atTime time: TimeInterval) throws
    /// Whether nothing is felt.
    var isMuted: Bool { get set }
}

/// What is felt one after another.
open class CHHapticPattern: NSObject {
    /// How long it is, in seconds.
    public let duration: TimeInterval

    /// Events with what changes while they last.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

/// Something that is felt.
open class CHHapticEvent: NSObject {
    /// What it is.
    public let type: EventType
    /// How it is felt.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the pattern's start.
    open var relativeTime: TimeInterval
    /// How long it lasts, in seconds.
    open var duration: TimeInterval

    /// What is felt.
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A hum.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    }

    /// How something is felt.
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How slowly it begins.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How it becomes less.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How slowly it ends.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays until its end.
        public static let sustained = ParameterID(rawValue: "Sustained")
    }

    /// Something that is felt.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}

/// How something is felt.
open class CHHapticEventParameter: NSObject {
    /// What of it.
    public let parameterID: CHHapticEvent.ParameterID
    /// How much, from 0 to 1.
    open var value: Float

    /// How something is felt.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// What changes while something is felt.
open class CHHapticDynamicParameter: NSObject {
    /// What of it.
    public let parameterID: ID
    /// How much.
    open var value: Float
    /// When, in seconds from the pattern's start.
    open var relativeTime: TimeInterval

    /// What changes.
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }

    /// What changes.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// What went wrong. The numbers are Apple's (CHHapticErrors.h).
public struct CHHapticError: _FrameworkError {
    /// The kinds that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = CHHapticError

        /// The device cannot be felt.
        case notSupported = -4809
    }

    /// The kind.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.CoreHaptics" }

    /// The reason of that name.
    public static var notSupported: Code { .notSupported }
}
