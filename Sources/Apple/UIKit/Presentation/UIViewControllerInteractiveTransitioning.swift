/// Leads a transition between controllers by something a person does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins a transition that is driven by hand.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest runs once the finger has left, beside the animator's own pace.
    var completionSpeed: CGFloat { get }
    /// The timing of the rest of the transition after the hand has let go.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether a finger leads from the start; otherwise the transition runs by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
