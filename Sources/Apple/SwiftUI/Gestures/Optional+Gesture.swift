/// No gesture is one that is never found.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        self?._attach(context, events)
    }
}
