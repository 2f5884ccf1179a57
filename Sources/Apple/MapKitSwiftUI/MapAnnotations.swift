public import MapKit
public import SwiftUI

/// Something at a place of a ``Map`` that is made of items.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// What is shown.
    var _part: _MapPart { get }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _part: _MapPart

    /// Creates a view, of which a point of the unit square is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _part = _MapPart(
            kind: .view(AnyView(content()), UnitPoint(x: anchorPoint.x, y: anchorPoint.y)), coordinate: coordinate)
    }
}

/// A pin in the form of a balloon.
public struct MapMarker: MapAnnotationProtocol {
    public let _part: _MapPart

    /// Creates a pin; a nil tint takes the map's.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _part = _MapPart(kind: .marker(MarkerLook()), coordinate: coordinate, tint: tint)
    }
}

/// A pin. It is a balloon here.
public struct MapPin: MapAnnotationProtocol {
    public let _part: _MapPart

    /// Creates a pin; a nil tint takes the map's.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _part = _MapPart(kind: .marker(MarkerLook()), coordinate: coordinate, tint: tint)
    }
}
