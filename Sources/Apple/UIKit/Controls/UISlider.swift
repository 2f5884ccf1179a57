package import Stage

/// Chooses a value between two by moving a knob.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Measures of iOS 17, in points.
    private enum Metrics {
        static let height: CGFloat = 31
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// Around the track at both ends.
        static let margin: CGFloat = 2
        static let imageGap: CGFloat = 8
    }

    private let minimumView = UIImageView(frame: .zero)
    private let maximumView = UIImageView(frame: .zero)
    private let thumbView = UIImageView(frame: .zero)
    private var thumbImages: [State.RawValue: UIImage] = [:]
    private var minimumTrackImages: [State.RawValue: UIImage] = [:]
    private var maximumTrackImages: [State.RawValue: UIImage] = [:]
    /// From the finger to the knob's middle.
    private var grip: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UISlider.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(thumbView)
        thumbView.layer.shadowColor = .black
        thumbView.layer.shadowOpacity = 0.15
        thumbView.layer.shadowOffset = CGSize(width: 0, height: 4)
        thumbView.layer.shadowRadius = 5
    }

    // MARK: Value

    private var storedValue: Float = 0

    /// The value between minimum and maximum; setting it moves the thumb without animation and sends no event.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Tells no target: only a person's change does. The value is kept between the ends.
    open func setValue(_ value: Float, animated: Bool) {
        noteTold(self, "value", from: self.value, to: value)
        let new = min(max(value, minimumValue), max(maximumValue, minimumValue))
        guard new != storedValue else { return }
        storedValue = new
        window?.accessibilityDidChange()
        guard animated, window != nil else { return valueMoved() }
        UIView.animate(withDuration: 0.3) { self.valueMoved() }
    }

    private func valueMoved() {
        setNeedsDisplay()
        placeThumb()
    }

    /// The value at the leading end. 0 by default; a larger maximum and value follow it.
    open var minimumValue: Float = 0 {
        didSet { rangeDidChange() }
    }
    /// The value at the trailing end. 1 by default.
    open var maximumValue: Float = 1 {
        didSet { rangeDidChange() }
    }
    /// Whether targets hear of the value all the time, or when the finger lifts.
    open var isContinuous = true

    private func rangeDidChange() {
        storedValue = min(max(storedValue, minimumValue), max(maximumValue, minimumValue))
        valueMoved()
    }

    private var fraction: CGFloat {
        maximumValue > minimumValue ? CGFloat((storedValue - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    // MARK: Looks

    /// The colour of the track before the thumb; nil takes the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the track after the thumb; nil takes the default.
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the thumb; nil takes the default.
    open var thumbTintColor: UIColor? {
        didSet { placeThumb() }
    }
    /// The image at the leading end.
    open var minimumValueImage: UIImage? {
        didSet { replace(minimumView, minimumValueImage) }
    }
    /// The image at the trailing end.
    open var maximumValueImage: UIImage? {
        didSet { replace(maximumView, maximumValueImage) }
    }

    private func replace(_ view: UIImageView, _ image: UIImage?) {
        view.image = image
        if image == nil { view.removeFromSuperview() } else { insertSubview(view, at: 0) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets an image for the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// Sets an image for the track before the thumb in a state; it is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Sets an image for the track after the thumb in a state; it is stretched.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Returns the thumb's image that was set for just this state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
    /// Returns the track's image that was set for just this state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }
    /// Returns the track's image that was set for just this state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }
    /// The thumb's image on show.
    open var currentThumbImage: UIImage? { current(thumbImages) }
    /// The image on show before the thumb.
    open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
    /// The image on show after the thumb.
    open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

    private func current(_ images: [State.RawValue: UIImage]) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    // MARK: Rectangles

    /// Returns the frame of the image at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the image at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the track; subclasses may override it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var left = bounds.minX + Metrics.margin
        var right = bounds.maxX - Metrics.margin
        if minimumValueImage != nil { left = minimumValueImageRect(forBounds: bounds).maxX + Metrics.imageGap }
        if maximumValueImage != nil { right = maximumValueImageRect(forBounds: bounds).minX - Metrics.imageGap }
        return CGRect(
            x: left, y: bounds.midY - Metrics.track / 2, width: max(right - left, 0), height: Metrics.track)
    }

    /// Returns the frame of the thumb for a value; subclasses may override it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Metrics.thumb, height: Metrics.thumb)
        let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        let room = rect.insetBy(dx: -Metrics.margin, dy: 0)
        return CGRect(
            x: room.minX + (room.width - size.width) * part, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func placeThumb() {
        let image = currentThumbImage
        thumbView.image = image
        thumbView.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
        thumbView.frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
        thumbView.layer.cornerRadius = image == nil ? thumbView.bounds.height / 2 : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumView.frame = minimumValueImageRect(forBounds: bounds)
        maximumView.frame = maximumValueImageRect(forBounds: bounds)
        placeThumb()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height - 1)
    }
    // Storyboards record sliders so much larger than the room that they take.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 118, height: Metrics.height)
    }

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        let track = trackRect(forBounds: bounds)
        guard track.width > 0 else { return }
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let reached = CGRect(x: track.minX, y: track.minY, width: max(thumb.midX - track.minX, 0), height: track.height)
        if let image = currentMaximumTrackImage {
            image.draw(on: canvas, in: track, tint: maximumTrackTintColor, traits: traitCollection)
        } else {
            let color = maximumTrackTintColor ?? .systemFill
            canvas.fill(RoundedRect(track, radius: track.height / 2), color.resolved(traitCollection))
        }
        if let image = currentMinimumTrackImage {
            image.draw(on: canvas, in: reached, tint: minimumTrackTintColor, traits: traitCollection)
        } else {
            let color: UIColor = minimumTrackTintColor ?? tintColor
            canvas.fill(RoundedRect(reached, radius: track.height / 2), color.resolved(traitCollection))
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Tracking

    /// Only the knob can be taken, with some room around it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard thumbView.frame.insetBy(dx: -15, dy: -15).contains(point) else { return false }
        grip = thumbView.frame.midX - point.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grip else { return false }
        let room = trackRect(forBounds: bounds).insetBy(dx: thumbView.bounds.width / 2 - Metrics.margin, dy: 0)
        guard room.width > 0 else { return true }
        let part = Float((touch.location(in: self).x + grip - room.minX) / room.width)
        let old = storedValue
        setValue(minimumValue + (maximumValue - minimumValue) * min(max(part, 0), 1), animated: false)
        if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityValue: String? { "\(Int((fraction * 100).rounded()))%" }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .adjustable : [.adjustable, .notEnabled]
    }
    package override func describe(_ element: inout AccessibilityElement) {
        element.range = .init(
            minimum: Double(minimumValue), maximum: Double(maximumValue), value: Double(storedValue))
    }
    package override func enterAccessibilityValue(_ text: String) -> Bool {
        guard let number = Float(text), number.isFinite else { return false }
        change(to: number)
        return true
    }
    open override func accessibilityIncrement() { change(to: storedValue + (maximumValue - minimumValue) / 10) }
    open override func accessibilityDecrement() { change(to: storedValue - (maximumValue - minimumValue) / 10) }

    private func change(to value: Float) {
        let old = storedValue
        setValue(value, animated: false)
        if storedValue != old { sendActions(for: .valueChanged) }
    }
}
