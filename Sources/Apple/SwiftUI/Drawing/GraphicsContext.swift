/// What a ``Canvas`` draws with. A copy has transforms, clips and an opacity of its own, and draws to the same picture.
@preconcurrency @MainActor
public struct GraphicsContext {
    let target: CGContext
    /// The values of the view's environment.
    public let environment: EnvironmentValues
    let traits: UITraitCollection
    let symbols: (any View)?

    /// The opacity of what is drawn, from 0 to 1.
    public var opacity: Double = 1
    /// How colours are mixed with those that are there.
    public var blendMode = BlendMode.normal
    /// The transform of what is drawn.
    public var transform = CGAffineTransform.identity
    private var clips: [(CGPath, CGAffineTransform)] = []
    private var shadow: (color: UIColor, radius: CGFloat, offset: CGSize)?

    init(target: CGContext, environment: EnvironmentValues, traits: UITraitCollection, symbols: (any View)?) {
        self.target = target
        self.environment = environment
        self.traits = traits
        self.symbols = symbols
    }

    /// With what something is filled.
    public struct Shading {
        let paint: (GraphicsContext) -> (paint: _Paint, isPlaced: Bool)

        /// One colour.
        public static func color(_ color: Color) -> Shading {
            Shading { (color._paint(in: $0.environment), false) }
        }
        /// One colour, from components of 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { (style._paint(in: $0.environment), false) }
        }
        /// The colour of the foreground.
        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// Colours between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading { context in
                (
                    .gradient(
                        gradient.stops.map { $0.color.resolved(in: context.environment) },
                        gradient.stops.map(\.location), from: startPoint, to: endPoint), true
                )
            }
        }
        /// Colours around a point of the canvas, between two radii.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { context in
                (
                    .radial(
                        gradient.stops.map { $0.color.resolved(in: context.environment) },
                        gradient.stops.map(\.location), center: center, from: startRadius, to: endRadius), true
                )
            }
        }
    }

    // MARK: State

    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Makes what is drawn larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Applies a transform to what is drawn, before those that are there.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Draws within a path alone from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append((path.cgPath, transform)) }
    /// Draws a shadow under what is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .shadow(let color, let radius, let offset):
            shadow = (color.resolved(in: environment), radius, offset)
        }
    }

    /// A change to what is drawn.
    public struct Filter {
        enum Kind { case shadow(Color, CGFloat, CGSize) }
        let kind: Kind
        /// A shadow. The radius and the offsets are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }
    }

    // MARK: Drawing

    private func drawing(_ body: () -> Void) {
        target.saveGState()
        for (path, transform) in clips {
            var transform = transform
            target.addPath(path.copy(using: &transform) ?? path)
            target.clip()
        }
        target.concatenate(transform)
        target.setAlpha(opacity)
        target.setBlendMode(blendMode.cg)
        if let shadow {
            target.setShadow(
                offset: shadow.offset, blur: shadow.radius, color: shadow.color.resolvedColor(with: traits).cgColor)
        }
        body()
        target.restoreGState()
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let (paint, isPlaced) = shading.paint(self)
        drawing {
            target.addPath(path.cgPath)
            if paint.isGradient {
                target.clip(using: style.isEOFilled ? .evenOdd : .winding)
                let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
                paint.drawGradient(in: isPlaced ? unit : path.boundingRect, target, traits)
            } else {
                target.setFillColor(paint.color.resolvedColor(with: traits).cgColor)
                target.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
            }
        }
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let color = shading.paint(self).paint.color
        drawing {
            target.setStrokeColor(color.resolvedColor(with: traits).cgColor)
            target.setLineWidth(style.lineWidth)
            target.setLineCap(style.lineCap)
            target.setLineJoin(style.lineJoin)
            target.setMiterLimit(style.miterLimit)
            if !style.dash.isEmpty { target.setLineDash(phase: style.dashPhase, lengths: style.dash) }
            target.addPath(path.cgPath)
            target.strokePath()
        }
    }

    /// Draws the outline of a path in a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a layer, whose opacity and filters are those of the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        target.saveGState()
        target.setAlpha(opacity)
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        inner.opacity = 1
        defer {
            target.endTransparencyLayer()
            target.restoreGState()
        }
        try content(&inner)
    }

    /// Lets a block use Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        target.concatenate(transform)
        try content(target)
    }

    // MARK: Texts and pictures

    /// A text with the looks of the canvas.
    @preconcurrency @MainActor
    public struct ResolvedText {
        let string: NSAttributedString

        /// The size of the text in so much room.
        public func measure(in size: CGSize) -> CGSize {
            string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
        }
    }

    /// A picture that can be drawn.
    @preconcurrency @MainActor
    public struct ResolvedImage {
        let image: UIImage
        /// The size of the picture, in points.
        public var size: CGSize { image.size }
        /// The height of the picture: where the line of a text is on which it stands.
        public var baseline: CGFloat { image.size.height }
    }

    /// A view that can be drawn.
    @preconcurrency @MainActor
    public struct ResolvedSymbol {
        let view: UIView
        /// The size of the view, in points.
        public var size: CGSize { view.bounds.size }
    }

    /// The text with the looks of the canvas.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: text.resolved(in: environment)) }
    /// The picture, which is empty if there is none of its name.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image.uiImage(in: environment) ?? UIImage())
    }

    /// The view among the canvas's that has a tag; nil if none has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols else { return nil }
        let node = reconcile(
            nil, any: symbols, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        guard let item = node.items.first(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
        let size = item.element.size(.unspecified)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let canvas = PlacementCanvas(
            safeArea: view.bounds, screen: view.bounds, scale: max(environment.displayScale, 1))
        item.element.place(view.bounds, .unspecified, in: canvas)
        view.adopt(canvas.views)
        view.layoutIfNeeded()
        return ResolvedSymbol(view: view)
    }

    private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { drawing { text.string.draw(in: rect) } }
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        draw(text, in: rect(CGSize(width: ceil(size.width), height: ceil(size.height)), point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        drawing { image.image.draw(in: rect, blendMode: blendMode.cg, alpha: opacity) }
    }
    /// Draws a picture at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, point, anchor))
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        drawing {
            target.translateBy(x: rect.minX, y: rect.minY)
            if symbol.size.width > 0, symbol.size.height > 0 {
                target.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            }
            symbol.view.layer.render(in: target)
        }
    }
    /// Draws a view at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, point, anchor))
    }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what the path goes around twice is left out.
    public var isEOFilled: Bool
    /// Whether edges are smooth. They always are.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension BlendMode {
    /// The mode as Core Graphics has it.
    var cg: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

extension Shape {
    /// Fills the shape.
    @preconcurrency @MainActor public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground's colour.
    @preconcurrency @MainActor public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle()) }
}
