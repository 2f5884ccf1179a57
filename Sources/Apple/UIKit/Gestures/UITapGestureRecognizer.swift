import Stage

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    /// A finger may rest this long, and the next tap must begin this soon after the last, in seconds;
    /// estimates, as Apple documents none.
    private static let longestTap = 0.75
    private static let longestPause = 0.35
    /// In points, from where the finger came down and from the tap before.
    private static let allowableMovement: CGFloat = 45

    private var taps = 0
    private var fingers = 0
    private var lifted = 0
    private var began: Double = 0
    private var pausedSince: Double?
    private var firstLocation: CGPoint?

    package override var isTap: Bool { true }

    package override var isWaitingForTime: Bool { pausedSince != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if lifted > 0 {
            // A finger comes down while others of the same tap go up.
            state = .failed
            return
        }
        if fingers == 0, let touch = touches.first {
            began = touch.timestamp
            pausedSince = nil
        }
        fingers += touches.count
        if fingers > numberOfTouchesRequired {
            state = .failed
            return
        }
        guard let touch = touches.first else { return }
        if let firstLocation, Self.distance(touch.locationInWindow, firstLocation) > Self.allowableMovement {
            state = .failed
        }
        firstLocation = firstLocation ?? touch.locationInWindow
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let strayed = touches.contains {
            Self.distance($0.locationInWindow, $0.startInWindow) > Self.allowableMovement
        }
        if strayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        lifted += touches.count
        guard lifted == fingers else { return }
        if fingers < numberOfTouchesRequired || (touches.first?.timestamp ?? began) - began > Self.longestTap {
            state = .failed
            return
        }
        taps += 1
        fingers = 0
        lifted = 0
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            pausedSince = touches.first?.timestamp
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    package override func timePassed(to time: Double) {
        guard state == .possible else { return }
        if let pausedSince, time - pausedSince > Self.longestPause {
            self.pausedSince = nil
            state = .failed
        } else if fingers > 0, time - began > Self.longestTap {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        taps = 0
        fingers = 0
        lifted = 0
        pausedSince = nil
        firstLocation = nil
    }

    /// A tap does not keep one with more taps from being recognised.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer {
            return other.numberOfTapsRequired <= numberOfTapsRequired
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
