/// Distances inwards from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from each edge, in points.
    public var top, left, bottom, right: CGFloat

    /// Creates a value from its parts, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates a value of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No distance.
    public static let zero = UIEdgeInsets()
}

/// Like `UIEdgeInsets`, with the sides named by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from each edge, in points.
    public var top, leading, bottom, trailing: CGFloat

    /// Creates a value from its parts, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates a value of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// No distance.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A distance in two directions.
public struct UIOffset: Hashable, Sendable {
    /// The distance along each axis, in points.
    public var horizontal, vertical: CGFloat

    /// Creates a value from its parts, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a value of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// No distance.
    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner `topLeft`.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner `topRight`.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner `bottomLeft`.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner `bottomRight`.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
    /// Returns the rectangle without insets at its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
