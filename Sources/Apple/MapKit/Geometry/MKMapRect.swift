/// A rectangle on the map, in map points. One that reaches beyond the map's eastern edge goes on at its western one.
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// An empty rectangle at the map's corner.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle: what two have in common that do not touch.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }

    /// Whether it is ``null``.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }

    /// The smallest rectangle with both in it.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// What both have in common.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard intersects(other) else { return .null }
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }

    /// Whether they have something in common.
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
            && other.minY <= maxY
    }

    /// Whether a point is in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
    }

    /// Whether all of another is in it.
    public func contains(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY
            && maxY >= other.maxY
    }

    /// A rectangle whose edges are moved inwards, or outwards if the numbers are negative.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull || width < 2 * dx || height < 2 * dy
            ? .null : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// A rectangle that is moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The part within a distance of an edge, and the rest.
    public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let (across, down) = (min(max(amount, 0), width), min(max(amount, 0), height))
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: across, height: height),
                MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - across, y: minY, width: across, height: height),
                MKMapRect(x: minX, y: minY, width: width - across, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: down),
                MKMapRect(x: minX, y: minY + down, width: width, height: height - down)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - down, width: width, height: down),
                MKMapRect(x: minX, y: minY, width: width, height: height - down)
            )
        }
    }

    /// Whether it reaches beyond the map's western or eastern edge.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Projection.worldSize) }

    /// The part beyond the map's edge, at the place on the map that it shows.
    public var remainder: MKMapRect {
        if maxX > Projection.worldSize {
            return MKMapRect(x: 0, y: minY, width: maxX - Projection.worldSize, height: height)
        }
        if minX < 0 { return MKMapRect(x: Projection.worldSize + minX, y: minY, width: -minX, height: height) }
        return .null
    }
}

/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle.
public let MKMapRectNull = MKMapRect.null
