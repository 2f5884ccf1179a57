public import CoreMedia
public import Foundation
internal import ObjectiveC
internal import SeamPrimitives

/// Plays a film or sound, from a file or an address, through GTK's media backend, which Debian has as
/// `libgtk-4-media-gstreamer`.
///
/// Without the backend, or for what it cannot play, the item's status becomes `.failed`, and the log says why, once.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether a player can play at all.
    @objc public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// Whether a player plays.
    @objc public enum TimeControlStatus: Int, Sendable {
        /// It does not.
        case paused = 0
        /// It would, and waits until it can.
        case waitingToPlayAtSpecifiedRate = 1
        /// It does.
        case playing = 2
    }

    /// What happens when an item has come to its end.
    @objc public enum ActionAtItemEnd: Int, Sendable {
        /// The next one plays.
        case advance = 0
        /// The player stops. The default.
        case pause = 1
        /// Nothing; it stands at the end.
        case none = 2
    }

    /// Why a player waits.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// More is needed to play without waiting again.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// There is nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    private var wantsToPlay = false
    private var observers: [ObjectIdentifier: TimeObserver] = [:]
    var pictures: [() -> Void] = []

    /// A player with nothing to play.
    public override init() { super.init() }

    /// Creates a player for the file or the address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player for an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    // MARK: The item

    // observable
    /// What is played.
    open private(set) var currentItem: AVPlayerItem?

    /// Plays something else, or nothing. Whether it plays stays as it was.
    open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

    func take(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        _willChangeValue(self, "currentItem")
        currentItem?.asset.stream.isPlaying = false
        currentItem?.asset.stream.onPicture = {}
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        item?.asset.stream.onPicture = { [weak self] in self?.showPicture() }
        _didChangeValue(self, "currentItem")
        setVolume()
        if let item { itemChanged(item) } else { update() }
        showPicture()
    }

    func itemChanged(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        if let reason = (item.error as? AVError)?.errorUserInfo[NSLocalizedFailureReasonErrorKey] {
            LoggedOnce.say("AVPlayer: films and sounds are not played: \(reason)")
        }
        if status == .unknown, item.status != .unknown {
            _willChangeValue(self, "status")
            status = item.status == .failed ? .failed : .readyToPlay
            _didChangeValue(self, "status")
        }
        update()
        showPicture()
    }

    func reachedEnd(of item: AVPlayerItem) {
        guard item === currentItem, actionAtItemEnd != .none else { return }
        setRate(0)
    }

    private func showPicture() { for show in pictures { show() } }

    // observable
    /// Whether it can play at all.
    open private(set) var status: Status = .unknown
    /// Why it cannot play; nil if it can.
    open var error: (any Error)? { status == .failed ? currentItem?.error : nil }

    // MARK: Playing

    /// Plays.
    open func play() { setRate(1) }
    /// Stops; ``play()`` goes on from there.
    open func pause() { setRate(0) }
    /// Plays at once. The pace is the media's own.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    // observable
    /// 1 while it is to play, and 0 otherwise: other paces than the media's own cannot be had.
    open var rate: Float {
        get { wantsToPlay ? 1 : 0 }
        set { setRate(newValue) }
    }

    /// The pace of ``play()``: 1.
    open var defaultRate: Float { 1 }

    private func setRate(_ rate: Float) {
        let plays = rate > 0
        guard plays != wantsToPlay else { return }
        _willChangeValue(self, "rate")
        wantsToPlay = plays
        _didChangeValue(self, "rate")
        update()
    }

    // observable
    /// Whether it plays, or waits until it can.
    open private(set) var timeControlStatus: TimeControlStatus = .paused
    /// Why it waits; nil unless it does.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }

    private func update() {
        let stream = currentItem?.asset.stream
        let isReady = currentItem?.status == .readyToPlay
        if let stream, stream.isPlaying != (wantsToPlay && isReady) { stream.isPlaying = wantsToPlay && isReady }
        let next: TimeControlStatus = !wantsToPlay ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        if next != timeControlStatus {
            _willChangeValue(self, "timeControlStatus")
            timeControlStatus = next
            _didChangeValue(self, "timeControlStatus")
            jumped()
        }
        for observer in observers.values { run(observer) }
    }

    /// What happens at the end of an item. `.pause` by default.
    open var actionAtItemEnd: ActionAtItemEnd = .pause

    // observable
    /// From 0 to 1.
    open var volume: Float = 1 { didSet { setVolume() } }
    // observable
    /// Whether nothing is heard.
    open var isMuted = false { didSet { setVolume() } }

    private func setVolume() { currentItem?.asset.stream.setVolume(Double(volume), isMuted: isMuted) }

    /// Whether it waits for enough to play on without a pause. True; GTK's backend always does.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether other screens may show the film. There are none.
    open var allowsExternalPlayback = true
    /// False: no other screen shows the film.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the screen stays on while a film plays. Kept; the desktop decides.
    open var preventsDisplaySleepDuringVideoPlayback = true

    // MARK: Time

    /// Where the item is.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Goes to a time.
    open func seek(to time: CMTime) { seek(to: time) { _ in } }

    /// Goes to a time. The closure is called when it is there, with false if it cannot go there.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time) { [weak self] finished in
            self?.jumped()
            completionHandler(finished)
        }
    }

    /// Goes to a time, as exactly as the media backend does.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a time, as exactly as the media backend does.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    private func jumped() {
        let now = currentTime()
        guard now.isNumeric, currentItem?.status == .readyToPlay else { return }
        for observer in observers.values { observer.jump(to: now.seconds) }
    }

    /// Calls a closure every so often while the item plays, and when it goes elsewhere, begins or stops. It is called
    /// until the result is given to ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { add(TimeObserver(every: interval.seconds, queue: queue, block)) }

    /// Calls a closure when the item comes past one of the times, as values of `CMTime`.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { add(TimeObserver(at: times.map(\.timeValue.seconds), queue: queue, block)) }

    /// Calls a closure of an earlier call no more.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.stop()
        observers[ObjectIdentifier(observer)] = nil
    }

    private func add(_ observer: TimeObserver) -> TimeObserver {
        observers[ObjectIdentifier(observer)] = observer
        run(observer)
        return observer
    }

    private func run(_ observer: TimeObserver) {
        guard timeControlStatus == .playing else { return observer.stop() }
        observer.run { [weak self] in
            guard let time = self?.currentTime(), time.isNumeric else { return nil }
            return time.seconds
        }
    }

    deinit {
        let observers = Array(observers.values)
        MainQueue.perform { for observer in observers { observer.stop() } }
    }
}
