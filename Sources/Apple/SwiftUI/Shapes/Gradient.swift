/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        /// Creates a stop at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Creates a gradient from colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// The colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

extension Gradient: ShapeStyle {
    /// Colours that pass into each other, from above to below.
    public func _paint(in environment: EnvironmentValues) -> _Paint { AnyGradient(self)._paint(in: environment) }
}
