import Foundation

/// Two fingers that turn about each other.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// The angle from the beginning.
        public var rotation: Angle
        /// How fast the angle changes, a second.
        public var velocity: Angle
        /// The middle of the fingers at the beginning.
        public var startLocation: CGPoint
    }

    /// The least angle that is a gesture.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of two fingers that turn at least so far.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let rotation = context.recognizer { ClosureRotation() }
        rotation.event = { rotation in
            let value = Value(
                time: Date(), rotation: .radians(rotation.rotation), velocity: .radians(rotation.velocity),
                startLocation: rotation.start)
            switch rotation.state {
            case .began, .changed: events(.changed(value))
            case .ended: events(.ended(value))
            case .cancelled: events(.cancelled)
            default: break
            }
        }
    }
}

/// Two fingers that turn about each other. ``RotateGesture`` tells more.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    /// The least angle that is a gesture.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of two fingers that turn at least so far.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Angle>) -> Void) {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._attach(context) { events($0.map(\.rotation)) }
    }
}

private final class ClosureRotation: UIRotationGestureRecognizer {
    var event: (ClosureRotation) -> Void = { _ in }
    private(set) var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        onChange { [weak self] _ in
            guard let self else { return }
            if state == .began { start = location(in: view) }
            event(self)
        }
    }
}
