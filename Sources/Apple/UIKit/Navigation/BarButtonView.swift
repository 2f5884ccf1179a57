import Stage

/// The button that shows a bar button item.
@MainActor
final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    private let caption: CaptionView
    private let stateAppearance: UIBarButtonItemAppearance?

    /// The room around a title that can be tapped; two buttons' words are twice this apart.
    static let padding: CGFloat = 8
    private static let highlightAlpha: CGFloat = 0.2

    init(item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?) {
        self.item = item
        stateAppearance = appearance
        caption = CaptionView(font: .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular))
        super.init(frame: .zero)
        item.shownView = self
        caption.isElement = false
        if item.image == nil, item.glyph == nil || item.title != nil {
            caption.text = item.shownTitle ?? ""
            addSubview(caption)
        }
        isEnabled = item.isEnabled
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
        if let tint = item.tintColor { tintColor = tint }
        addAction(
            UIAction { [unowned self] _ in if !tapOpensMenu { self.item.performAction(with: nil) } },
            for: .touchUpInside)
        if item.menu != nil {
            let shown = ControlMenu(control: self) { [unowned item] in item.menu }
            shown.opensByPress = !tapOpensMenu
            controlMenu = shown
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var controlMenu: ControlMenu?
    private var tapOpensMenu: Bool { item.menu != nil && item.primaryAction == nil && item.action == nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if tapOpensMenu { controlMenu?.present(at: touch.location(in: nil)) }
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        controlMenu?.moved(to: touch.location(in: nil))
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { controlMenu?.ended(at: touch.location(in: nil)) }
    }

    var showsText: Bool { caption.superview != nil }

    private var drawnImage: UIImage? { showsText ? nil : item.image }
    private var drawnGlyph: BarGlyph? { showsText ? nil : item.glyph }

    private var color: UIColor { isEnabled ? tintColor : .tertiaryLabel }

    private func update() {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color]
        if let stateAppearance {
            attributes.merge(stateAppearance.normal.titleTextAttributes) { $1 }
            if !isEnabled { attributes.merge(stateAppearance.disabled.titleTextAttributes) { $1 } }
        }
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
        caption.attributes = attributes
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isHighlighted {
                alpha = Self.highlightAlpha
            } else {
                UIView.animate(withDuration: 0.25) { self.alpha = 1 }
            }
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var width: CGFloat
        if item.width > 0 {
            width = item.width + 2 * Self.padding
        } else if showsText {
            width = caption.sizeThatFits(.zero).width + 2 * Self.padding
        } else {
            width = max(BarGlyph.side, drawnImage?.sizeInBar.width ?? 0) + 2 * Self.padding
        }
        width = min(width, max(size.width, 44))
        return CGSize(width: width, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let offset = item.shownTitleOffset
        caption.frame = bounds.insetBy(dx: Self.padding, dy: 0)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        caption.alignment = item.width > 0 ? .center : .natural
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        if let image = item.shownBackground(isEnabled ? .normal : .disabled) {
            let frame = CGRect(
                x: Self.padding / 2, y: (bounds.height - image.size.height) / 2, width: bounds.width - Self.padding,
                height: image.size.height)
            image.draw(
                on: canvas, in: frame.offsetBy(dx: 0, dy: item.backgroundLook.offset), tint: nil,
                traits: traitCollection)
        }
        if let image = drawnImage {
            image.draw(centeredIn: bounds, tint: color, traits: traitCollection, on: canvas)
        } else if let glyph = drawnGlyph {
            glyph.draw(
                in: bounds, color: color.resolved(traitCollection), on: canvas, weight: item.style == .done ? 1.3 : 1)
        }
    }

    /// Bars are forgiving about where exactly a finger comes down.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }
    override var defaultAccessibilityValue: String? { item.accessibilityValue }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}

extension UIImage {
    /// Symbols are in the large scale in bars.
    private static let symbolScale: CGFloat = 1.28

    var sizeInBar: CGSize {
        isSymbolImage
            ? CGSize(width: size.width * Self.symbolScale, height: size.height * Self.symbolScale) : size
    }

    /// Draws a template (bars show images as templates unless they say otherwise) or the picture itself.
    @MainActor
    func draw(centeredIn rect: CGRect, tint: UIColor, traits: UITraitCollection, on canvas: Canvas) {
        let size = sizeInBar
        let frame = CGRect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        draw(on: canvas, in: frame, tint: tint, traits: traits, inTemplateContext: true)
    }
}
