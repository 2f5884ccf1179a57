/// A size on the map, in map points.
public struct MKMapSize: Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// Nothing.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The whole map: 2²⁸ map points in both directions.
    public static let world = MKMapSize(width: Projection.worldSize, height: Projection.worldSize)
}

/// The size of the whole map.
public let MKMapSizeWorld = MKMapSize.world
