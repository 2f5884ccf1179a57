import SwiftUI
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

    @Test("Lines have a level, a way from place to place, and dashes")
    func lines() throws {
        let places = [seoul, CLLocationCoordinate2D(latitude: 37.6, longitude: -122.4)]
        let map = try #require(
            shown(
                Map {
                    MapPolyline(coordinates: places, contourStyle: .geodesic)
                        .mapOverlayLevel(level: .aboveRoads)
                        .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .square, dash: [2, 6]))
                    MapPolyline(points: places.map(MKMapPoint.init)).stroke(.blue, lineWidth: 2)
                }))
        #expect(map.overlays(in: .aboveRoads).count == 1 && map.overlays(in: .aboveLabels).count == 1)
        let curved = try #require(map.overlays(in: .aboveRoads).first as? MKGeodesicPolyline)
        #expect(curved.pointCount > 10)
        #expect((map.overlays(in: .aboveLabels).first as? MKPolyline)?.pointCount == 2)
        let renderer = try #require(map.renderer(for: curved) as? MKPolylineRenderer)
        #expect(renderer.lineWidth == 4 && renderer.lineCap == .square && renderer.lineDashPattern == [2, 6])
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

    private struct Read: View {
        let region: MKCoordinateRegion
        let told: (MapProxy) -> Void
        var body: some View {
            MapReader { proxy in
                let _ = told(proxy)
                Map(initialPosition: .region(region)).padding(.top, 100)
            }
            .coordinateSpace(.named("whole"))
        }
    }

    @Test("A reader tells what is where")
    func reader() throws {
        let region = MKCoordinateRegion(center: seoul, latitudinalMeters: 900, longitudinalMeters: 900)
        var proxy: MapProxy?
        let map = try #require(shown(Read(region: region) { proxy = $0 }))
        let reader = try #require(proxy)
        let middle = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
        let place = try #require(reader.convert(middle, from: .local))
        #expect(abs(place.latitude - seoul.latitude) < 0.001 && abs(place.longitude - seoul.longitude) < 0.001)
        let local = try #require(reader.convert(seoul, to: .local))
        #expect(abs(local.x - middle.x) < 1 && abs(local.y - middle.y) < 1)
        let whole = try #require(reader.convert(seoul, to: .named("whole")))
        #expect(abs(whole.y - middle.y - 100) < 1)
        #expect(reader.camera(framing: region).map { $0.distance > 0 } == true)
    }

    private struct Controls: View {
        @Namespace private var scope
        var body: some View {
            VStack {
                Map(scope: scope) { Marker("A", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) }
                    .mapControls {
                        MapUserLocationButton()
                        MapCompass()
                        MapScaleView()
                        MapPitchToggle()
                    }
                MapCompass(scope: scope)
            }
            .mapScope(scope)
        }
    }

    @Test("Controls are of the map that they are on, or of that of a scope")
    func controls() throws {
        let host = _UIHostingView(rootView: Controls())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        host.frame = window.bounds
        window.addSubview(host)
        host.layoutIfNeeded()
        host.layoutIfNeeded()
        func all<V: UIView>(_ view: UIView, _ type: V.Type) -> [V] {
            (view as? V).map { [$0] } ?? view.subviews.flatMap { all($0, type) }
        }
        let map = try #require(all(host, MKMapView.self).first)
        let button = try #require(all(host, MKUserTrackingButton.self).first)
        #expect(button.mapView === map)
        let compasses = all(host, MKCompassButton.self).filter { !$0.isDescendant(of: map) }
        #expect(compasses.count == 2 && compasses.allSatisfy { $0.mapView === map })
        let scale = try #require(all(host, MKScaleView.self).first { !$0.isDescendant(of: map) })
        #expect(scale.mapView === map)
        #expect(scale.convert(scale.bounds, to: host).midX < 150 && button.convert(button.bounds, to: host).midX > 150)
    }

    @Test("No place has pictures to look around in")
    func lookAround() async throws {
        #expect(MKLookAroundSceneRequest(coordinate: kCLLocationCoordinate2DInvalid) == nil)
        let request = try #require(MKLookAroundSceneRequest(coordinate: seoul))
        #expect(try await request.scene == nil)
        request.cancel()
        await #expect(throws: (any Error).self) { try await request.scene }
    }
}
