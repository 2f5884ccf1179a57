/// A view that shows what is behind it, changed by an effect. Its content goes into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view over the effect.
    public let contentView = UIView()
    private let backdrop = BackdropView()
    private let tint = UIView()

    /// Nil shows the content alone. In an animation block the effect fades.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    /// Creates a view that shows an effect; nil shows none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        finishInit()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        decodeNib(coder, UIVisualEffectView.self)
    }

    private func finishInit() {
        for view in [backdrop, tint] { view.isUserInteractionEnabled = false }
        for view in [backdrop, tint, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: subviews.count)
        }
        UIView.performWithoutAnimation { showEffect() }
    }

    private func showEffect() {
        let blur = effect as? UIBlurEffect
        if let blur {
            backdrop.backdropLayer?.blurRadius = blur.style.blurRadius
            backdrop.backdropLayer?.saturation = blur.style.saturation
            tint.backgroundColor = blur.style.tint
        }
        let vibrancy = effect as? UIVibrancyEffect
        contentView.alpha = vibrancy?.style.alpha ?? 1
        contentView.overrideUserInterfaceStyle = vibrancy?.blur.style.contentStyle ?? .unspecified
        contentView.tintColor = vibrancy == nil ? nil : .label
        for view in [backdrop, tint] { view.alpha = blur == nil ? 0 : 1 }
    }
}

@MainActor
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
