/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    /// A standard curve, a curve with handles, a spring, or both together.
    case builtin, cubic, spring, composed
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the timing.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}
