import SeamPrimitives
import Stage

/// A symbol at a size and weight.
package struct SymbolImage: Sendable {
    let name: String
    let glyph: SymbolGlyph
    let metrics: SymbolMetrics
    let configuration: UIImage.SymbolConfiguration
    /// Pixels a point: sizes are whole pixels.
    let displayScale: CGFloat
    /// Whether it is placed as text is, rather than as a picture.
    var isAligned = true
    /// From a set of an app's own catalog.
    var isCustom = false
    /// Other drawings of the symbol, by weight and scale, where a set has them.
    var variants: SymbolVariants?

    init(
        name: String, glyph: SymbolGlyph, metrics: SymbolMetrics, configuration: UIImage.SymbolConfiguration,
        displayScale: CGFloat
    ) {
        self.name = name
        self.glyph = glyph
        self.metrics = metrics
        self.configuration = configuration
        self.displayScale = displayScale > 0 ? displayScale : 3
    }

    /// The same in another configuration.
    func configured(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
        var glyph = glyph
        var metrics = metrics
        if let variants { (glyph, metrics) = variants.drawing(weight: configuration.values.weight) }
        var image = SymbolImage(
            name: name, glyph: glyph, metrics: metrics, configuration: configuration, displayScale: displayScale)
        image.isAligned = isAligned
        image.isCustom = isCustom
        image.variants = variants
        return image
    }

    /// A symbol that is not known takes the room that it has beside text of 17 points, and shows nothing.
    static func blank(_ name: String, _ metrics: SymbolMetrics) -> SymbolImage {
        SymbolImage(
            name: name, glyph: .blank, metrics: metrics, configuration: .unspecified,
            displayScale: UITraitCollection.current.displayScale)
    }

    /// A picture that is not there, and whose size is known.
    static func blank(_ name: String, size: CGSize) -> SymbolImage {
        var image = blank(name, SymbolMetrics(width: size.width / 17, height: size.height / 17))
        image.isAligned = false
        return image
    }

    static let nothing = blank("", size: .zero)

    // MARK: Measures

    /// Without a configuration a symbol goes with 17-point text.
    private var pointSize: CGFloat { configuration.values.pointSize ?? 17 }

    /// How large the three scales are beside the medium one, after SF Symbols: storyboards record a square of 19.5
    /// points in the medium scale and of 25 in the large one, a chevron of 16.5 and of 13 in the small one.
    private var factor: CGFloat {
        switch configuration.values.scale {
        case .small: 0.79
        case .large: 1.28
        default: 1
        }
    }

    private var em: CGFloat { pointSize * factor }

    private func pixels(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }

    var size: CGSize {
        guard isAligned else { return CGSize(width: metrics.width * em, height: metrics.height * em) }
        guard metrics.width > 0 else { return .zero }
        let growth = variants == nil ? Self.growth(configuration.values.weight) : 0
        return CGSize(width: pixels((metrics.width + growth) * em), height: pixels((metrics.height + growth) * em))
    }

    /// A symbol takes the height of a line of its text, whatever its own: San Francisco's ascender and descender, each
    /// in whole pixels. That is 20 points beside text of 17, as storyboards record at 2 pixels a point.
    private var line: (ascender: CGFloat, descender: CGFloat) {
        (pixels(pointSize * 1950 / 2048), pixels(pointSize * 494 / 2048))
    }

    /// From the symbol's edges in to those of the line; negative where the line is higher.
    var alignmentRectInsets: UIEdgeInsets {
        guard isAligned, metrics.height > 0 else { return .zero }
        let gap = line.ascender + line.descender - size.height
        let top = ((gap / 2 - metrics.lift * em) * displayScale + 0.001).rounded() / displayScale
        return UIEdgeInsets(top: -top, left: 0, bottom: top - gap, right: 0)
    }

    var baselineFromBottom: CGFloat { line.descender + alignmentRectInsets.bottom }

    /// Of the lines that a symbol is drawn with, in ems.
    static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.03
        case .thin: 0.042
        case .light: 0.06
        case .unspecified, .regular: 0.08
        case .medium: 0.094
        case .semibold: 0.109
        case .bold: 0.124
        case .heavy: 0.14
        case .black: 0.158
        }
    }

    /// How much larger than the regular one a symbol of that weight is, in ems: storyboards record a small chevron of
    /// 11 by 14 points in semibold, 1 more than in the regular weight.
    static func growth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        (lineWidth(weight) - lineWidth(.regular)) * 2.4
    }

    // MARK: Drawing

    /// An area, in one of the colours of a symbol.
    private enum Level {
        case primary, secondary
    }

    @MainActor
    func draw(on canvas: Canvas, in rect: CGRect, color: CGColor, traits: UITraitCollection) {
        let colors = colors(tint: color, traits)
        forEachShape(in: rect) { path, lineWidth, level, rule in
            let color = level == .primary ? colors.primary : colors.secondary
            if let lineWidth {
                canvas.stroke(path, color, StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            } else {
                canvas.fill(path, color, rule: rule)
            }
        }
    }

    func draw(in context: CGContext, _ rect: CGRect, color: CGColor) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let colors = colors(tint: color, .current)
        forEachShape(in: rect) { path, lineWidth, level, rule in
            let color = level == .primary ? colors.primary : colors.secondary
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.addPath(path)
            if let lineWidth {
                context.setLineWidth(lineWidth)
                context.strokePath()
            } else {
                context.fillPath(using: rule)
            }
        }
    }

    /// Colours of its own come before the tint.
    private func colors(tint: CGColor, _ traits: UITraitCollection) -> (primary: CGColor, secondary: CGColor) {
        switch configuration.values.colors {
        case .none, .monochrome: return (tint, tint)
        case .hierarchical(let color):
            let color = color.resolved(traits)
            return (color, color.copy(alpha: color.alpha * 0.25) ?? color)
        case .palette(let colors):
            let first = colors.first?.resolved(traits) ?? tint
            let second = colors.count > 1 ? colors[1].resolved(traits) : first
            // The first colour is that of a badge, which is not told apart here.
            return name.contains(".badge.") ? (second, second) : (first, second)
        }
    }

    /// Only a shape within another has two colours.
    private var hasLevels: Bool {
        switch configuration.values.colors {
        case .none, .monochrome: false
        case .hierarchical: glyph.isEnclosed
        case .palette(let colors): glyph.isEnclosed && colors.count > 1
        }
    }

    /// Calls back with paths to stroke, and without a line's width with those to fill.
    private func forEachShape(in rect: CGRect, _ body: (CGPath, CGFloat?, Level, CGPathFillRule) -> Void) {
        let size = size
        guard !glyph.ink.isNull, glyph.ink.width > 0 || glyph.ink.height > 0, size.width > 0, size.height > 0 else {
            return
        }
        let line = Self.lineWidth(variants == nil ? configuration.values.weight : .regular)
        // Points a unit of the grid: the drawing keeps its proportions in the room that the real symbol's ink has.
        let room = CGSize(
            width: (metrics.width - SymbolMetrics.marginWidth) * em,
            height: (metrics.height - SymbolMetrics.marginHeight) * em)
        var unit = min(
            room.width / max(glyph.ink.width, 0.001), room.height / max(glyph.ink.height, 0.001))
        // A drawing of an app's own is as large as it says.
        if unit <= 0 || variants != nil { unit = glyph.unit * em }
        var transform = CGAffineTransform(translationX: -glyph.ink.midX, y: -glyph.ink.midY)
            .concatenating(CGAffineTransform(scaleX: unit, y: unit))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
            .concatenating(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let width = line * em / unit
        let stretch = min(rect.width / size.width, rect.height / size.height)
        for part in glyph.parts {
            let area: CGPath
            var rule = CGPathFillRule.evenOdd
            switch part {
            case .stroke(let path):
                if let path = path.copy(using: &transform) { body(path, line * em * stretch, .primary, .winding) }
                continue
            case .fill(let make): area = make(width)
            case .area(let outline, let lineWidth):
                // Lines of a smaller drawing within a shape stay in proportion; those of none stay as they are.
                area = lineWidth > 0 ? outline.grown(by: (width * min(lineWidth, 1) - lineWidth) / 2) : outline.path
                rule = outline.rule
            }
            guard let path = area.copy(using: &transform) else { continue }
            guard hasLevels, let (outer, inner) = Self.levels(path) else {
                body(path, nil, .primary, rule)
                continue
            }
            body(outer, nil, .secondary, .winding)
            body(inner, nil, .primary, .evenOdd)
        }
    }

    /// The outermost line of an area, and what is cut out of it.
    private static func levels(_ path: CGPath) -> (outer: CGPath, inner: CGPath)? {
        let contours = SymbolOutline.split(path).map { CGPath(segments: $0) }
        func extent(_ path: CGPath) -> CGFloat { path.boundingBoxOfPath.width * path.boundingBoxOfPath.height }
        guard contours.count > 1,
            let outer = contours.indices.max(by: { extent(contours[$0]) < extent(contours[$1]) })
        else { return nil }
        let inner = CGMutablePath()
        for index in contours.indices where index != outer { inner.addPath(contours[index]) }
        return (contours[outer], inner)
    }
}

extension SymbolImage {
    /// The symbol that iOS has under a name, as far as it is known here. `proportions` are those that a storyboard
    /// tells, for one whose size is not known otherwise. Unless it is quiet, says once of a name that it is not known.
    static func system(
        _ name: String, _ configuration: UIImage.SymbolConfiguration?, proportions: CGSize? = nil,
        isQuiet: Bool = false
    ) -> SymbolImage? {
        guard let glyph = SymbolLibrary.glyph(named: name) else {
            if !isQuiet, !name.isEmpty, !SymbolLibrary.lacksIcons(name) {
                LoggedOnce.say("UIImage: no symbol named '\(name)' found in system symbol set")
            }
            return nil
        }
        let metrics =
            SymbolMetrics.known(name) ?? proportions.map { SymbolMetrics(proportions: $0, of: glyph) }
            ?? SymbolMetrics(of: glyph)
        return SymbolImage(
            name: name, glyph: glyph, metrics: metrics, configuration: configuration ?? .unspecified,
            displayScale: UITraitCollection.current.displayScale)
    }
}
