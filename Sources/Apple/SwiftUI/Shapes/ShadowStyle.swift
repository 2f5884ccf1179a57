/// A shadow that a fill throws, outside or inside of what it fills.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow behind what is filled. The radius and the offsets are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false) }

    /// A shadow of the edges on what is filled. The radius and the offsets are in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true) }

    /// How far the shadow reaches out of what is filled, in points.
    var reach: CGFloat { isInner ? 0 : radius * 2 + max(abs(offset.width), abs(offset.height)) }
}

/// A fill with a shadow.
struct ShadowedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    func _paint(in environment: EnvironmentValues) -> _Paint {
        switch style._paint(in: environment) {
        case .shadowed(let paint, let shadows): .shadowed(paint, shadows + [shadow])
        case let paint: .shadowed(paint, [shadow])
        }
    }
}

extension ShapeStyle {
    /// The same fill, with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The colour of the foreground, with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
