public import Foundation

/// The commands of a lock screen, of headphones and the like, which an app says what to do at. A desktop sends none.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()

    /// The centre of the app.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Play.
    public let playCommand = MPRemoteCommand()
    /// Pause.
    public let pauseCommand = MPRemoteCommand()
    /// Stop.
    public let stopCommand = MPRemoteCommand()
    /// Play or pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The next.
    public let nextTrackCommand = MPRemoteCommand()
    /// The one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Some seconds on.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Fast on, while it is held.
    public let seekForwardCommand = MPRemoteCommand()
    /// Fast back, while it is held.
    public let seekBackwardCommand = MPRemoteCommand()
    /// To a time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// How fast it plays.
    public let changePlaybackRateCommand = MPRemoteCommand()
    /// Whether it is repeated.
    public let changeRepeatModeCommand = MPRemoteCommand()
    /// Whether it is shuffled.
    public let changeShuffleModeCommand = MPRemoteCommand()
    /// It is liked.
    public let likeCommand = MPRemoteCommand()
    /// It is not liked.
    public let dislikeCommand = MPRemoteCommand()
    /// It is to be found again.
    public let bookmarkCommand = MPRemoteCommand()
}

/// A command, and what an app does at it.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    /// Whether the command can be given. True by default.
    open var isEnabled = true

    override init() { super.init() }

    /// Says what to do at the command.
    ///
    /// - Returns: What ``removeTarget(_:)`` takes.
    @discardableResult
    open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }

    /// Takes back what is done at the command; nil for all of it.
    open func removeTarget(_ target: Any?) {
        handlers.removeAll { target == nil || $0.token === target.map { $0 as AnyObject } }
    }
}

/// A command for some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// How many seconds, of which the first is shown.
    open var preferredIntervals: [NSNumber] = []
}

/// A command for a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that was given.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    public let command: MPRemoteCommand
    /// When it was given.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand, timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
    }
}

/// A command for some seconds on or back that was given.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// How many seconds.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, timestamp: TimeInterval, interval: TimeInterval) {
        self.interval = interval
        super.init(command, timestamp: timestamp)
    }
}

/// A command for a time that was given.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The time, in seconds from the start.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, timestamp: TimeInterval, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command, timestamp: timestamp)
    }
}

/// What an app says of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
