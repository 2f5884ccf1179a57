/// A fill for shapes and texts.
public protocol ShapeStyle: Sendable {
    /// The style that ``resolve(in:)`` returns; `Never` for the system's own.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns what fills a shape in an environment.
    func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// A style of the system's stands for no other one.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is no other style") }
}

extension Never: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("There is no value of Never") }
}

/// A style of one colour, with which lines and texts can be drawn too.
public protocol _SolidShapeStyle: ShapeStyle {}

/// The resolved form of a ``ShapeStyle``.
public indirect enum _Paint: Equatable, Sendable {
    /// One colour.
    case color(UIColor)
    /// What is behind, blurred.
    case material(UIBlurEffect.Style, opacity: Double = 1)
    /// The colours and their places from 0 to 1; the ends are in the unit square.
    case gradient([UIColor], [CGFloat], from: CGPoint, to: CGPoint)
    /// The colours and their places from 0 to 1; the middle is in the unit square, the radii are in points.
    case radial([UIColor], [CGFloat], center: CGPoint, from: CGFloat, to: CGFloat)
    /// The colours and their places from 0 to 1; the middle is in the unit square, the angles are in radians.
    case angular([UIColor], [CGFloat], center: CGPoint, from: Double, to: Double)
    /// The colours and their places from 0 to 1; the middle is in the unit square, the radii are shares of the size.
    case elliptical([UIColor], [CGFloat], center: CGPoint, from: CGFloat, to: CGFloat)
    /// Colours at the points of a grid.
    case mesh(ColorMesh)
    /// A part of a picture over and over; the part is in the unit square.
    case tiles(UIImage, CGRect, scale: CGFloat, opacity: Double)
    /// Another one with shadows.
    case shadowed(_Paint, [ShadowStyle])

    /// What is drawn apart from shadows.
    var base: _Paint { if case .shadowed(let paint, _) = self { paint } else { self } }

    /// The shadows outside and inside.
    var shadows: [ShadowStyle] { if case .shadowed(_, let shadows) = self { shadows } else { [] } }

    /// Whether there is more than one colour.
    var isGradient: Bool {
        switch self {
        case .color, .material: false
        case .gradient, .radial, .angular, .elliptical, .mesh, .tiles: true
        case .shadowed(let paint, _): paint.isGradient
        }
    }

    /// The colour of what cannot have several.
    package var color: UIColor {
        switch self {
        case .color(let color): color
        case .material: .clear
        case .gradient(let colors, _, _, _), .radial(let colors, _, _, _, _), .angular(let colors, _, _, _, _),
            .elliptical(let colors, _, _, _, _):
            colors.first ?? .clear
        case .mesh(let mesh): mesh.colors.first ?? .clear
        case .tiles: .clear
        case .shadowed(let paint, _): paint.color
        }
    }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's gray.
    public static var gray: Color { .gray }
    /// The system's white.
    public static var white: Color { .white }
    /// The system's black.
    public static var black: Color { .black }
    /// No colour.
    public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of the foreground.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// A paler form of the foreground's colour.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// A paler form of the foreground's colour.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// A paler form of the foreground's colour.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The colour behind content.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
