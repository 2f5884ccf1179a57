/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    /// The part that it is in.
    var boundingMapRect: MKMapRect { get }
    /// Whether it covers a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether it takes the place of what is below, so that the map need not be drawn there.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}
