import Testing

@testable import _MapKit_SwiftUI

@Suite("Maps in SwiftUI")
@MainActor
struct MapTests {
    private func shown<V: View>(_ view: V) -> MKMapView? {
        let host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        host.layoutIfNeeded()
        func find(_ view: UIView) -> MKMapView? {
            view as? MKMapView ?? view.subviews.lazy.compactMap(find).first
        }
        return find(host)
    }

    private let seoul = CLLocationCoordinate2D(latitude: 37.5665, longitude: 126.978)

    @Test("A region is shown, with a view for each item")
    func region() throws {
        struct Place: Identifiable {
            let id: Int
            let coordinate: CLLocationCoordinate2D
        }
        let region = MKCoordinateRegion(center: seoul, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let places = [Place(id: 1, coordinate: seoul), Place(id: 2, coordinate: seoul)]
        let map = try #require(
            shown(
                Map(coordinateRegion: .constant(region), annotationItems: places) { place in
                    MapAnnotation(coordinate: place.coordinate) { Text("\(place.id)") }
                }))
        #expect(abs(map.centerCoordinate.latitude - seoul.latitude) < 0.01)
        #expect(map.annotations.count == 2)
    }

    @Test("Content by a builder: markers, views, lines")
    func content() throws {
        let seoul = seoul
        let map = try #require(
            shown(
                Map(initialPosition: .region(.init(center: seoul, latitudinalMeters: 900, longitudinalMeters: 900))) {
                    Marker("서울 🏙️", coordinate: seoul).tint(.red)
                    Annotation("Here", coordinate: seoul) { Circle().frame(width: 10, height: 10) }
                    ForEach(0..<3, id: \.self) { Marker("\($0)", systemImage: "star", coordinate: seoul) }
                    MapPolyline(coordinates: [seoul, CLLocationCoordinate2D(latitude: 37, longitude: 127)])
                    if seoul.latitude < 0 { UserAnnotation() }
                }))
        #expect(map.annotations.count == 5)
        #expect(map.annotations.contains { ($0 as? PartAnnotation)?.title == "서울 🏙️" })
        #expect(map.overlays.count == 1)
        #expect(!map.showsUserLocation)
    }

    @Test("An automatic position shows all of the content")
    func automatic() throws {
        let map = try #require(
            shown(
                Map {
                    Marker("A", coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 10))
                    Marker("B", coordinate: CLLocationCoordinate2D(latitude: 20, longitude: 30))
                }))
        #expect(abs(map.centerCoordinate.longitude - 20) < 1)
        #expect(map.region.span.longitudeDelta >= 20)
    }

    @Test("A style gives the type of the map")
    func style() throws {
        let map = try #require(shown(Map().mapStyle(.hybrid)))
        #expect(map.mapType == .hybrid)
    }

    @Test("Positions are compared by what they show")
    func positions() {
        let region = MKCoordinateRegion(center: seoul, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        #expect(MapCameraPosition.region(region) == .region(region))
        #expect(MapCameraPosition.automatic != .region(region))
        #expect(MapCameraPosition.region(region).region?.span.latitudeDelta == 1)
    }
}
