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
