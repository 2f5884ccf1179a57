public import CoreGraphics

/// A rectangle with circular corners, in points. Radii that don't fit are scaled down together.
public struct RoundedRect: Hashable, Sendable {
    /// The rectangle before its corners are cut.
    public var rect: CGRect
    /// The radii of the corners, in points.
    public var topLeft, topRight, bottomLeft, bottomRight: CGFloat

    public init(
        rect: CGRect, topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
    ) {
        self.rect = rect
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Creates a rectangle with four equal corners.
    public init(_ rect: CGRect, radius: CGFloat) {
        self.init(rect: rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// Creates a rectangle with four equal corners.
    public init(rect: CGRect, radius: CGFloat) { self.init(rect, radius: radius) }

    /// Whether every corner is a right angle.
    public var isRectangle: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }
}
