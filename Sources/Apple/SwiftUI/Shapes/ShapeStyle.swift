/// What shapes and texts are filled with.
public protocol ShapeStyle: Sendable {
    func _paint(in environment: EnvironmentValues) -> _Paint
}

/// A style of one colour, with which lines and texts can be drawn too.
public protocol _SolidShapeStyle: ShapeStyle {}

/// What a ``ShapeStyle`` comes to.
public enum _Paint: Equatable, Sendable {
    case color(UIColor)
    /// The colours and their places from 0 to 1; the ends are in the unit square.
    case gradient([UIColor], [CGFloat], from: CGPoint, to: CGPoint)

    /// The colour of what cannot have several.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let colors, _, _, _): colors.first ?? .clear
        }
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
