/// Leads the animations that an animator makes with `UIView.animate`, from the start to the end and back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Of the animator, in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest of the transition runs, as a share of its usual speed. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The timing of the rest of the transition. `.easeInOut` by default.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition begins under the hand. True by default.
    open var wantsInteractiveStart = true

    private var context: TransitionContext?
    private var scrubber: TransitionScrubber?

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        duration = CGFloat(context.animator?.transitionDuration(using: context) ?? 0)
        percentComplete = 0
        let scrubber = TransitionScrubber(duration: Double(duration))
        self.scrubber = scrubber
        scrubber.record { context.runAnimator() }
        scrubber.move(to: 0)
    }

    /// Stops a transition that runs, so that a finger can lead it.
    open func pause() {
        guard let context, let scrubber else { return }
        context.pauseInteractiveTransition()
        percentComplete = CGFloat(scrubber.share)
        scrubber.move(to: scrubber.share)
    }

    /// Moves to a moment, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, let scrubber else { return }
        self.percentComplete = min(1, max(0, percentComplete))
        scrubber.move(to: Double(self.percentComplete))
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The rest runs by itself, to the end.
    open func finish() {
        end { context, scrubber in
            context.finishInteractiveTransition()
            scrubber.finish(speed: Double(completionSpeed))
        }
    }

    /// Back to where it began.
    open func cancel() {
        end { context, scrubber in
            context.cancelInteractiveTransition()
            scrubber.cancel(speed: Double(completionSpeed), curve: completionCurve)
        }
    }

    private func end(_ body: (TransitionContext, TransitionScrubber) -> Void) {
        guard let context, let scrubber else { return }
        self.context = nil
        self.scrubber = nil
        body(context, scrubber)
    }
}
