/// Whether an animator has begun.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing was begun, or everything has come to its end.
    case inactive
    /// It runs, or is paused.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// Where an animator has come to rest.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Animations that can be paused, scrubbed and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of changes to views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
