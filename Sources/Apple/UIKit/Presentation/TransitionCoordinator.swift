/// Runs a program's animations and completions beside a transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    var isCancelled = false
    private(set) var isInteractive = false
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    let containerView: UIView
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
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
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation {
            // Too late to join means at once.
            if hasStarted { animation(self) } else { animations.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
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
        for completion in completions { completion(self) }
    }
}

extension UIViewController {
    /// The transition that the controller takes part in at the moment.
    var activeTransition: TransitionCoordinator? {
        get { attachments[ObjectIdentifier(TransitionCoordinator.self)] as? TransitionCoordinator }
        set { attachments[ObjectIdentifier(TransitionCoordinator.self)] = newValue }
    }

    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var next: UIViewController? = self
        while let controller = next {
            if let active = controller.activeTransition { return active }
            next = controller.parent
        }
        return nil
    }
}
