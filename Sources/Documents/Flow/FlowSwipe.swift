/// Where a swipe begins and ends.
public enum FlowSwipe: Equatable, Sendable {
    /// Across the screen; the direction is the finger's.
    case screen(FlowDirection)
    /// From the centre of an element.
    case element(FlowSelector, FlowDirection)
    case points(from: FlowPoint, to: FlowPoint)
}
