import Stage

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Relative to the distance of the fingers when they came down.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { startDistance = scale != 0 ? distance / scale : distance } }
    }
    /// In scale a second.
    open private(set) var velocity: CGFloat = 0

    /// In points.
    private static let hysteresis: CGFloat = 8

    private var startDistance: CGFloat = 0
    private var lastTime: Double = 0
    private var isMeasuring = false

    private var distance: CGFloat {
        guard tracked.count >= 2 else { return 0 }
        return UITapGestureRecognizer.distance(tracked[0].locationInWindow, tracked[1].locationInWindow)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count == 2 else { return }
        measure { startDistance = max(distance, 1) }
        lastTime = touches.first?.timestamp ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count >= 2, startDistance > 0 else { return }
        switch state {
        case .possible:
            guard abs(distance - startDistance) >= Self.hysteresis else { return }
            update(touches)
            state = .began
        case .began, .changed:
            update(touches)
            state = .changed
        default: break
        }
    }

    private func update(_ touches: Set<UITouch>) {
        let time = touches.first?.timestamp ?? lastTime
        let new = distance / startDistance
        if time > lastTime { velocity = (new - scale) / CGFloat(time - lastTime) }
        measure { scale = new }
        lastTime = time
    }

    /// Changes that are not the program's.
    private func measure(_ body: () -> Void) {
        isMeasuring = true
        body()
        isMeasuring = false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = tracked.count - touches.count
        switch state {
        case .began, .changed: if left < 2 { state = .ended }
        case .possible where left <= 0: state = .failed
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        measure { scale = 1 }
        velocity = 0
        startDistance = 0
    }
}
