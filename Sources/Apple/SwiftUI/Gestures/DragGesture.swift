import Foundation

/// A finger that moves.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where the finger is, and how it came there.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it touched first.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize
        /// How far it is from where it touched first.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the finger would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far from its start the finger would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger moves before it is a gesture, in points.
    public var minimumDistance: CGFloat
    /// The space of the places.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a finger that moves at least so far.
    @_disfavoredOverload
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a gesture of a finger that moves at least so far.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let drag = context.recognizer { DragRecognizer() }
        drag.minimumDistance = minimumDistance
        drag.event = { [weak context, coordinateSpace] drag, isOver in
            guard let context else { return }
            guard let isOver else { return events(.cancelled) }
            let value = Value(
                time: Date(), location: context.convert(drag.location, to: coordinateSpace),
                startLocation: context.convert(drag.start, to: coordinateSpace), velocity: drag.velocity)
            events(isOver ? .ended(value) : .changed(value))
        }
    }
}

/// Finds a finger that moves far enough.
private final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    /// The second value is nil for a gesture that was taken away.
    var event: (DragRecognizer, Bool?) -> Void = { _, _ in }
    private(set) var start = CGPoint.zero
    private(set) var location = CGPoint.zero
    private(set) var velocity = CGSize.zero
    private var times: [(time: TimeInterval, place: CGPoint)] = []

    init() { super.init(target: nil, action: nil) }

    private func take(_ touch: UITouch) {
        location = touch.location(in: view)
        times = times.filter { touch.timestamp - $0.time < 0.1 } + [(touch.timestamp, location)]
        if let first = times.first, touch.timestamp - first.time > 0.001 {
            let span = touch.timestamp - first.time
            velocity = CGSize(
                width: (location.x - first.place.x) / span, height: (location.y - first.place.y) / span)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        times = []
        velocity = .zero
        take(touch)
        start = location
        if minimumDistance <= 0 { begin() }
    }

    private func begin() {
        state = .began
        if state == .began || state == .changed { self.event(self, false) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        take(touch)
        switch state {
        case .possible:
            let distance =
                ((location.x - start.x) * (location.x - start.x)
                + (location.y - start.y) * (location.y - start.y)).squareRoot()
            if distance >= minimumDistance { begin() }
        case .began, .changed:
            state = .changed
            self.event(self, false)
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        take(touch)
        switch state {
        case .began, .changed:
            state = .ended
            self.event(self, true)
        default: state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let wasActive = state == .began || state == .changed
        state = wasActive ? .cancelled : .failed
        if wasActive { self.event(self, nil) }
    }
}
