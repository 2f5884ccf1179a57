public import MapKit
public import SwiftUI

/// A line on a map.
public struct MapPolyline: MapContent {
    public typealias Body = Never
    private let line: MKPolyline

    /// How a line goes from one place to the next.
    public enum ContourStyle: Hashable, Sendable {
        /// Straight on the map.
        case straight
        /// The shortest way on the Earth, which is curved on the map.
        case geodesic
    }

    /// Creates a line through places, straight from one to the next unless it is said otherwise.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        line =
            switch contourStyle {
            case .straight: MKPolyline(coordinates: coordinates, count: coordinates.count)
            case .geodesic: MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
            }
    }
    /// Creates a line through points, straight from one to the next unless it is said otherwise.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
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
