/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What the gestures tell; nil for one that does not go on.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }

    /// One gesture.
    public var first: First
    /// The other one.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Current {
        var first: First.Value?
        var second: Second.Value?
        var firstIsOver = true
        var secondIsOver = true
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let current = context.slot { Current() }
        func tell() {
            let value = Value(first: current.first, second: current.second)
            guard current.firstIsOver, current.secondIsOver else { return events(.changed(value)) }
            (current.first, current.second) = (nil, nil)
            events(value.first == nil && value.second == nil ? .cancelled : .ended(value))
        }
        first._attach(context) { event in
            switch event {
            case .changed(let value): (current.first, current.firstIsOver) = (value, false)
            case .ended(let value): (current.first, current.firstIsOver) = (value, true)
            case .cancelled: (current.first, current.firstIsOver) = (nil, true)
            }
            tell()
        }
        second._attach(context) { event in
            switch event {
            case .changed(let value): (current.second, current.secondIsOver) = (value, false)
            case .ended(let value): (current.second, current.secondIsOver) = (value, true)
            case .cancelled: (current.second, current.secondIsOver) = (nil, true)
            }
            tell()
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
