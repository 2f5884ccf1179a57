/// The transition context passed to an animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle = .none
    var targetTransform: CGAffineTransform { .identity }
    private let from: UIViewController
    private let to: UIViewController
    private let fromView: UIView?
    private let toView: UIView?
    private let initial: CGRect
    private let final: CGRect
    var completion: ((Bool) -> Void)?
    /// Of an interactive transition.
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private weak var coordinator: TransitionCoordinator?
    /// It lives as long as the transition.
    private var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
        from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?, container: UIView,
        finalFrame: CGRect, isAnimated: Bool
    ) {
        self.from = from
        self.to = to
        self.fromView = fromView
        self.toView = toView
        containerView = container
        initial = from.viewIfLoaded?.frame ?? .zero
        final = finalFrame
        self.isAnimated = isAnimated
    }

    /// Runs the animator, led by `interaction` if there is one.
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator,
        interaction: (any UIViewControllerInteractiveTransitioning)?, beside: @escaping () -> Void = {}
    ) {
        self.animator = animator
        self.coordinator = coordinator
        self.beside = beside
        guard let interaction, interaction.wantsInteractiveStart else {
            runAnimator()
            return
        }
        self.interaction = interaction
        isInteractive = true
        coordinator.interactionBegan()
        interaction.startInteractiveTransition(self)
    }

    private var beside: () -> Void = {}

    /// The animator's animations, and those that run with them.
    func runAnimator() {
        guard let animator, let coordinator else { return }
        let duration = animator.transitionDuration(using: self)
        coordinator.runAlongside(duration: duration)
        let beside = self.beside
        self.beside = {}
        UIView.animate(withDuration: duration) { beside() }
        animator.animateTransition(using: self)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator?.percentComplete = percentComplete
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    func finishInteractiveTransition() {
        endInteraction()
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        endInteraction()
    }

    private func endInteraction() {
        guard isInteractive else { return }
        isInteractive = false
        coordinator?.interactionEnded(
            cancelled: transitionWasCancelled, velocity: interaction?.completionSpeed ?? 1,
            curve: interaction?.completionCurve ?? .easeInOut)
    }

    func completeTransition(_ didComplete: Bool) {
        if !didComplete { transitionWasCancelled = true }
        let completion = self.completion
        self.completion = nil
        completion?(didComplete)
        animator = nil
        interaction = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initial : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? final : vc === from ? initial : .zero }
}
