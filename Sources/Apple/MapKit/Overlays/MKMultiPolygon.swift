/// Surfaces on the map that are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The surfaces.
    public let polygons: [MKPolygon]

    /// Creates an overlay of surfaces.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

    /// The smallest rectangle around all of them.
    open var boundingMapRect: MKMapRect { polygons.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
    /// The middle of that.
    open var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return box.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: box.midX, y: box.midY).coordinate
    }
}

/// Lines on the map that are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

    /// The smallest rectangle around all of them.
    open var boundingMapRect: MKMapRect { polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
    /// The middle of that.
    open var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return box.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: box.midX, y: box.midY).coordinate
    }
}
