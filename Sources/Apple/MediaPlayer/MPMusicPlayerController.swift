public import Foundation

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// What is played again.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default`, none, one, all
}

/// What is played in another order.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default`, off, songs, albums
}

/// Plays what is in the library or the store. The library is empty and there is no store, so that it has nothing to play.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
    private static let application = MPMusicPlayerController()
    private static let system = MPMusicPlayerController()
    private static let queue = MPMusicPlayerController()

    /// The player of the app.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    /// The player of the app, whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerController { queue }
    /// The player of the Music app.
    open class var systemMusicPlayer: MPMusicPlayerController { system }
    /// The player of the Music app.
    open class var iPodMusicPlayer: MPMusicPlayerController { system }

    override init() { super.init() }

    /// Whether it plays.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// What is played again.
    open var repeatMode = MPMusicRepeatMode.default
    /// What is played in another order.
    open var shuffleMode = MPMusicShuffleMode.default
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1
    /// How fast it plays; 0 while it does not.
    open var currentPlaybackRate: Float = 0
    /// The place within what is played, in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// What is played. Setting it takes something of the queue.
    open var nowPlayingItem: MPMediaItem? {
        didSet {
            guard nowPlayingItem !== oldValue else { return }
            NotificationCenter.default.post(name: .MPMusicPlayerControllerNowPlayingItemDidChange, object: self)
        }
    }
    /// The place of what is played in the queue; `NSNotFound` for none.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// Whether the queue is ready.
    open private(set) var isPreparedToPlay = false

    /// Gives the queue of a query.
    open func setQueue(with query: MPMediaQuery) { isPreparedToPlay = false }
    /// Gives the queue.
    open func setQueue(with itemCollection: MPMediaItemCollection) { isPreparedToPlay = false }
    /// Gives the queue by the store's numbers.
    open func setQueue(with storeIDs: [String]) { isPreparedToPlay = false }

    /// Gets the queue ready. There is nothing in it.
    open func prepareToPlay() {}
    /// Gets the queue ready, and tells that there is nothing in it.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(MPError(.notFound)) }
    }
    /// Plays the queue. There is nothing in it.
    open func play() {}
    /// Pauses.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Goes to the next of the queue.
    open func skipToNextItem() {}
    /// Goes to the start.
    open func skipToBeginning() { currentPlaybackTime = 0 }
    /// Goes to the one before in the queue.
    open func skipToPreviousItem() {}
    /// Goes fast on.
    open func beginSeekingForward() {}
    /// Goes fast back.
    open func beginSeekingBackward() {}
    /// Ends going fast.
    open func endSeeking() {}

    /// Has changes of the player posted as notifications.
    open func beginGeneratingPlaybackNotifications() {}
    /// Ends what ``beginGeneratingPlaybackNotifications()`` began.
    open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
    /// The player began or ended playing.
    public static let MPMusicPlayerControllerPlaybackStateDidChange =
        NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// The player plays something else.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange =
        NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// The player is louder or softer.
    public static let MPMusicPlayerControllerVolumeDidChange =
        NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
}

/// What goes wrong with the library.
public struct MPError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported
        case cancelled, requestTimedOut
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
