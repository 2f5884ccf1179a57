/// Draws a shape.
final class ShapeElement: ViewElement {
    private let shapeView = ShapeContentView()

    override var view: UIView { shapeView }

    var environment = EnvironmentValues()
    private var animator: AnyObject?
    /// Shows the same again, with what is animated of it where it is now.
    private var redraw: () -> Void = {}

    func show<S: Shape>(_ shape: S, fill: _Paint, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false) {
        redraw = { [weak self] in self?.show(shape, fill: fill, stroke: stroke, isEvenOdd: isEvenOdd) }
        let tint = ColorData(fill, in: shapeView.traitCollection)
        var look = ShapeLook(shape: shape, tint: tint, stroke: stroke ?? StrokeStyle())
        animator(of: ShapeLook<S>.self).follow(&look, in: graph) { [weak self] in self?.redraw() }
        shapeView.rule = isEvenOdd ? .evenOdd : .winding
        shapeView.shape = look.shape
        // A colour that is not on its way stays one that goes with light and dark.
        shapeView.paint = look.tint == tint ? fill : .color(look.tint.color)
        shapeView.stroke = stroke == nil ? nil : look.stroke
        shapeView.setNeedsDisplay()
        // A shape on its way may need more room to be drawn in.
        if shapeView.reachesFarther { graph?.invalidateLayout() }
    }

    private func animator<Look: Animatable>(of type: Look.Type) -> AnimatableAnimator<Look> {
        if let animator = animator as? AnimatableAnimator<Look> { return animator }
        let new = AnimatableAnimator<Look>()
        animator = new
        return new
    }

    /// A stroke reaches out of the shape by half of its width.
    override func frame(for rect: CGRect) -> CGRect { rect.insetBy(dx: -shapeView.margin, dy: -shapeView.margin) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        shapeView.container = environment.containerOutline(rect, in: canvas)
        shapeView.measure(rect.size)
        super.place(rect, proposal, in: canvas)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shapeView.shape.sizeThatFits(proposal)
    }
}

/// The view of a shape: a plain rectangle is a background, others are drawn.
final class ShapeContentView: UIView {
    var shape: any Shape = Rectangle() { didSet { update() } }
    var paint = _Paint.color(.clear) { didSet { update() } }
    var stroke: StrokeStyle? { didSet { update() } }
    /// What of a path that crosses itself is inside of it.
    var rule = CGPathFillRule.winding

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The container around, whose shape this one may follow.
    var container: ContainerOutline?

    /// How far what is drawn reaches out of the room that the shape has.
    var margin: CGFloat { (stroke?.lineWidth ?? 0) / 2 + (paint.shadows.map(\.reach).max() ?? 0) + overhang }

    /// How far the path reaches out of the room that the shape has.
    private var overhang: CGFloat = 0

    private func overhang(of size: CGSize) -> CGFloat {
        guard !(shape is Rectangle) else { return 0 }
        let box = outline(in: CGRect(origin: .zero, size: size)).boundingRect
        guard !box.isNull, !box.isInfinite else { return 0 }
        let most = max(-box.minX, -box.minY, box.maxX - size.width, box.maxY - size.height)
        return most > 0.01 && most.isFinite ? most.rounded(.up) : 0
    }

    /// Takes the room for a shape in a rectangle of a size.
    func measure(_ size: CGSize) { overhang = overhang(of: size) }

    /// Whether the path reaches farther out than it was given room for.
    var reachesFarther: Bool {
        !bounds.isEmpty && overhang(of: bounds.insetBy(dx: margin, dy: margin).size) > overhang
    }

    private func outline(in rect: CGRect) -> Path { shape.path(in: rect, within: container.map { $0.moved(rect) }) }

    private var isPlain: Bool { shape is Rectangle && stroke == nil }

    private var effectView: UIVisualEffectView?
    private var shownMaterial: UIBlurEffect.Style?

    private func showMaterial() {
        guard case .material(let style, let opacity) = paint.base else {
            effectView?.removeFromSuperview()
            (effectView, shownMaterial) = (nil, nil)
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil {
            effectView = view
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        if shownMaterial != style { view.effect = UIBlurEffect(style: style) }
        shownMaterial = style
        view.alpha = opacity
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let effectView else { return }
        effectView.frame = bounds
        guard !isPlain else { return }
        let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
        mask.path = outline(in: bounds.insetBy(dx: margin, dy: margin)).cgPath
        layer.mask = mask
    }

    private func update() {
        showMaterial()
        if isPlain, case .color(let color) = paint {
            backgroundColor = color
        } else {
            backgroundColor = nil
        }
    }

    override func draw(_ rect: CGRect) {
        guard backgroundColor == nil, let context = UIGraphicsGetCurrentContext() else { return }
        let bounds = bounds.insetBy(dx: margin, dy: margin)
        let path = outline(in: bounds).cgPath
        if paint.shadows.isEmpty { return fill(path, bounds, context) }
        ShadowDrawing(context: context, traits: traitCollection, shadows: paint.shadows).draw(
            path, stroke == nil, rule
        ) { fill(path, bounds, context) }
    }

    private func fill(_ path: CGPath, _ bounds: CGRect, _ context: CGContext) {
        switch paint.base {
        case .material, .shadowed: break
        case .color(let color):
            if let stroke {
                context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
                context.addPath(path)
                apply(stroke, to: context)
                context.strokePath()
            } else {
                context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
                context.addPath(path)
                context.fillPath(using: rule)
            }
        case .gradient, .radial, .angular, .elliptical, .mesh, .tiles:
            context.saveGState()
            if stroke == nil {
                context.addPath(path)
                context.clip(using: rule)
            } else if let stroke {
                // The line first, and then the colours where the line is.
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setStrokeColor(UIColor.black.cgColor)
                context.addPath(path)
                apply(stroke, to: context)
                context.strokePath()
                context.setBlendMode(.sourceIn)
            }
            paint.drawGradient(in: bounds, context, traitCollection)
            if stroke != nil { context.endTransparencyLayer() }
            context.restoreGState()
        }
    }

    private func apply(_ stroke: StrokeStyle, to context: CGContext) {
        context.setLineWidth(stroke.lineWidth)
        context.setLineCap(stroke.lineCap)
        context.setLineJoin(stroke.lineJoin)
        context.setMiterLimit(stroke.miterLimit)
        if !stroke.dash.isEmpty { context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dash) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && outline(in: bounds.insetBy(dx: margin, dy: margin)).contains(point)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
