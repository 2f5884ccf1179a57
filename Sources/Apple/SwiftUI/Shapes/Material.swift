/// A background that blurs what is behind it.
public struct Material: ShapeStyle {
    let style: UIBlurEffect.Style

    /// From the thinnest to the thickest.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// A material that lets much through.
    public static let thin = Material(style: .systemThinMaterial)
    /// A material that lets some through.
    public static let regular = Material(style: .systemMaterial)
    /// A material that lets little through.
    public static let thick = Material(style: .systemThickMaterial)
    /// A material that lets least through.
    public static let ultraThick = Material(style: .systemThickMaterial)
    /// The material of bars.
    public static let bar = Material(style: .systemChromeMaterial)

    public func _paint(in environment: EnvironmentValues) -> _Paint { .material(style) }
}

extension ShapeStyle where Self == Material {
    /// A material that lets most through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that lets much through.
    public static var thinMaterial: Material { .thin }
    /// A material that lets some through.
    public static var regularMaterial: Material { .regular }
    /// A material that lets little through.
    public static var thickMaterial: Material { .thick }
    /// A material that lets least through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
