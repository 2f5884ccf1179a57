public import MapKit
public import SwiftUI

/// A line on a map.
public struct MapPolyline: MapContent {
    public typealias Body = Never
    private let line: MKPolyline

    /// Creates a line through places.
    public init(coordinates: [CLLocationCoordinate2D]) {
        line = MKPolyline(coordinates: coordinates, count: coordinates.count)
    }
    /// Creates a line from MapKit's.
    public init(_ polyline: MKPolyline) { line = polyline }
    /// Creates the line of a way.
    public init(_ route: MKRoute) { line = route.polyline }

    public var _parts: [_MapPart] {
        [_MapPart(kind: .overlay(line, OverlayLook(stroke: .blue, width: 3)))]
    }
}

/// An area on a map.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let polygon: MKPolygon

    /// Creates an area between places.
    public init(coordinates: [CLLocationCoordinate2D]) {
        polygon = MKPolygon(coordinates: coordinates, count: coordinates.count)
    }
    /// Creates an area from MapKit's.
    public init(_ polygon: MKPolygon) { self.polygon = polygon }

    public var _parts: [_MapPart] {
        [_MapPart(kind: .overlay(polygon, OverlayLook(fill: Color.blue.opacity(0.5))))]
    }
}

/// A circle on a map.
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let circle: MKCircle

    /// Creates a circle around a place, with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        circle = MKCircle(center: center, radius: radius)
    }
    /// Creates a circle from MapKit's.
    public init(_ circle: MKCircle) { self.circle = circle }

    public var _parts: [_MapPart] {
        [_MapPart(kind: .overlay(circle, OverlayLook(fill: Color.blue.opacity(0.5))))]
    }
}
