/// How a HUD appears and disappears. The base shows and hides it at once.
@preconcurrency @MainActor
open class JGProgressHUDAnimation: NSObject {
    /// The HUD.
    public internal(set) weak var progressHUD: JGProgressHUD?

    public required override init() { super.init() }

    /// An animation.
    open class func animation() -> Self { self.init() }

    /// Shows the HUD.
    open func show() { animationFinished() }
    /// Hides the HUD.
    open func hide() { animationFinished() }
    /// To be called at the end of ``show()`` and ``hide()``.
    public final func animationFinished() { progressHUD?.animationFinished() }
}

/// Fades the HUD in and out.
open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {
    /// In seconds. 0.4 by default.
    open var duration: TimeInterval = 0.4
    /// The course of the animation.
    open var animationOptions: UIView.AnimationOptions = .curveEaseInOut

    open override func show() {
        progressHUD?.alpha = 0
        animate { $0.alpha = 1 }
    }

    open override func hide() { animate { $0.alpha = 0 } }

    private func animate(_ change: @escaping @MainActor (JGProgressHUD) -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: [animationOptions, .beginFromCurrentState]) {
            if let hud = self.progressHUD { change(hud) }
        } completion: { _ in
            self.animationFinished()
        }
    }
}

/// Fades the HUD in and out while its panel shrinks to its size, and away.
open class JGProgressHUDFadeZoomAnimation: JGProgressHUDFadeAnimation {
    /// In seconds. 0.2 by default.
    open var shrinkAnimationDuaration: TimeInterval = 0.2
    /// In seconds. 0.15 by default.
    open var expandAnimationDuaration: TimeInterval = 0.15
    /// How large the panel is at its largest. 1.1 times its size by default.
    open var expandScale = CGSize(width: 1.1, height: 1.1)

    public required init() {
        super.init()
        duration = 0.35
    }

    open override func show() {
        let panel = progressHUD?.hudView
        panel?.transform = CGAffineTransform(scaleX: expandScale.width, y: expandScale.height)
        UIView.animate(withDuration: shrinkAnimationDuaration) { panel?.transform = .identity }
        super.show()
    }

    open override func hide() {
        let (panel, scale) = (progressHUD?.hudView, expandScale)
        UIView.animate(withDuration: expandAnimationDuaration) {
            panel?.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        }
        super.hide()
    }
}
