/// What a ``Canvas`` draws with. A copy has transforms, clips and an opacity of its own, and draws to the same picture.
@preconcurrency @MainActor
public struct GraphicsContext {
    private(set) var target: CGContext
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
    private var clips: [(path: CGPath, rule: CGPathFillRule, transform: CGAffineTransform, isInverse: Bool)] = []
    private var masks: [(image: CGImage, rect: CGRect)] = []
    private var filters: [Filter] = []

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
        /// Colours around a point of the canvas, by their angles.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading { context in
                (
                    .angular(
                        gradient.stops.map { $0.color.resolved(in: context.environment) },
                        gradient.stops.map(\.location), center: center, from: angle.radians,
                        to: angle.radians + 2 * .pi), true
                )
            }
        }
        /// A part of a picture over and over.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading {
                (ImagePaint(image: image, sourceRect: sourceRect, scale: scale)._paint(in: $0.environment), false)
            }
        }
        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading { (array.first ?? .foreground).paint($0) }
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
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
        clips.append((path.cgPath, rule, transform, options.contains(.inverse)))
    }
    /// Changes what is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        filters.append(filter)
    }

    /// Draws from now on only where a layer is opaque, or with an inverse clip where it is not.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = self
        (inner.opacity, inner.blendMode, inner.filters) = (1, .normal, [])
        let picture = try picture(reach: 0) { target in
            inner.target = target
            try content(&inner)
        }
        guard let picture, var pixels = FilteredPixels(picture.image) else { return }
        if options.contains(.inverse) {
            pixels.invertAlpha(opacity)
        } else if opacity < 1 {
            pixels.apply(.scaled(1, 1, 1, opacity))
        }
        if let mask = pixels.image { masks.append((mask, picture.rect)) }
    }

    /// The area inside the clip.
    public var clipBoundingRect: CGRect {
        target.saveGState()
        defer { target.restoreGState() }
        clip(target)
        target.concatenate(transform)
        return target.boundingBoxOfClipPath
    }

    // MARK: Drawing

    /// Clips a context to what the clips and layers leave.
    private func clip(_ target: CGContext) {
        for clip in clips {
            var transform = clip.transform
            let path = clip.path.copy(using: &transform) ?? clip.path
            if clip.isInverse { target.addRect(target.boundingBoxOfClipPath) }
            target.addPath(clip.isInverse ? path.normalized(using: clip.rule) : path)
            target.clip(using: clip.isInverse ? .evenOdd : clip.rule)
        }
        for mask in masks {
            // Pictures stand upside down in a context of y downwards.
            let flip = CGAffineTransform(translationX: 0, y: mask.rect.minY + mask.rect.maxY).scaledBy(x: 1, y: -1)
            target.concatenate(flip)
            target.clip(to: mask.rect, mask: mask.image)
            target.concatenate(flip)
        }
    }

    /// Draws by a block, with the context's clips, filters, opacity and blending.
    func drawing(_ body: (CGContext) -> Void) {
        target.saveGState()
        defer { target.restoreGState() }
        clip(target)
        guard needsPicture else {
            target.concatenate(transform)
            target.setAlpha(opacity)
            target.setBlendMode(blendMode.cg)
            if let shadow = filters.first { set(shadow, on: target) }
            return body(target)
        }
        let picture = picture(reach: reach) { target in
            target.concatenate(transform)
            body(target)
        }
        if let picture { put(picture) }
    }

    /// Whether filters are to be done to a picture: a shadow alone is the context's own.
    var needsPicture: Bool {
        guard let first = filters.first else { return false }
        guard filters.count == 1, case .shadow(_, _, _, .normal, let options) = first.kind else { return true }
        return !options.isEmpty
    }

    /// How far filters reach out of what is drawn, in points.
    private var reach: CGFloat {
        filters.reduce(0) { reach, filter in
            switch filter.kind {
            case .blur(let radius): reach + 3 * radius
            case .shadow(_, let radius, let offset, _, _):
                reach + 2 * radius + max(abs(offset.width), abs(offset.height))
            default: reach
            }
        }
    }

    private func set(_ filter: Filter, on target: CGContext) {
        guard case .shadow(let color, let radius, let offset, _, _) = filter.kind else { return }
        let shown = color.resolved(in: environment).resolvedColor(with: traits)
        target.setShadow(offset: offset, blur: radius, color: shown.cgColor)
    }

    private var scale: CGFloat { max(environment.displayScale, 1) }

    /// What a block draws, apart from what is there. It is given a context with the canvas's coordinates.
    private func picture(
        reach: CGFloat, _ body: (CGContext) throws -> Void
    ) rethrows -> (image: CGImage, rect: CGRect)? {
        let rect = target.boundingBoxOfClipPath.insetBy(dx: -reach, dy: -reach).integral
        let (width, height) = (rect.width * scale, rect.height * scale)
        guard width >= 1, height >= 1, width <= 8192, height <= 8192,
            let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height), scale: scale)
        else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        try body(context)
        return context.makeImage().map { ($0, rect) }
    }

    /// Draws a picture of the canvas with the filters, the last one first: what was asked for first is outermost.
    private func put(_ picture: (image: CGImage, rect: CGRect)) {
        var image = picture.image
        for filter in filters.reversed() { image = filtered(image, filter, picture.rect) }
        UIGraphicsPushContext(target)
        UIImage(cgImage: image, scale: scale, orientation: .up).draw(
            in: picture.rect, blendMode: blendMode.cg, alpha: opacity)
        UIGraphicsPopContext()
    }

    private func filtered(_ image: CGImage, _ filter: Filter, _ rect: CGRect) -> CGImage {
        if case .shadow(_, _, _, _, let options) = filter.kind {
            guard let context = CGContext(pixelsWide: image.width, pixelsHigh: image.height, scale: scale) else {
                return image
            }
            let place = CGRect(origin: .zero, size: rect.size)
            UIGraphicsPushContext(context)
            let drawn = UIImage(cgImage: image, scale: scale, orientation: .up)
            context.saveGState()
            set(filter, on: context)
            drawn.draw(in: place)
            context.restoreGState()
            if options.contains(.shadowOnly) { drawn.draw(in: place, blendMode: .destinationOut, alpha: 1) }
            UIGraphicsPopContext()
            return context.makeImage() ?? image
        }
        guard var pixels = FilteredPixels(image) else { return image }
        switch filter.kind {
        case .shadow: break
        case .blur(let radius): pixels.blur(radius * scale)
        case .colors(let change): pixels.apply(change)
        case .threshold(let least, let most, let color):
            pixels.threshold(least, most, color.resolved(in: environment).resolvedColor(with: traits))
        case .luminanceToAlpha: pixels.luminanceToAlpha()
        }
        return pixels.image ?? image
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        var (paint, isPlaced) = shading.paint(self)
        let box = path.boundingRect
        if isPlaced, case .angular(let colors, let places, let center, let from, let to) = paint, !box.isEmpty {
            // Wedges are as long as the rectangle needs that they fill.
            let unit = CGPoint(x: (center.x - box.minX) / box.width, y: (center.y - box.minY) / box.height)
            (paint, isPlaced) = (.angular(colors, places, center: unit, from: from, to: to), false)
        }
        drawing { target in
            target.addPath(path.cgPath)
            if paint.isGradient {
                target.clip(using: style.isEOFilled ? .evenOdd : .winding)
                let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
                paint.drawGradient(in: isPlaced ? unit : box, target, traits)
            } else {
                target.setFillColor(paint.color.resolvedColor(with: traits).cgColor)
                target.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
            }
        }
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let color = shading.paint(self).paint.color
        drawing { target in
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
        (inner.opacity, inner.blendMode, inner.filters) = (1, .normal, [])
        if !filters.isEmpty {
            return try drawingLayer { target in
                inner.target = target
                try content(&inner)
            }
        }
        target.saveGState()
        target.setBlendMode(blendMode.cg)
        target.setAlpha(opacity)
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        defer {
            target.endTransparencyLayer()
            target.restoreGState()
        }
        try content(&inner)
    }

    /// Draws a layer with the context's filters. The block's own context has the transform and the clips.
    private func drawingLayer(_ body: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        clip(target)
        if let picture = try picture(reach: reach, body) { put(picture) }
    }

    /// Lets a block use Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        target.concatenate(transform)
        try content(target)
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
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground's colour.
    @preconcurrency @MainActor public func fill(
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle(), style: style) }
}
