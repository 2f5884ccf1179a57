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
        let glass = effect as? UIGlassEffect
        if let blur {
            backdrop.backdropLayer?.blurRadius = blur.style.blurRadius
            backdrop.backdropLayer?.saturation = blur.style.saturation
            tint.backgroundColor = blur.style.tint
        } else if let glass {
            backdrop.backdropLayer?.blurRadius = glass.style == .clear ? 2 : 12
            backdrop.backdropLayer?.saturation = 1.4
            tint.backgroundColor = glass.colour
        }
        let vibrancy = effect as? UIVibrancyEffect
        contentView.alpha = vibrancy?.style.alpha ?? 1
        contentView.overrideUserInterfaceStyle = vibrancy?.blur.style.contentStyle ?? .unspecified
        contentView.tintColor = vibrancy == nil ? nil : .label
        for view in [backdrop, tint] { view.alpha = blur == nil && glass == nil ? 0 : 1 }
        tint.layer.borderWidth = glass == nil ? 0 : 0.75
        showRim()
        setNeedsLayout()
    }

    private func showRim() {
        tint.layer.borderColor = UIGlassEffect.rim.resolvedColor(with: traitCollection).cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if effect is UIGlassEffect { showRim() }
    }

    /// Glass is a capsule, unless the view's layer has corners of its own.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isGlass = effect is UIGlassEffect
        let radius = layer.cornerRadius > 0 ? layer.cornerRadius : min(bounds.width, bounds.height) / 2
        for view in [backdrop, tint] {
            view.layer.cornerRadius = isGlass ? radius : 0
            view.layer.cornerCurve = layer.cornerCurve
            view.clipsToBounds = isGlass
        }
    }
}

@MainActor
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var backdropLayer: BackdropLayer? { layer as? BackdropLayer }
}
