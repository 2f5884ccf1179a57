/// Draws texts in an app's own way.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
    /// Draws a text that is laid out.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of the text in so much room. By default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the text may be drawn out of its room, in points. By default not at all.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as what draws it sees it.
public struct TextProxy {
    let measure: @MainActor (ProposedViewSize) -> CGSize

    /// The size of the text in so much room.
    @preconcurrency @MainActor
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    /// What draws the texts in the view.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Has the texts in the view drawn in an app's own way.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { environment(\.textRenderer, renderer) }
}

/// Leads what is animated of a renderer, and draws by it.
@MainActor
final class RenderedText {
    let view = RenderedTextView()
    private var animator: AnyObject?
    private var redraw: () -> Void = {}

    /// Draws words by a renderer.
    func show<R: TextRenderer>(
        _ renderer: R, _ words: NSAttributedString, _ environment: EnvironmentValues, in graph: ViewGraph?
    ) {
        redraw = { [weak self, weak graph] in self?.show(renderer, words, environment, in: graph) }
        var shown = renderer
        animator(of: R.self).follow(&shown, in: graph) { [weak self] in self?.redraw() }
        view.renderer = shown
        view.words = words
        view.environment = environment
        view.setNeedsDisplay()
    }

    private func animator<R: Animatable>(of type: R.Type) -> AnimatableAnimator<R> {
        if let animator = animator as? AnimatableAnimator<R> { return animator }
        let new = AnimatableAnimator<R>()
        animator = new
        return new
    }
}

/// A view that a renderer draws a text in.
final class RenderedTextView: UIView {
    var renderer: (any TextRenderer)?
    var words = NSAttributedString(string: "")
    var environment = EnvironmentValues()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? words.string }
        set { super.accessibilityLabel = newValue }
    }

    override func draw(_ rect: CGRect) {
        guard let renderer, let target = UIGraphicsGetCurrentContext() else { return }
        let padding = renderer.displayPadding
        let room = CGSize(
            width: bounds.width - padding.leading - padding.trailing,
            height: bounds.height - padding.top - padding.bottom)
        // Rounding must not break a line that has just its room.
        let lines = TextLines(
            words, in: CGSize(width: room.width + 0.5, height: room.height + 100),
            lineLimit: environment.lineLimit ?? 0)
        let layout = lines.layout(at: CGPoint(x: padding.leading, y: padding.top), environment.layoutDirection)
        var context = GraphicsContext(
            target: target, environment: environment, traits: traitCollection, symbols: nil)
        target.saveGState()
        renderer.draw(layout: layout, in: &context)
        target.restoreGState()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
