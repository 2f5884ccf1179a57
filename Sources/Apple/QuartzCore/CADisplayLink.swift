public import Foundation
public import SeamFoundation
public import ObjectiveC

/// Calls a method at every frame.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// Where links tick whose target is in no window: the host of the app's first window.
    package static weak var mainHost: (any LayerHost)?

    /// Kept until ``invalidate()``, as Core Animation keeps it.
    private var target: AnyObject?
    private let action: (AnyObject, CADisplayLink) -> Void
    private weak var host: (any LayerHost)?

    /// The time of the last frame, on the clock of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is shown.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between two frames, in seconds.
    public private(set) var duration: CFTimeInterval = 1.0 / 60
    /// How many frames a second are wanted. Has no effect: every frame ticks.
    public var preferredFramesPerSecond = 0
    /// How many frames a second are wanted. Has no effect: every frame ticks.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// How many frames of the screen pass between two messages, 1 by default; since iOS 10 this is said by
    /// ``preferredFramesPerSecond``, of which it is the other side. Has no effect: every frame ticks.
    public var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(60 / newValue, 1) : 0 }
    }
    /// Whether the link stands still. False by default.
    public var isPaused = false {
        didSet { if !isPaused { host?.animationsNeedTick() } }
    }

    /// Whether what it moves comes to rest by itself, as scrolling does and a caret that blinks does not.
    package var comesToRest = false

    /// Creates a link that sends a message for each frame, with itself as the argument. It keeps the target alive.
    public init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        action = { SelectorTable.send(selector, to: $0, $1) }
    }

    /// Creates a link that sends nothing, which takes the place of one that is made later.
    public override init() {
        action = { _, _ in }
        super.init()
        target = NSNull()
    }

    /// A link that calls a closure, for our own controls; `target` is not kept.
    package init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
        action = { _, link in body(link) }
        super.init()
        target = NSNull()
    }

    /// Starts the link. Run loop and mode are not told apart.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        start(on: Self.mainHost)
    }

    package func start(on host: (any LayerHost)?) {
        self.host = host
        host?.animator.add(self)
        host?.animationsNeedTick()
    }

    /// Stops the link.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        host?.animator.remove(self)
    }

    /// Stops the link for good and lets go of the target.
    public func invalidate() {
        host?.animator.remove(self)
        host = nil
        target = nil
    }

    func fire(at time: CFTimeInterval) {
        guard let target else { return }
        if timestamp > 0, time > timestamp { duration = min(time - timestamp, 0.1) }
        timestamp = time
        action(target, self)
    }
}

/// Seconds on a clock that does not jump: the same that display links and touches tell.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.now
}
