package import Stage

/// One choice out of several that stand side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no selection.
    public static let noSegment = -1

    /// In points.
    private enum Metrics {
        static let radius: CGFloat = 9
        static let inset: CGFloat = 2
        static let padding: CGFloat = 9
        static let fontSize: CGFloat = 13
    }

    @MainActor
    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
        let label = UILabel(frame: .zero)
        let picture = UIImageView(frame: .zero)

        init(title: String?, image: UIImage?, action: UIAction? = nil) {
            self.title = title
            self.image = image
            self.action = action
        }
    }

    private var segments: [Segment] = []
    private let thumb = UIView(frame: .zero)
    private var pressed: Int?
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Of strings and pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(Segment(title: title, image: nil))
            case let image as UIImage: segments.append(Segment(title: nil, image: image))
            default: preconditionFailure("UISegmentedControl: an item is neither a string nor an image")
            }
        }
        addParts()
        frame.size = sizeThatFits(.zero)
    }

    /// Creates a control with a segment for each action; choosing a segment performs its action.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions {
            insert(Segment(title: action.title, image: action.image, action: action), at: segments.count)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UISegmentedControl.self)
    }

    private func setUp() {
        isOpaque = false
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Metrics.radius - Metrics.inset
        thumb.layer.shadowColor = .black
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        thumb.isHidden = true
        addSubview(thumb)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index beyond the end appends it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil), at: segment)
    }
    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image), at: segment)
    }
    /// Inserts a segment with an action's title or image.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if storedIndex >= index { storedIndex += 1 }
        addParts()
    }

    /// Removes a segment; without a selected one the selection is ``noSegment``.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        if storedIndex == segment { storedIndex = Self.noSegment } else if storedIndex > segment { storedIndex -= 1 }
        segmentsDidChange()
    }

    /// Removes every segment.
    open func removeAllSegments() {
        for segment in segments {
            segment.label.removeFromSuperview()
            segment.picture.removeFromSuperview()
        }
        segments = []
        storedIndex = Self.noSegment
        segmentsDidChange()
    }

    /// Sets the title of a segment, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        segments[segment].image = nil
        segmentsDidChange()
    }
    /// Returns the title of a segment, or nil.
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

    /// Sets the image of a segment, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        segments[segment].title = nil
        segmentsDidChange()
    }
    /// Returns the image of a segment, or nil.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

    /// Sets the action of a segment, whose title or image it shows.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment].action = action
        segments[segment].title = action.title
        segments[segment].image = action.image
        segmentsDidChange()
    }
    /// Returns the action of a segment, or nil.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// 0: as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment].width = width
        segmentsDidChange()
    }
    /// Returns the fixed width of a segment in points; 0 for one that is shared out.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

    /// Lets a segment be chosen or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment].isEnabled = enabled
        segmentsDidChange()
    }
    /// Returns whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    private func addParts() {
        for segment in segments where segment.label.superview == nil {
            segment.label.textAlignment = .center
            addSubview(segment.picture)
            addSubview(segment.label)
        }
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
        window?.accessibilityDidChange()
    }

    // MARK: Selection

    private var storedIndex = UISegmentedControl.noSegment

    /// Setting it tells no target.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            precondition(newValue < segments.count, "UISegmentedControl: there is no segment \(newValue)")
            noteTold(self, "selectedSegmentIndex", from: storedIndex, to: newValue)
            storedIndex = max(newValue, Self.noSegment)
            segmentsDidChange()
        }
    }

    /// Whether a tap only tells its targets and selects nothing.
    open var isMomentary = false

    /// Whether wide contents get wider segments. False by default: all segments are as wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsDidChange() }
    }
    /// The colour behind the selected segment; nil takes the default.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    /// Sets attributes of the titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        segmentsDidChange()
    }
    /// Returns the attributes that were set for just this state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    private func attributes(of index: Int) -> [NSAttributedString.Key: Any] {
        let isSelected = index == storedIndex && !isMomentary
        let isLive = isEnabled && segments[index].isEnabled
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.fontSize, weight: isSelected ? .semibold : .regular),
            .foregroundColor: isLive ? UIColor.label : .tertiaryLabel,
        ]
        result.merge(titleAttributes[State.normal.rawValue] ?? [:]) { $1 }
        if isSelected { result.merge(titleAttributes[State.selected.rawValue] ?? [:]) { $1 } }
        if !isLive { result.merge(titleAttributes[State.disabled.rawValue] ?? [:]) { $1 } }
        return result
    }

    /// Pictures in place of the system's background and lines.
    let pictures = SegmentPictures()

    /// What is shown of a segment.
    func state(of index: Int) -> State {
        var state: State = index == storedIndex && !isMomentary ? .selected : .normal
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        if pressed == index { state.insert(.highlighted) }
        return state
    }

    // MARK: Layout

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        if segment.width > 0 { return segment.width }
        var width = segment.image?.size.width ?? 0
        if let title = segment.title {
            var attributes = titleAttributes[State.normal.rawValue] ?? [:]
            if attributes[.font] == nil {
                attributes[.font] = UIFont.systemFont(ofSize: Metrics.fontSize, weight: .medium)
            }
            width = title.size(withAttributes: attributes).width
        }
        return width.rounded(.up) + 2 * Metrics.padding
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { naturalWidth($0) }
        let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
        var width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        // A point between two segments, as storyboards record ("Week" and "All Times" take 75 points each, and 151).
        width += CGFloat(max(widths.count - 1, 0))
        return CGSize(width: width, height: systemMeasures.segmentedControlHeight - alignmentRectInsets.bottom)
    }
    /// The lowest point of the frame is below what views are aligned by, as on iOS: in storyboards what stands right
    /// under one begins a point above its frame's end.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = intrinsicContentSize
        return CGSize(width: fitting.width, height: fitting.height + alignmentRectInsets.bottom)
    }

    private var frames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = max(bounds.width - fixed, 0)
        let flexible = segments.filter { $0.width == 0 }
        let natural = flexible.map { naturalWidth($0) }.reduce(0, +)
        var x: CGFloat = 0
        return segments.map { segment in
            var width = segment.width
            if width == 0 {
                width =
                    apportionsSegmentWidthsByContent && natural > 0
                    ? naturalWidth(segment) / natural * free : free / CGFloat(flexible.count)
            }
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames
        for (index, segment) in segments.enumerated() {
            segment.label.attributedText = segment.title.map {
                NSAttributedString(string: $0, attributes: attributes(of: index))
            }
            segment.label.textAlignment = .center
            segment.label.isHidden = segment.title == nil
            segment.label.frame = frames[index].insetBy(dx: 4, dy: 0)
            describe(segment, at: index)
            segment.picture.image = segment.image
            segment.picture.tintColor = attributes(of: index)[.foregroundColor] as? UIColor
            segment.picture.isHidden = segment.image == nil
            segment.picture.contentMode = .center
            segment.picture.frame = frames[index]
        }
        placeThumb(frames)
        placePictures(frames)
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
    }

    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.388, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    /// For assistive technology each segment is a button.
    private func describe(_ segment: Segment, at index: Int) {
        var traits = UIAccessibilityTraits.button
        if index == storedIndex, !isMomentary { traits.insert(.selected) }
        if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
        segment.label.accessibilityTraits = traits
        segment.picture.accessibilityTraits = traits
        segment.picture.isAccessibilityElement = segment.title == nil && segment.image != nil
        segment.picture.accessibilityLabel = segment.image?.accessibilityName
    }

    private func placeThumb(_ frames: [CGRect]) {
        guard frames.indices.contains(storedIndex), !isMomentary, !pictures.hasBackground else {
            thumb.isHidden = true
            return
        }
        let rect = frames[storedIndex].insetBy(dx: Metrics.inset, dy: Metrics.inset)
        thumb.isHidden = false
        thumb.bounds.size = rect.size
        thumb.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        guard !pictures.hasBackground else { return }
        let background = UIColor.tertiarySystemFill.resolved(traitCollection)
        canvas.fill(RoundedRect(bounds, radius: Metrics.radius), background)
        let frames = frames
        if let pressed, isMomentary, frames.indices.contains(pressed) {
            let rect = frames[pressed].insetBy(dx: Metrics.inset, dy: Metrics.inset)
            canvas.fill(
                RoundedRect(rect, radius: Metrics.radius - Metrics.inset), UIColor.systemFill.resolved(traitCollection))
        }
        // Lines stand between segments of which neither is selected.
        let line = UIColor.separator.resolved(traitCollection)
        for index in frames.indices.dropFirst()
        where !pictures.hasDividers && index != storedIndex && index - 1 != storedIndex {
            canvas.fill(
                CGRect(x: frames[index].minX - 0.5, y: bounds.midY - 8, width: 1, height: 16), line)
        }
    }

    // MARK: Tracking

    private func segment(at point: CGPoint) -> Int? {
        let point = CGPoint(x: min(max(point.x, 0), bounds.width - 0.01), y: bounds.midY)
        return frames.firstIndex { $0.contains(point) }.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        setNeedsDisplay()
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self)) ?? pressed
        setNeedsDisplay()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer {
            pressed = nil
            setNeedsDisplay()
        }
        guard let pressed, isTouchInside, isMomentary || pressed != storedIndex else { return }
        storedIndex = pressed
        if !isMomentary, window != nil {
            UIView.animate(withDuration: 0.25) { self.placeThumb(self.frames) }
        }
        segmentsDidChange()
        segments[pressed].action.map { sendAction($0) }
        sendActions(for: .valueChanged)
        if isMomentary { storedIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }

    /// Touches belong to the control; its labels are elements that can be found and tapped.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }
}
