/// A gesture and, when that has ended, another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the gestures have come.
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one has ended, and the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that comes then.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Current {
        var first: First.Value?
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let current = context.slot { Current() }
        first._attach(context) { event in
            switch event {
            case .changed(let value):
                current.first = nil
                events(.changed(.first(value)))
            case .ended(let value):
                current.first = value
                events(.changed(.second(value, nil)))
            case .cancelled:
                if current.first == nil { events(.cancelled) }
            }
        }
        second._attach(context) { event in
            guard let first = current.first else { return }
            switch event {
            case .changed(let value): events(.changed(.second(first, value)))
            case .ended(let value):
                current.first = nil
                events(.ended(.second(first, value)))
            case .cancelled:
                current.first = nil
                events(.cancelled)
            }
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
