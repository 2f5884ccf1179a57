public import Foundation

/// How an app's sound goes along with that of others. The desktop mixes all sound, and the person sets how loud each app is:
/// what an app asks for is kept, and changes nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var wishes = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())

    /// The session of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What the app uses sound for.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that the app can do without, beside that of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that the app can do without. The default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that is what the app is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways out at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What kind of sound it is.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any kind. The default.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A call.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A call with a picture.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Directions and the like.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// What an app wants besides. The numbers are Apple's (AVAudioSessionTypes.h).
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Others go on, less loud.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// By a telephone's headset.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// By the loudspeaker and not by the ear's.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        /// Speech of others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// By headphones without wires.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// By a television.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// What others are told when the app is done. The number is Apple's.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// A way out other than the usual one.
    public enum PortOverride: UInt, Sendable {
        /// None.
        case none = 0
        /// The loudspeaker. The number is Apple's, four letters.
        case speaker = 0x7370_6B72
    }

    /// What the app uses sound for.
    open var category: Category { lock.withLock { wishes.category } }
    /// What kind of sound it is.
    open var mode: Mode { lock.withLock { wishes.mode } }
    /// What the app wants besides.
    open var categoryOptions: CategoryOptions { lock.withLock { wishes.options } }

    /// Says what the app uses sound for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Says what the app uses sound for.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Says what the app uses sound for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { wishes = (category, mode, options) }
    }
    /// Says what kind of sound it is.
    open func setMode(_ mode: Mode) throws { lock.withLock { wishes.mode = mode } }
    /// Says that the app begins or ends to use sound. Has no effect: the desktop mixes all sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Asks for another way out. Has no effect: the person chooses the way in the desktop's settings.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// False: what other apps play is not known.
    open var isOtherAudioPlaying: Bool { false }
    /// False.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// 1: how loud the device is belongs to the desktop.
    open var outputVolume: Float { 1 }
    /// False: there is no way to record.
    open var isInputAvailable: Bool { false }

    /// Posted when other sound interrupts the app's. The desktop mixes all sound, and nothing does.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when the sound takes another way. Which way it takes is not known.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended = 0
        /// It begins.
        case began = 1
    }
}

/// The key of ``AVAudioSession/InterruptionType`` in the notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what to do after an interruption in the notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
