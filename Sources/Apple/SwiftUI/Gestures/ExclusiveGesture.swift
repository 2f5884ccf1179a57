/// One of two gestures: the first, or the second if the first is not found.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What the gesture that was found tells.
    public enum Value {
        /// The first was found.
        case first(First.Value)
        /// The second was found.
        case second(Second.Value)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that is taken if the first is not found.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Current {
        var firstGoesOn = false
        var secondGoesOn = false
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let current = context.slot { Current() }
        let before = context.recognizers.count
        first._attach(context) { event in
            if current.secondGoesOn { return }
            if case .changed = event { current.firstGoesOn = true } else { current.firstGoesOn = false }
            events(event.map { .first($0) })
        }
        let middle = context.recognizers.count
        second._attach(context) { event in
            if current.firstGoesOn { return }
            if case .changed = event { current.secondGoesOn = true } else { current.secondGoesOn = false }
            events(event.map { .second($0) })
        }
        context.wait(
            Array(context.recognizers[middle...]), for: Array(context.recognizers[before..<middle]))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, or another one if this is not found.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
