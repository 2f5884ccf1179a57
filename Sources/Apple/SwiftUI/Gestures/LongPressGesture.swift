/// A finger that stays where it is for a while.
public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never
    /// How long, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture of a finger that stays for so many seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Bool>) -> Void) {
        let press = context.recognizer { ClosurePress() }
        press.minimumPressDuration = minimumDuration
        press.allowableMovement = maximumDistance
        press.events = events
    }
}

private final class ClosurePress: UILongPressGestureRecognizer {
    var events: (_GestureEvent<Bool>) -> Void = { _ in }
    private var isOver = false

    init() {
        super.init(target: nil, action: nil)
        onChange { [weak self] recognizer in
            guard let self, recognizer.state == .began, !isOver else { return }
            isOver = true
            events(.ended(true))
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        isOver = false
        if state == .possible { events(.changed(true)) }
    }

    override func reset() {
        super.reset()
        if !isOver { events(.cancelled) }
        isOver = true
    }
}
