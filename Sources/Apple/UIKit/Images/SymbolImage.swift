import Stage

/// A symbol at a size and weight.
package struct SymbolImage: Sendable {
    let name: String
    let glyph: SymbolGlyph
    let configuration: UIImage.SymbolConfiguration
    /// The size at 17 points where it is known from a storyboard, so that what stands beside the symbol stands as on
    /// iOS; the drawing keeps its own proportions in it.
    var nominalSize: CGSize?

    /// Without a configuration a symbol goes with 17-point text.
    private var pointSize: CGFloat { configuration.values.pointSize ?? 17 }

    /// How large the three scales are beside the medium one, after SF Symbols.
    private var factor: CGFloat {
        switch configuration.values.scale {
        case .small: 0.79
        case .large: 1.28
        default: 1
        }
    }

    /// Points a unit of the glyph's grid.
    private var unit: CGFloat { pointSize * factor * SymbolGlyph.em / SymbolGlyph.grid }

    var size: CGSize {
        if let nominalSize {
            let scale = pointSize / 17 * factor
            return CGSize(
                width: (nominalSize.width * scale).ceiledToPixel(3),
                height: (nominalSize.height * scale).ceiledToPixel(3))
        }
        // Whole thirds of a point, so that a symbol is whole pixels on a phone.
        return CGSize(
            width: (glyph.bounds.width * unit).ceiledToPixel(3), height: (glyph.bounds.height * unit).ceiledToPixel(3))
    }

    /// The grid's baseline lies where the middle of capital letters meets the grid's middle.
    var baselineFromBottom: CGFloat {
        let capHeight = pointSize * 1443 / 2048
        return max((size.height - capHeight * factor) / 2, 0)
    }

    /// In units of the grid: thin lines for thin text.
    private var lineWidth: CGFloat {
        switch configuration.values.weight {
        case .ultraLight: 0.7
        case .thin: 1
        case .light: 1.5
        case .unspecified, .regular: 1.9
        case .medium: 2.2
        case .semibold: 2.6
        case .bold: 2.9
        case .heavy: 3.3
        case .black: 3.7
        }
    }

    @MainActor
    func draw(on canvas: Canvas, in rect: CGRect, color: CGColor, traits: UITraitCollection) {
        let color = configuration.values.color?.resolved(traits) ?? color
        forEachShape(in: rect) { path, lineWidth in
            if let lineWidth {
                canvas.stroke(path, color, StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            } else {
                canvas.fill(path, color, rule: .evenOdd)
            }
        }
    }

    func draw(in context: CGContext, _ rect: CGRect, color: CGColor) {
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        forEachShape(in: rect) { path, lineWidth in
            context.addPath(path)
            if let lineWidth {
                context.setLineWidth(lineWidth)
                context.strokePath()
            } else {
                context.fillPath(using: .evenOdd)
            }
        }
    }

    /// Calls back with paths to stroke, and without a line's width with those to fill.
    private func forEachShape(in rect: CGRect, _ body: (CGPath, CGFloat?) -> Void) {
        guard glyph.bounds.width > 0, glyph.bounds.height > 0 else { return }
        var rect = rect
        if nominalSize != nil {
            let fit = min(rect.width / glyph.bounds.width, rect.height / glyph.bounds.height)
            rect = rect.insetBy(
                dx: (rect.width - glyph.bounds.width * fit) / 2, dy: (rect.height - glyph.bounds.height * fit) / 2)
        }
        let scale = CGAffineTransform(
            scaleX: rect.width / glyph.bounds.width, y: rect.height / glyph.bounds.height)
        var transform = CGAffineTransform(translationX: -glyph.bounds.minX, y: -glyph.bounds.minY)
            .concatenating(scale)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let width = lineWidth
        for part in glyph.parts {
            switch part {
            case .fill(let make):
                if let path = make(width).copy(using: &transform) { body(path, nil) }
            case .stroke(let path):
                if let path = path.copy(using: &transform) { body(path, width * min(abs(scale.a), abs(scale.d))) }
            }
        }
    }
}

extension SymbolImage {
    /// A symbol that is not known takes the room that it has at 17 points, and shows nothing.
    static func blank(_ name: String, _ size: CGSize) -> SymbolImage {
        SymbolImage(
            name: name, glyph: SymbolGlyph(blank: .zero), configuration: .unspecified, nominalSize: size)
    }
}
