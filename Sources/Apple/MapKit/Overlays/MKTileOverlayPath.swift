public import CoreGraphics

/// Which tile of a pyramid of tiles.
public struct MKTileOverlayPath: Sendable {
    /// From the west.
    public var x: Int
    /// From the north.
    public var y: Int
    /// The level, whose map is 2^z tiles wide.
    public var z: Int
    /// The pixels of the screen for a point.
    public var contentScaleFactor: CGFloat

    /// The first tile.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

    /// Creates a path.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}
