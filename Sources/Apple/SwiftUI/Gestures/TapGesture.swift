/// One or several taps.
public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps.
    public var count: Int

    /// Creates a gesture of so many taps.
    public init(count: Int = 1) { self.count = count }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Void>) -> Void) {
        let tap = context.recognizer { ClosureTap() }
        tap.numberOfTapsRequired = count
        tap.ended = { _ in events(.ended(())) }
    }
}

/// One or several taps, with their place.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// In the gesture's space.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// The space of the place.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of so many taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public func _attach(_ context: _GestureContext, _ events: @escaping (_GestureEvent<Value>) -> Void) {
        let tap = context.recognizer { ClosureTap() }
        tap.numberOfTapsRequired = count
        tap.ended = { [coordinateSpace] tap in
            events(.ended(Value(location: context.convert(tap.location(in: tap.view), to: coordinateSpace))))
        }
    }
}

private final class ClosureTap: UITapGestureRecognizer {
    var ended: (UIGestureRecognizer) -> Void = { _ in }

    init() {
        super.init(target: nil, action: nil)
        onChange { [weak self] in self?.ended($0) }
    }
}
