import Stage

/// A finger that rests on the screen, optionally after taps. Continuous: it begins while the finger is down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// In points, until it begins; afterwards the finger may go anywhere.
    open var allowableMovement: CGFloat = 10
    /// Full taps before the press.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes. 1 by default.
    open var numberOfTouchesRequired = 1

    private static let longestPause = 0.35

    private var pressedSince: Double?
    private var pausedSince: Double?
    private var taps = 0

    package override var isWaitingForTime: Bool { pausedSince != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pausedSince = nil
        if tracked.count > numberOfTouchesRequired {
            state = state == .possible ? .failed : .cancelled
        } else if tracked.count == numberOfTouchesRequired {
            let time = touches.first?.timestamp ?? 0
            pressedSince = time
            timePassed(to: time)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            let strayed = touches.contains {
                UITapGestureRecognizer.distance($0.locationInWindow, $0.startInWindow) > allowableMovement
            }
            if strayed { state = .failed } else { timePassed(to: touches.first?.timestamp ?? 0) }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            pressedSince = nil
            taps += 1
            if taps > numberOfTapsRequired {
                state = .failed
            } else {
                pausedSince = touches.first?.timestamp
            }
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    package override func timePassed(to time: Double) {
        guard state == .possible else { return }
        if let pressedSince, taps == numberOfTapsRequired, time - pressedSince >= minimumPressDuration {
            state = .began
        } else if let pausedSince, time - pausedSince > Self.longestPause {
            self.pausedSince = nil
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        pressedSince = nil
        pausedSince = nil
        taps = 0
    }
}
