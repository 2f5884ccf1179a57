/// Names a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that goes.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The information an animator gets about its transition, and the way to report its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition happens. The coming view must be added to it.
    var containerView: UIView { get }
    /// Whether the change is to be animated.
    var isAnimated: Bool { get }
    /// Whether the transition is under the user's hand.
    var isInteractive: Bool { get }
    /// Whether the transition was called off.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the view turns with the transition; the identity, as windows do not turn.
    var targetTransform: CGAffineTransform { get }
    /// A finger has led the transition to `percentComplete`, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has left, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger has left, and the transition goes back to where it began.
    func cancelInteractiveTransition()
    /// Stops the transition, to be driven by hand.
    func pauseInteractiveTransition()
    /// Ends the transition. An animator must call it, with false when the change was called off.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that comes or goes; nil if the transition does not own it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns where a controller's view begins; zero if that is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns where a controller's view ends; zero if that is not known.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Makes a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns how long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Carries out the transition, and calls `completeTransition(_:)` at its end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called after the transition, also when it was called off.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
