/// A colour by its components, between which there are others. They are multiplied by the opacity, so that a colour
/// comes out of a clear one as itself.
struct ColorData: VectorArithmetic {
    private var parts = SIMD4<Double>()

    private init(parts: SIMD4<Double>) { self.parts = parts }

    /// - Parameter paint: One that is not of one colour goes by its first.
    @MainActor init(_ paint: _Paint, in traits: UITraitCollection) {
        let first: UIColor? = if case .material = paint.base { nil } else { paint.color }
        guard let first else { return }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        first.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        parts = SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
    }

    /// The colour with these components.
    var color: UIColor {
        let alpha = min(max(parts.w, 0), 1)
        guard alpha > 0 else { return .clear }
        return UIColor(red: parts.x / alpha, green: parts.y / alpha, blue: parts.z / alpha, alpha: alpha)
    }

    static var zero: ColorData { ColorData(parts: .zero) }
    static func + (a: ColorData, b: ColorData) -> ColorData { ColorData(parts: a.parts + b.parts) }
    static func - (a: ColorData, b: ColorData) -> ColorData { ColorData(parts: a.parts - b.parts) }
    mutating func scale(by rhs: Double) { parts *= rhs }
    var magnitudeSquared: Double { (parts * parts).sum() }
}
