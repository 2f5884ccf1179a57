import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// How far the fingers have moved apart.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// The distance of the fingers, by that at the beginning.
        public var magnification: CGFloat
        /// How fast the magnification changes, a second.
        public var velocity: CGFloat
        /// The middle of the fingers at the beginning, in parts of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the beginning.
        public var startLocation: CGPoint
    }

    /// The least change that is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of two fingers that move apart at least so far.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let pinch = context.recognizer { ClosurePinch() }
        pinch.event = { pinch in
            let value = Value(
                time: Date(), magnification: pinch.scale, velocity: pinch.velocity, startAnchor: pinch.startAnchor,
                startLocation: pinch.start)
            switch pinch.state {
            case .began, .changed: events(.changed(value))
            case .ended: events(.ended(value))
            case .cancelled: events(.cancelled)
            default: break
            }
        }
    }
}

/// Two fingers that move apart or together. ``MagnifyGesture`` tells more.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    /// The least change that is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of two fingers that move apart at least so far.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<CGFloat>) -> Void) {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._attach(context) { events($0.map(\.magnification)) }
    }
}

private final class ClosurePinch: UIPinchGestureRecognizer {
    var event: (ClosurePinch) -> Void = { _ in }
    private(set) var start = CGPoint.zero
    private(set) var startAnchor = UnitPoint.center

    init() {
        super.init(target: nil, action: nil)
        onChange { [weak self] _ in
            guard let self else { return }
            if state == .began {
                start = location(in: view)
                let size = view?.bounds.size ?? .zero
                startAnchor = UnitPoint(
                    x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0)
            }
            event(self)
        }
    }
}
