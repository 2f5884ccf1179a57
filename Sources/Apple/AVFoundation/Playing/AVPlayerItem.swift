public import CoreMedia
public import Foundation
internal import ObjectiveC

/// A film or sound while it is played: whether it can be, where it is, and when it ends.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    @objc public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot; ``AVPlayerItem/error`` says why.
        case failed = 2
    }

    /// What is played.
    public let asset: AVAsset

    /// Told of every change by the player that plays it.
    weak var player: AVPlayer?
    private var wantedTime: Double?
    private var hasTold = false

    /// Creates an item for the file or the address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item for an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
        asset.listen { [weak self] in self?.heard($0) }
        update()
    }

    /// Creates an item for an asset. The keys are those that are known anyway.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    // observable
    /// Whether it can be played.
    public private(set) var status: Status = .unknown {
        willSet { _willChangeValue(self, "status") }
        didSet { _didChangeValue(self, "status") }
    }

    // observable
    /// Why it cannot be played; nil if it can.
    public private(set) var error: (any Error)?

    // observable
    /// How long it is; not known before it is ready to play, and of a live stream.
    open var duration: CMTime { asset.duration }

    // observable
    /// The size of the picture, in pixels; zero without one.
    open var presentationSize: CGSize { asset.stream.size }

    // observable
    /// What is there to be played, as values of `CMTimeRange`: all, when the item is ready. The media backend does not
    /// tell more.
    open var loadedTimeRanges: [NSValue] {
        guard status == .readyToPlay, duration.isNumeric else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
    }

    /// What can be gone to, as values of `CMTimeRange`.
    open var seekableTimeRanges: [NSValue] { asset.stream.isSeekable ? loadedTimeRanges : [] }

    // observable: playbackLikelyToKeepUp
    /// Whether it will play on without waiting: when it is ready.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    // observable: playbackBufferEmpty
    /// Whether there is nothing to play now: until it is ready.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    // observable: playbackBufferFull
    /// Whether no more is fetched.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay && !loadedTimeRanges.isEmpty }
    /// False: the media backend plays at one pace.
    open var canPlayFastForward: Bool { false }
    /// False.
    open var canPlayReverse: Bool { false }

    /// Where it is. Before it is ready, where it is to begin.
    open func currentTime() -> CMTime {
        if let wantedTime { return CMTime(seconds: wantedTime, preferredTimescale: 1_000_000_000) }
        return CMTime(seconds: asset.stream.time, preferredTimescale: 1_000_000_000)
    }

    /// Goes to a time. The closure is called when it is there, with false if it cannot go there.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        guard time.isNumeric else {
            completionHandler?(false)
            return
        }
        let limit = duration.isNumeric ? duration.seconds : .infinity
        let seconds = min(max(time.seconds, 0), limit)
        guard status == .readyToPlay else {
            // It begins there when it is ready.
            wantedTime = seconds
            completionHandler?(status == .unknown)
            return
        }
        wantedTime = nil
        hasTold = false
        asset.stream.seek(to: seconds)
        completionHandler?(asset.stream.isSeekable)
    }

    /// Goes to a time, as exactly as the media backend does, whatever is tolerated.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }

    private func heard(_ change: MediaStream.Change) {
        update()
        if change == .ended, !hasTold {
            hasTold = true
            player?.reachedEnd(of: self)
            NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: self)
        }
    }

    private func update() {
        guard status == .unknown else { return }
        let stream = asset.stream
        if let failure = stream.failure {
            error = AVError(.fileFormatNotRecognized, reason: failure)
            status = .failed
            player?.itemChanged(self)
        } else if stream.isPrepared {
            for key in Self.known { _willChangeValue(self, key) }
            status = .readyToPlay
            if let wantedTime { stream.seek(to: wantedTime) }
            wantedTime = nil
            for key in Self.known { _didChangeValue(self, key) }
            player?.itemChanged(self)
        }
    }

    /// What is known when the item is ready.
    private static let known = [
        "duration", "presentationSize", "loadedTimeRanges", "playbackLikelyToKeepUp", "playbackBufferEmpty",
        "playbackBufferFull",
    ]

    /// Begins at the beginning, for an item that is played once more.
    func rewind() {
        hasTold = false
        asset.stream.seek(to: 0)
    }
}

extension AVPlayerItem {
    /// Posted when an item has been played to its end; the object is the item.
    nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item could not be played to its end; the object is the item.
    nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// Posted when an item has been played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item could not be played to its end; the object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
