public import MapKit
public import SwiftUI

/// What an annotation of a map shows, and where.
public typealias _MapAnnotationData = _MapPart

/// Something at a place of a ``Map`` that is made of items.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// What is shown.
    var _annotationData: _MapAnnotationData { get }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    /// Creates a view, of which a point of the unit square is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _annotationData = _MapPart(
            kind: .view(AnyView(content()), UnitPoint(x: anchorPoint.x, y: anchorPoint.y)), coordinate: coordinate)
    }
}

/// A pin in the form of a balloon.
public struct MapMarker: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    /// Creates a pin; a nil tint takes the map's.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapPart(kind: .marker(MarkerLook()), coordinate: coordinate, tint: tint)
    }
}

/// A pin. It is a balloon here.
public struct MapPin: MapAnnotationProtocol {
    public let _annotationData: _MapAnnotationData

    /// Creates a pin; a nil tint takes the map's.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotationData = _MapPart(kind: .marker(MarkerLook()), coordinate: coordinate, tint: tint)
    }
}
