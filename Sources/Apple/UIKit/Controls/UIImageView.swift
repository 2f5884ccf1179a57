package import Stage

/// Shows a picture, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        decodeNib(coder, UIImageView.self)
    }

    /// As large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates a view as large as the image, with one for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image; setting it changes the intrinsic size.
    open var image: UIImage? {
        didSet {
            noteTold(self, "image", from: oldValue, to: image)
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
                invalidateIntrinsicContentSize()
            }
            setNeedsDisplay()
            if animationImages == nil, image?.images != nil || oldValue?.images != nil { startAnimating() }
        }
    }

    /// The image while the view is highlighted; nil takes the image.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the view shows its highlighted image.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsDisplay()
            if isAnimating { startAnimating() }
        }
    }

    /// How bright the view's picture may be shown. Has no effect: no picture is brighter than white.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// How bright the view's picture is shown: standard.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// For symbols that were made without a configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the picture grows at the text sizes for people who see badly. False by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            invalidateIntrinsicContentSize()
        }
    }

    private var growth: CGFloat {
        adjustsImageSizeForAccessibilityContentSizeCategory ? AccessibilityImageSize.factor(traitCollection) : 1
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            before != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
    }

    // MARK: Animation

    /// The images of an animation; they win over the image while it runs.
    open var animationImages: [UIImage]?
    /// The images of an animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]?
    /// The time of one round, in seconds; 0 is a thirtieth of a second a picture.
    open var animationDuration: TimeInterval = 0
    /// 0: for ever.
    open var animationRepeatCount = 0

    private var link: CADisplayLink?
    private var startedAt: CFTimeInterval?
    private var frameIndex = 0

    /// Whether an animation runs.
    open var isAnimating: Bool { link != nil }

    /// An animated image plays by itself unless the view has pictures of its own.
    private var frames: [UIImage] {
        (isHighlighted ? highlightedAnimationImages : animationImages) ?? image?.images ?? []
    }

    private var roundTime: TimeInterval {
        if animationDuration > 0 { return animationDuration }
        if animationImages == nil, let image, image.duration > 0 { return image.duration }
        return Double(frames.count) / 30
    }

    /// Starts the animation of ``animationImages``.
    open func startAnimating() {
        stopAnimating()
        guard !frames.isEmpty else { return }
        frameIndex = 0
        startedAt = nil
        let link = CADisplayLink { [weak self] in self?.advance($0) }
        self.link = link
        link.start(on: layer.host)
        setNeedsDisplay()
    }

    /// Stops the animation.
    open func stopAnimating() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        setNeedsDisplay()
    }

    private func advance(_ link: CADisplayLink) {
        let frames = frames
        guard !frames.isEmpty else { return stopAnimating() }
        let start = startedAt ?? link.timestamp
        startedAt = start
        let elapsed = (link.timestamp - start) / roundTime
        if animationRepeatCount > 0, elapsed >= Double(animationRepeatCount) { return stopAnimating() }
        let index = min(Int((elapsed - elapsed.rounded(.down)) * Double(frames.count) + 1e-6), frames.count - 1)
        guard index != frameIndex else { return }
        frameIndex = index
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, link == nil, animationImages == nil, image?.images != nil { return startAnimating() }
        guard let link else { return }
        if window == nil { link.invalidate() } else { link.start(on: layer.host) }
    }

    // MARK: Drawing

    /// The picture that shows now.
    private var shownImage: UIImage? {
        if isAnimating, !frames.isEmpty { return frames[min(frameIndex, frames.count - 1)] }
        let image = isHighlighted ? highlightedImage ?? self.image : self.image
        guard let configuration = preferredSymbolConfiguration, let own = image?.symbolConfiguration else {
            return image
        }
        return image?.withConfiguration(configuration.applying(own))
    }

    /// Without what the picture leaves out when it is aligned.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let (size, insets, growth) = (image.size, image.alignmentRectInsets, growth)
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0) * growth,
            height: max(size.height - insets.top - insets.bottom, 0) * growth)
    }

    /// A symbol stands on the baseline of its text.
    package override var firstBaselineOffsetFromTop: CGFloat {
        shownImage?.baselineOffsetFromBottom == nil
            ? super.firstBaselineOffsetFromTop : bounds.height - lastBaselineOffsetFromBottom
    }

    package override var lastBaselineOffsetFromBottom: CGFloat {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom, image.size.height > 0 else {
            return super.lastBaselineOffsetFromBottom
        }
        let rect = contentMode.rect(for: image.size, in: bounds)
        return bounds.maxY - rect.maxY + offset * rect.height / image.size.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (size, growth) = (shownImage?.size ?? .zero, growth)
        return CGSize(width: size.width * growth, height: size.height * growth)
    }

    /// Whether pictures of automatic rendering are templates here, as in a system button.
    var templateContext: Bool { false }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        // Contents that an override of `display(_:)` has set stand in the picture's place.
        guard layer.contents == nil, let image = shownImage else { return }
        let rect = contentMode.rect(for: image.size, in: bounds)
        if layer.magnificationFilter == .nearest, !image.isSymbolImage, let pixels = image.cgImage,
            image.imageOrientation == .up,
            !image.isTemplate(inTemplateContext: templateContext)
        {
            canvas.drawWithContext(in: rect) { context in
                context.interpolationQuality = .none
                context.drawTopDown(pixels, in: rect)
            }
            return
        }
        image.draw(
            on: canvas, in: rect, tint: tintColor, traits: traitCollection, inTemplateContext: templateContext)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate() ?? false { setNeedsDisplay() }
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

extension UIView.ContentMode {
    /// The same for the contents of a layer.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }

    /// Where content of this size stands in a view's bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        var result = CGRect(origin: .zero, size: size)
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            result.size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        switch self {
        case .left, .topLeft, .bottomLeft: result.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: result.origin.x = bounds.maxX - result.width
        default: result.origin.x = bounds.midX - result.width / 2
        }
        switch self {
        case .top, .topLeft, .topRight: result.origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: result.origin.y = bounds.maxY - result.height
        default: result.origin.y = bounds.midY - result.height / 2
        }
        return result
    }
}
