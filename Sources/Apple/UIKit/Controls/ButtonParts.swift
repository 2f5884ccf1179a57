internal import Stage

/// A button's title. Whatever the app changes of it, the button lays out again.
@MainActor
final class ButtonLabel: UILabel {
    private weak var button: UIButton?

    init(button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        lineBreakMode = .byTruncatingMiddle
        // Many storyboards give a button's title a colour of shadow that is never seen: it lies under the text.
        shadowOffset = .zero
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.contentDidChange()
    }
}

/// A button's picture.
@MainActor
final class ButtonImageView: UIImageView {
    private weak var button: UIButton?
    /// Whether a picture of automatic rendering is drawn in the tint.
    var takesTemplates = false {
        didSet { if takesTemplates != oldValue { setNeedsDisplay() } }
    }
    /// How much of it shows while it is pressed or disabled.
    var dimming: CGFloat = 1 {
        didSet { if dimming != oldValue { setNeedsDisplay() } }
    }

    init(button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        contentMode = .scaleToFill
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var templateContext: Bool { takesTemplates }

    override func drawContent(on canvas: Canvas) {
        if dimming < 1 { canvas.pushOpacity(Double(dimming)) }
        super.drawContent(on: canvas)
        if dimming < 1 { canvas.pop() }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.contentDidChange()
    }
}
