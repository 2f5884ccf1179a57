/// A pattern of touches that a view can be given.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on.
    associatedtype Value
    /// The gesture that this one is made of.
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    var body: Body { get }
    /// Puts what finds the gesture on a view, and tells its events from now on.
    func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void)
}

extension Gesture where Value == Body.Value {
    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        body._attach(context, events)
    }
}

extension Gesture where Body == Never {
    /// A gesture that is found by itself is made of no other.
    public var body: Never { fatalError("\(Self.self) is made of no other gesture") }
}

extension Never: Gesture {
    public typealias Value = Never
    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Never>) -> Void) {}
}

/// What happens to a gesture.
public enum _GestureEvent<Value> {
    /// It goes on, or has come to its end, with this value.
    case changed(Value), ended(Value)
    /// It was taken away.
    case cancelled

    func map<T>(_ transform: (Value) -> T) -> _GestureEvent<T> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

extension Gesture {
    /// Runs an action when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Runs an action when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(gesture: self, action: action)
    }

    /// The same gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(gesture: self, transform: body)
    }

    /// Changes a state while the gesture goes on; it is what it was again when the gesture is over.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// Both gestures at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let gesture: Content
    let action: (Content.Value) -> Void

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        gesture._attach(context) { [action] event in
            if case .ended(let value) = event { action(value) }
            events(event)
        }
    }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let gesture: Content
    let action: (Content.Value) -> Void

    private final class Last { var value: Content.Value? }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let last = context.slot { Last() }
        gesture._attach(context) { [action] event in
            switch event {
            case .changed(let value):
                let isOther = last.value != value
                last.value = value
                if isOther { action(value) }
            case .ended, .cancelled: last.value = nil
            }
            events(event)
        }
    }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    let gesture: Content
    let transform: (Content.Value) -> Value

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        gesture._attach(context) { [transform] in events($0.map(transform)) }
    }
}
