// The names that functions had before Swift 4.2, for projects whose SWIFT_VERSION is 3 or 4.

/// The name of `MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateSpan(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// The name of `MKCoordinateRegion.init(center:span:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion(center:span:)")
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// The name of `MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)")
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// The name of `MKCoordinateRegion.init(_:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion(_:)")
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

/// The name of `MKMapPoint.init(_:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKMapPoint(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// The name of `MKMapPoint.coordinate` before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "use the point's coordinate")
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// The name of `MKMapPoint.distance(to:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "use distance(to:)")
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// The name of `MKMapPoint.init(x:y:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKMapPoint(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// The name of `MKMapSize.init(width:height:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKMapSize(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// The name of `MKMapRect.init(x:y:width:height:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "MKMapRect(x:y:width:height:)")
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// The name of `MKMapRect.union(_:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "use union(_:)")
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

/// The name of `MKMapRect.insetBy(dx:dy:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "use insetBy(dx:dy:)")
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
