import Stage

/// The background of a bar: a colour or an image, and a line at its edge.
@MainActor
final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private let picture = BarPictureView()
    private var blur: UIVisualEffectView?
    /// A navigation bar's line is at its lower edge, a toolbar's and a tab bar's at the upper.
    private let lineIsAtTop: Bool

    init(lineIsAtTop: Bool) {
        self.lineIsAtTop = lineIsAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.isHidden = true
        addSubview(picture)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    /// Nil shows nothing: the bar is transparent.
    func show(_ appearance: UIBarAppearance?) {
        let color = appearance?.backgroundColor
        // Under a colour that covers it nobody would see the effect.
        let isCovered = (color?.cgColor.alpha ?? 0) >= 1
        let effect = isCovered ? nil : appearance?.backgroundEffect
        if let effect {
            let view = blur ?? UIVisualEffectView(effect: effect)
            view.effect = effect
            if blur == nil { insertSubview(view, at: 0) }
            blur = view
        }
        blur?.isHidden = effect == nil
        blur?.contentView.backgroundColor = color
        backgroundColor = effect == nil ? color : nil
        setNeedsLayout()
        picture.image = appearance?.backgroundImage
        picture.isHidden = appearance?.backgroundImage == nil
        hairline.backgroundColor = appearance?.shadowColor
        hairline.isHidden = appearance?.shadowColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = 1 / contentScaleFactor
        blur?.frame = bounds
        picture.frame = bounds
        hairline.frame = CGRect(x: 0, y: lineIsAtTop ? 0 : bounds.height, width: bounds.width, height: height)
    }
}

@MainActor
private final class BarPictureView: UIView {
    var image: UIImage? {
        didSet { setNeedsDisplay() }
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard let image, bounds.width > 0 else { return }
        image.draw(on: canvas, in: bounds, tint: nil, traits: traitCollection)
    }
}
