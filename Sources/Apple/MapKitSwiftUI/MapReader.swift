public import MapKit
public import SwiftUI

/// Tells its content of the map in it.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @StateObject private var holder = MapHolder()

    /// Creates a reader whose content is made with what tells of the map in it.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View {
        let holder = holder
        return content(MapProxy(holder: holder)).transformEnvironment(\.mapHolders) { $0.append(holder) }
    }
}

/// Tells of a map where places are on it, and what is where.
@MainActor @preconcurrency
public struct MapProxy {
    let holder: MapHolder

    /// The place at a point; nil where there is no map.
    ///
    /// - Parameters:
    ///   - point: A point, in the space.
    ///   - space: `.local` is the map's own space, with the origin at its upper left.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = holder.map else { return nil }
        let origin = origin(in: space.coordinateSpace)
        return map.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), toCoordinateFrom: map)
    }

    /// The point of a place; nil where there is no map.
    ///
    /// - Parameters:
    ///   - coordinate: A place, which need not be seen.
    ///   - space: `.local` is the map's own space, with the origin at its upper left.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = holder.map, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let point = map.convert(coordinate, toPointTo: map)
        let origin = origin(in: space.coordinateSpace)
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    private func origin(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: .zero
        case .global: holder.geometry?.frame(in: .global).origin ?? .zero
        case .named(let name): holder.geometry?.frame(in: .named(name)).origin ?? .zero
        }
    }

    /// The camera that shows a part of the world on the map; nil where there is no map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
        camera { $0.setRegion(region, animated: false) }
    }

    /// The camera that shows a rectangle on the map; nil where there is no map.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        camera { $0.setVisibleMapRect(rect, animated: false) }
    }

    /// The camera that shows a place that was found; nil where there is no map.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        camera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }

    /// What another map of the size shows, so that this one stays where it is.
    private func camera(_ change: (MKMapView) -> Void) -> MapCamera? {
        guard let map = holder.map else { return nil }
        let other = MKMapView(frame: map.bounds)
        other.layoutMargins = map.layoutMargins
        change(other)
        return MapCamera(other.camera)
    }
}
