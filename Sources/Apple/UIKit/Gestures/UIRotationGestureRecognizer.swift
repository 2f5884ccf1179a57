import Foundation
import Stage

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians, clockwise, since the fingers came down.
    open var rotation: CGFloat = 0
    /// In radians a second.
    open private(set) var velocity: CGFloat = 0

    /// The way along the circle, in points.
    private static let hysteresis: CGFloat = 8

    private var lastAngle: CGFloat = 0
    private var waiting: CGFloat = 0
    private var lastTime: Double = 0

    private var vector: CGPoint {
        guard tracked.count >= 2 else { return .zero }
        let (a, b) = (tracked[0].locationInWindow, tracked[1].locationInWindow)
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count == 2 else { return }
        lastAngle = atan2(vector.y, vector.x)
        lastTime = touches.first?.timestamp ?? 0
        waiting = 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count >= 2 else { return }
        let vector = self.vector
        let angle = atan2(vector.y, vector.x)
        var change = angle - lastAngle
        if change > .pi { change -= 2 * .pi }
        if change < -.pi { change += 2 * .pi }
        lastAngle = angle
        let time = touches.first?.timestamp ?? lastTime
        if time > lastTime { velocity = change / CGFloat(time - lastTime) }
        lastTime = time
        switch state {
        case .possible:
            waiting += change
            let radius = (vector.x * vector.x + vector.y * vector.y).squareRoot() / 2
            guard abs(waiting) * radius >= Self.hysteresis else { return }
            rotation = waiting
            state = .began
        case .began, .changed:
            rotation += change
            state = .changed
        default: break
        }
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
        rotation = 0
        velocity = 0
        waiting = 0
    }
}
