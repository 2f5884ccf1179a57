/// A view that an app draws itself.
public struct Canvas<Symbols: View>: View, PrimitiveView {
    let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols?

    /// Creates a view that a block draws, and views that the block may draw by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.renderer = renderer
        self.symbols = symbols()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: CanvasElement()) { view, element, inputs in
            element.show(view.renderer, view.isOpaque, view.symbols, inputs)
        }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a view that a block draws.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        isOpaque = opaque
        self.renderer = renderer
        symbols = nil
    }
}

/// How colours are mixed. All are mixed as those of the web are.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As in sRGB, as in linear sRGB, or as in linear sRGB with colours beyond it.
    case nonLinear, linear, extendedLinear
}

/// Draws by a block.
private final class CanvasElement: ViewElement {
    private let canvas = CanvasView()

    override var view: UIView { canvas }

    func show(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ isOpaque: Bool, _ symbols: (any View)?,
        _ inputs: Inputs
    ) {
        canvas.renderer = renderer
        canvas.isOpaque = isOpaque
        canvas.environment = inputs.environment
        canvas.symbols = symbols
        canvas.setNeedsDisplay()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

private final class CanvasView: UIView {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    var environment = EnvironmentValues()
    var symbols: (any View)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var graphics = GraphicsContext(
            target: context, environment: environment, traits: traitCollection, symbols: symbols)
        context.saveGState()
        renderer(&graphics, bounds.size)
        context.restoreGState()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
