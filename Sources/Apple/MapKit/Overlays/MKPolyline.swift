/// A line through points of the map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Creates a line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(projectedPoints(coords, count))
    }

    /// The smallest rectangle around the line.
    open var boundingMapRect: MKMapRect { bounding }
    /// The middle of that.
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: bounding.midX, y: bounding.midY).coordinate }
}

/// A line that follows the Earth's surface the shortest way, on a sphere.
open class MKGeodesicPolyline: MKPolyline {
    /// Creates a line through points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Self.curved(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
    }

    /// Creates a line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(Self.curved(Array(UnsafeBufferPointer(start: coords, count: count))))
    }

    private static func curved(_ places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
            let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
        }
        var points: [MKMapPoint] = []
        for (start, end) in zip(places, places.dropFirst()) {
            let (a, b) = (vector(start), vector(end))
            let angle = acos(min(1, max(-1, (a * b).sum())))
            let steps = max(1, Int(angle * 180 / .pi))
            for step in 0..<steps {
                let share = Double(step) / Double(steps)
                let p = angle < 1e-9 ? a : (a * sin((1 - share) * angle) + b * sin(share * angle)) / sin(angle)
                var point = MKMapPoint(
                    CLLocationCoordinate2D(
                        latitude: asin(min(1, max(-1, p.z))) * 180 / .pi, longitude: atan2(p.y, p.x) * 180 / .pi))
                // The shorter way may lead over the map's edge.
                if let last = points.last {
                    while point.x - last.x > Projection.worldSize / 2 { point.x -= Projection.worldSize }
                    while last.x - point.x > Projection.worldSize / 2 { point.x += Projection.worldSize }
                }
                points.append(point)
            }
        }
        if let last = places.last {
            var point = MKMapPoint(last)
            if let previous = points.last {
                while point.x - previous.x > Projection.worldSize / 2 { point.x -= Projection.worldSize }
                while previous.x - point.x > Projection.worldSize / 2 { point.x += Projection.worldSize }
            }
            points.append(point)
        }
        return points
    }
}
