/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger led it at first.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be taken over by hand.
    var isInterruptible: Bool { get }
    /// Whether a finger leads it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it began; known once the finger has left.
    var isCancelled: Bool { get }
    /// In seconds; 0 when it is not animated.
    var transitionDuration: TimeInterval { get }
    /// How far the finger had led it when it left, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest of the transition runs, as a share of its usual speed.
    var completionVelocity: CGFloat { get }
    /// The timing of the rest of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that comes or goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// How the view turns with the transition; the identity, as windows do not turn.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations beside a transition that the system makes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's own, and `completion` when it is over. Whether it could still join.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for a view that is not in the container of the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger leaves: the context says whether it goes on or back.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` beside the transition, and `completion` after it, or after its cancellation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// The same, for a view outside of the transition's container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
