import Stage

/// A quick movement in one direction. Discrete: it is recognised while the finger still moves.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The direction right.
        public static let right = Direction(rawValue: 1)
        /// The direction left.
        public static let left = Direction(rawValue: 2)
        /// The direction up.
        public static let up = Direction(rawValue: 4)
        /// The direction down.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count. To the right by default.
    open var direction: Direction = .right
    /// How many fingers it takes. 1 by default.
    open var numberOfTouchesRequired = 1

    /// In points and seconds; estimates, as Apple documents none.
    private static let distance: CGFloat = 50
    private static let longest = 0.5

    private var start = CGPoint.zero
    private var began: Double = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracked.count > numberOfTouchesRequired {
            state = .failed
        } else if tracked.count == numberOfTouchesRequired {
            start = location(in: nil)
            began = touches.first?.timestamp ?? 0
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, tracked.count == numberOfTouchesRequired else { return }
        if (touches.first?.timestamp ?? 0) - began > Self.longest {
            state = .failed
            return
        }
        let now = location(in: nil)
        let (x, y) = (now.x - start.x, now.y - start.y)
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let moved: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        // More than half as far aside as ahead is no straight swipe.
        let isStraight = min(abs(x), abs(y)) <= max(abs(x), abs(y)) / 2
        state = direction.contains(moved) && isStraight ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
