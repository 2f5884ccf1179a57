/// The place that a touch goes to.
public enum FlowTarget: Equatable, Sendable {
    /// The centre of the element, or `at` within it.
    case element(FlowSelector, at: FlowPoint?)
    /// A place on the screen.
    case point(FlowPoint)
}
