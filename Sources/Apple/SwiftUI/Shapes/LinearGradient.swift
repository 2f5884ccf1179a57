/// A gradient along a line.
public struct LinearGradient: ShapeStyle, View, PrimitiveView {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient between two points of the unit square.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of colours at equal distances.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colours at places between 0 and 1.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
        .gradient(
            gradient.stops.map { $0.color.resolved(in: environment) }, gradient.stops.map(\.location),
            from: CGPoint(x: startPoint.x, y: startPoint.y), to: CGPoint(x: endPoint.x, y: endPoint.y))
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ShapeElement()) { $1.show(Rectangle(), fill: $0._paint(in: $2.environment)) }
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points of the unit square.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at equal distances between two points of the unit square.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Color {
    /// The colour as a gradient that is a little lighter above.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter, self])) }

    private var lighter: Color {
        let color = uiColor
        return Color(
            UIColor { traits in
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                func towardsWhite(_ value: CGFloat) -> CGFloat { value + (1 - value) * 0.2 }
                return UIColor(
                    red: towardsWhite(red), green: towardsWhite(green), blue: towardsWhite(blue), alpha: alpha)
            })
    }
}

/// Colours that pass into each other, from above to below.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Creates the style from a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}
