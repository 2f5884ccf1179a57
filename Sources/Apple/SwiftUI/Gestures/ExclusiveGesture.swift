/// A gesture, or another one if it is not the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What the gesture tells that it was.
    public enum Value {
        /// It was the first.
        case first(First.Value)
        /// It was the second.
        case second(Second.Value)
    }

    /// The gesture that comes before the other one.
    public var first: First
    /// The gesture that comes after it.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let start = context.recognizers.count
        first._attach(context) { events($0.map(Value.first)) }
        let middle = context.recognizers.count
        second._attach(context) { events($0.map(Value.second)) }
        context.wait(Array(context.recognizers[middle...]), for: Array(context.recognizers[start..<middle]))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
