/// A fill of which something is seen through.
struct FadedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment).faded(opacity) }
}

/// A paler form of a fill.
struct PalerShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    func _paint(in environment: EnvironmentValues) -> _Paint {
        if let own = (style as? any LevelledShapeStyle)?.paint(level, in: environment) { return own }
        // The opacities of the label colours, after the first.
        return style._paint(in: environment).faded([1, 0.6, 0.3, 0.18, 0.12][min(level, 4)])
    }
}

/// A fill whose paler forms are colours of the system's.
protocol LevelledShapeStyle: ShapeStyle {
    func paint(_ level: Int, in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
    /// The same fill, its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(style: self, opacity: opacity) }

    /// A paler form of the fill.
    public var secondary: some ShapeStyle { PalerShapeStyle(style: self, level: 1) }
    /// A still paler form of the fill.
    public var tertiary: some ShapeStyle { PalerShapeStyle(style: self, level: 2) }
    /// The palest form of the fill but one.
    public var quaternary: some ShapeStyle { PalerShapeStyle(style: self, level: 3) }
    /// The palest form of the fill.
    public var quinary: some ShapeStyle { PalerShapeStyle(style: self, level: 4) }
}

extension _Paint {
    /// The same, its opacity multiplied.
    func faded(_ opacity: Double) -> _Paint {
        func faded(_ color: UIColor) -> UIColor { Color(uiColor: color).opacity(opacity).uiColor }
        switch self {
        case .color(let color): return .color(faded(color))
        case .material(let style, let own): return .material(style, opacity: own * opacity)
        case .gradient(let colors, let places, let from, let to):
            return .gradient(colors.map(faded), places, from: from, to: to)
        case .radial(let colors, let places, let center, let from, let to):
            return .radial(colors.map(faded), places, center: center, from: from, to: to)
        case .elliptical(let colors, let places, let center, let from, let to):
            return .elliptical(colors.map(faded), places, center: center, from: from, to: to)
        case .angular(let colors, let places, let center, let from, let to):
            return .angular(colors.map(faded), places, center: center, from: from, to: to)
        case .mesh(let mesh): return .mesh(mesh.faded(opacity))
        case .tiles(let image, let part, let scale, let own):
            return .tiles(image, part, scale: scale, opacity: own * opacity)
        case .shadowed(let paint, let shadows): return .shadowed(paint.faded(opacity), shadows)
        }
    }
}
