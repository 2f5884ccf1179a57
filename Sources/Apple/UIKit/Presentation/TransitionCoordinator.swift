/// Runs a program's animations and completions beside a transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    var presentationStyle: UIModalPresentationStyle = .none
    var isCancelled = false
    private(set) var initiallyInteractive = false
    var isInterruptible: Bool { false }
    private(set) var isInteractive = false
    var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1
    private(set) var completionCurve: UIView.AnimationCurve = .easeInOut
    var targetTransform: CGAffineTransform { .identity }
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    let containerView: UIView
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var hasStarted = false

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, isAnimated: Bool, duration: TimeInterval
    ) {
        self.from = from
        self.to = to
        containerView = container
        self.isAnimated = isAnimated
        transitionDuration = isAnimated ? duration : 0
    }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let animation {
            // Too late to join means at once.
            if hasStarted { animation(self) } else { animations.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        interactionHandlers.append(handler)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    func interactionBegan() {
        initiallyInteractive = true
        isInteractive = true
    }

    /// The finger has left.
    func interactionEnded(cancelled: Bool, velocity: CGFloat = 1, curve: UIView.AnimationCurve = .easeInOut) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        completionVelocity = velocity
        completionCurve = curve
        for handler in interactionHandlers { handler(self) }
    }

    func runAlongside(duration: TimeInterval) {
        guard !hasStarted else { return }
        hasStarted = true
        let animations = self.animations
        self.animations = []
        guard !animations.isEmpty else { return }
        UIView.animate(withDuration: isAnimated ? duration : 0) {
            for animation in animations { animation(self) }
        }
    }

    func finish() {
        runAlongside(duration: 0)
        let completions = self.completions
        self.completions = []
        interactionHandlers = []
        for completion in completions { completion(self) }
    }
}

extension UIViewController {
    /// The transition that the controller takes part in at the moment.
    var activeTransition: TransitionCoordinator? {
        get { attachments[ObjectIdentifier(TransitionCoordinator.self)] as? TransitionCoordinator }
        set { attachments[ObjectIdentifier(TransitionCoordinator.self)] = newValue }
    }

    var nearestTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var next: UIViewController? = self
        while let controller = next {
            if let active = controller.activeTransition { return active }
            next = controller.parent
        }
        return nil
    }
}
