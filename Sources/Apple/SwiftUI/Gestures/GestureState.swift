/// A value that changes with a gesture, and is what it was again when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    fileprivate let initial: Value
    fileprivate let resetTransaction: (Value) -> Transaction
    fileprivate var location: StateLocation<Value>?

    /// Creates a state with the value that it has without a gesture.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// Creates a state with the value that it has without a gesture.
    public init(initialValue: Value) {
        initial = initialValue
        resetTransaction = { _ in Transaction() }
    }

    /// Creates a state, and the change in which it becomes what it was.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        self.resetTransaction = { _ in resetTransaction }
    }

    /// Creates a state, and a block that changes the change in which it becomes what it was.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetTransaction = { value in
            var transaction = Transaction()
            reset(value, &transaction)
            return transaction
        }
    }

    /// The value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func reset() {
        guard let location else { return }
        withTransaction(resetTransaction(location.value)) { location.value = initial }
    }
}

extension GestureState: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? StateLocation<Value> ?? StateLocation(initial, owner: context.owner)
        stored = kept
        location = kept
    }
}

/// A gesture that changes a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    let change: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that changes a state by a block.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        base._attach(context) { [state, change] event in
            switch event {
            case .changed(let value):
                var new = state.wrappedValue
                var transaction = Transaction()
                change(value, &new, &transaction)
                withTransaction(transaction) { state.location?.value = new }
            case .ended, .cancelled: state.reset()
            }
            events(event)
        }
    }
}
