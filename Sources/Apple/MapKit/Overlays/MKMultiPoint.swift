public import Foundation

/// Several points of the map, one after the other.
open class MKMultiPoint: MKShape {
    /// Set once, when the shape is made.
    private(set) var mapPoints: [MKMapPoint] = []

    /// Creates a shape without points.
    public override init() { super.init() }

    // The only initialiser that subclasses have to have, as on iOS, is the one above.
    convenience init(_ points: [MKMapPoint]) {
        self.init()
        mapPoints = points
    }

    /// How many points there are.
    open var pointCount: Int { mapPoints.count }

    /// The points. The memory is the object's and lasts as long as it does.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { memory.pointer }

    private lazy var memory = PointMemory(mapPoints)

    /// Copies the places of some points to memory of the caller's.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in mapPoints[range.lowerBound..<range.upperBound].enumerated() {
            coords[index] = point.coordinate
        }
    }

    var bounding: MKMapRect {
        guard let first = mapPoints.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in mapPoints {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

private final class PointMemory {
    let pointer: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        pointer = .allocate(capacity: max(points.count, 1))
        pointer.initialize(from: points, count: points.count)
    }

    deinit { pointer.deallocate() }
}

func projectedPoints(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
    UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
}
