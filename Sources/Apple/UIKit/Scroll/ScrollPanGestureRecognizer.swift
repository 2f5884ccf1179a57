/// The recogniser of a scroll view: it begins when a finger has moved enough along an axis that scrolls, or at once when
/// the finger stops content that was moving.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// How long the fingers have been down, in seconds.
    var touchDuration: TimeInterval { lastTime - (scrollView?.drag.touchTime ?? lastTime) }
    /// The distance the fingers have moved since the first came down, less what ``setTranslation(_:in:)`` took away.
    private var moved = CGPoint.zero
    private var tracker = VelocityTracker()
    private var path = CGPoint.zero
    /// When the fingers were last heard of.
    private var lastTime: TimeInterval = 0

    /// How far a finger moves before it is a drag; UIKit's value, in points.
    private static let threshold: CGFloat = 10

    init(for scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        onChange { [weak self] _ in
            guard let self else { return }
            self.scrollView?.panDidChange(self)
        }
    }

    override func translation(in view: UIView?) -> CGPoint { moved }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        moved = translation
    }

    override func velocity(in view: UIView?) -> CGPoint { tracker.velocity(at: lastTime) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        scrollView?.fingerDidTouch(touch)
        moved = .zero
        path = .zero
        tracker.reset()
        tracker.add(.zero, at: touch.timestamp)
        lastTime = touch.timestamp
        if scrollView?.drag.caughtMotion == true { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, !tracked.isEmpty else { return }
        for touch in touches {
            let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
            moved.x += (now.x - before.x) / CGFloat(tracked.count)
            moved.y += (now.y - before.y) / CGFloat(tracked.count)
            path.x += (now.x - before.x) / CGFloat(tracked.count)
            path.y += (now.y - before.y) / CGFloat(tracked.count)
        }
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        tracker.add(path, at: lastTime)
        switch state {
        case .possible:
            let distance = hypot(moved.x, moved.y)
            guard distance >= Self.threshold else { return }
            let start = moved
            state = .began
            guard state == .began else { return }
            // The content follows from here on, so that it does not jump by the threshold.
            let excess = (distance - Self.threshold) / distance
            scrollView.drag.lastTranslation = CGPoint(x: start.x * (1 - excess), y: start.y * (1 - excess))
            if excess > 0 { state = .changed }
        case .began, .changed:
            state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        if state == .began || state == .changed { state = .ended } else { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
        state = .cancelled
    }

    override func reset() {
        super.reset()
        moved = .zero
        scrollView?.fingerDidLeave()
    }

    override func timePassed(to time: Double) {
        super.timePassed(to: time)
        scrollView?.timePassed(to: time)
    }
}
