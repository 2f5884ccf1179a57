/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}
