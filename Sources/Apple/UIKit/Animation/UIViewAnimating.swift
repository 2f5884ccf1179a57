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
    /// The end, the beginning, or where it is now.
    case end, start, current
}

/// Animations that can be paused, scrubbed and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Whether the animator has begun.
    var state: UIViewAnimatingState { get }
    /// Whether time passes in the animation.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its beginning.
    var isReversed: Bool { get set }
    /// How much of the animation is done, from 0 to 1; setting it moves a paused one.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or lets a paused one go on.
    func startAnimation()
    /// Starts the animation after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is; with true nothing more is called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a place and calls the completion blocks.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of changes to views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a share of what is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end, with the place where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets a paused animation go on with another timing or duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
