import Stage

/// A finger dragged in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the gesture begins at.
    open var edges: UIRectEdge = []

    /// How near to the edge the finger must come down, in points; an estimate, as Apple documents none.
    private static let reach: CGFloat = 20

    private var startEdge: UIRectEdge?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, startEdge == nil, let touch = touches.first, let window = touch.window else { return }
        let (point, size) = (touch.startInWindow, window.bounds.size)
        if edges.contains(.left), point.x <= Self.reach {
            startEdge = .left
        } else if edges.contains(.right), point.x >= size.width - Self.reach {
            startEdge = .right
        } else if edges.contains(.top), point.y <= Self.reach {
            startEdge = .top
        } else if edges.contains(.bottom), point.y >= size.height - Self.reach {
            startEdge = .bottom
        } else {
            state = .failed
        }
    }

    /// It begins as soon as the finger goes inwards, and not at all when it goes along the edge.
    package override func beginsWith(_ movement: CGPoint) -> Bool {
        guard super.beginsWith(movement) else { return false }
        let isInwards =
            switch startEdge {
            case .left?: movement.x > abs(movement.y)
            case .right?: -movement.x > abs(movement.y)
            case .top?: movement.y > abs(movement.x)
            default: -movement.y > abs(movement.x)
            }
        if !isInwards { state = .failed }
        return isInwards
    }

    open override func reset() {
        super.reset()
        startEdge = nil
    }
}
