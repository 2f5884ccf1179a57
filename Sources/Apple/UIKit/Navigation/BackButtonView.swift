import Stage

/// The button at the left of a navigation bar that leads back: a chevron and a word.
@MainActor
final class BackButtonView: UIControl {
    let caption = CaptionView(font: .systemFont(ofSize: 17))
    private let titles: [String]
    private let indicator: UIImage?
    private let look: UIBarButtonItem.BackLook

    /// Where the chevron and the word begin, in points from the bar's edge (iOS 17 on a 393 point wide phone).
    static let chevronX: CGFloat = 8
    static let titleX: CGFloat = 26.67

    init(titles: [String], appearance: UIBarButtonItemAppearance?, indicator: UIImage?, look: UIBarButtonItem.BackLook)
    {
        self.titles = titles
        self.look = look
        self.indicator = indicator
        super.init(frame: .zero)
        caption.isElement = false
        caption.text = titles.first ?? ""
        titleAttributes = appearance?.normal.titleTextAttributes ?? [:]
        addSubview(caption)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var titleAttributes: [NSAttributedString.Key: Any] = [:]

    private func update() {
        caption.attributes = [.foregroundColor: tintColor as Any].merging(titleAttributes) { $1 }
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Shows the longest title that fits.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        for title in titles {
            caption.text = title
            let width = Self.titleX + caption.sizeThatFits(.zero).width + (title.isEmpty ? 0 : BarButtonView.padding)
            if width <= size.width { return CGSize(width: max(44, width), height: 44) }
        }
        return CGSize(width: 44, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let offset = look.titleOffset ?? .zero
        caption.frame = CGRect(
            x: Self.titleX + offset.horizontal, y: offset.vertical, width: caption.sizeThatFits(.zero).width,
            height: bounds.height)
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.2 : 1 } }
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        let state: UIControl.State = isHighlighted ? .highlighted : .normal
        if let picture = look.backgrounds[state.rawValue] ?? look.backgrounds[UIControl.State.normal.rawValue] {
            let size = picture.size
            let place = CGRect(
                x: Self.chevronX, y: (bounds.height - size.height) / 2 + look.backgroundOffset, width: size.width,
                height: size.height)
            let shown = picture.renderingMode == .automatic ? picture.withRenderingMode(.alwaysOriginal) : picture
            return shown.draw(centeredIn: place, tint: tintColor, traits: traitCollection, on: canvas)
        }
        let place = CGRect(x: Self.chevronX, y: 0, width: 13, height: bounds.height)
        if let indicator {
            indicator.draw(centeredIn: place, tint: tintColor, traits: traitCollection, on: canvas)
        } else {
            BarGlyph.back.draw(
                in: place.offsetBy(dx: 0.5, dy: 0), color: tintColor.resolved(traitCollection), on: canvas, weight: 1.35
            )
        }
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { caption.text.isEmpty ? "Back" : caption.text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
