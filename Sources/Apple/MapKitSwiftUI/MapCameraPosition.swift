public import MapKit
public import SwiftUI

/// What part of the world a ``Map`` shows.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, person
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)

        static func == (a: Kind, b: Kind) -> Bool {
            switch (a, b) {
            case (.automatic, .automatic), (.person, .person): true
            case (.region(let first), .region(let second)): first.isSame(as: second)
            case (.rect(let first), .rect(let second)):
                first.minX == second.minX && first.minY == second.minY && first.width == second.width
                    && first.height == second.height
            case (.camera(let first), .camera(let second)): first == second
            default: false
            }
        }
    }

    let kind: Kind
    /// Whether a person has moved the map since.
    public internal(set) var positionedByUser = false

    init(_ kind: Kind) { self.kind = kind }

    /// Whatever shows all of the content.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    /// Where the person is; another position until that is known.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { MapCameraPosition(.person) }
    /// A part of the world.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// A rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// A place that was found.
    public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }

    /// The part of the world, if that is what is shown.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle, if that is what is shown.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The camera, if that is what is shown.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// Whether the map shows where the person is.
    public var followsUserLocation: Bool { kind == .person }
    /// Whether the map turns as the person does. It never does.
    public var followsUserHeading: Bool { false }
}

/// Where a ``Map`` is looked at from.
public struct MapCamera: Equatable, Sendable {
    /// The place in the map's middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far that is from the camera, in metres.
    public var distance: Double
    /// Where the map's upper edge points to, in degrees from north.
    public var heading: Double
    /// How far the camera is from looking straight down, in degrees. Maps are drawn flat.
    public var pitch: Double

    /// Creates a camera at a distance from a place.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }

    @MainActor
    init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    @MainActor
    var mapKit: MKMapCamera {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: CGFloat(pitch), heading: heading)
    }
}

extension MKCoordinateRegion {
    /// Whether two regions cannot be told apart.
    func isSame(as other: MKCoordinateRegion) -> Bool {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
        return near(center.latitude, other.center.latitude) && near(center.longitude, other.center.longitude)
            && near(span.latitudeDelta, other.span.latitudeDelta)
            && near(span.longitudeDelta, other.span.longitudeDelta)
    }
}
