import CoreGraphics
import Documents
import Stage
import Testing

@testable import MapKit
@testable import UIKit

@MainActor @Suite("Maps", .serialized) struct MapViewTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var heard: [String] = []
        var makes: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did \(animated)") }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            makes?(mapView, annotation)
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("added \(views.count)") }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("selected") }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselected") }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView,
            calloutAccessoryControlTapped control: UIControl
        ) { heard.append("accessory") }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
            fromOldState oldState: MKAnnotationView.DragState
        ) { heard.append("\(oldState) \(newState)") }
    }

    private static let seoul = CLLocationCoordinate2D(latitude: 37.5665, longitude: 126.978)

    private func onScreen(_ body: (MKMapView, Delegate, OffscreenSurface) throws -> Void) throws {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852), scale: 1)
        UIScreen.main.adopt(surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), Delegate())
        map.delegate = delegate
        window.rootViewController?.view.addSubview(map)
        map.setRegion(
            MKCoordinateRegion(center: Self.seoul, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
        surface.present()
        surface.advance(by: 0.1)
        defer {
            surface.close()
            scene.disconnect()
        }
        delegate.heard = []
        try body(map, delegate, surface)
    }

    private func annotation(_ north: Double, _ east: Double, _ title: String? = "카페") -> MKPointAnnotation {
        let made = MKPointAnnotation()
        made.coordinate = CLLocationCoordinate2D(
            latitude: Self.seoul.latitude + north, longitude: Self.seoul.longitude + east)
        made.title = title
        return made
    }

    @Test func aRegionFillsTheMap() throws {
        try onScreen { map, delegate, _ in
            let region = map.region
            #expect(abs(region.center.latitude - Self.seoul.latitude) < 1e-9)
            // As wide as was asked for, and higher.
            let asked = MKCoordinateRegion(center: Self.seoul, latitudinalMeters: 2000, longitudinalMeters: 2000)
            #expect(abs(region.span.longitudeDelta - asked.span.longitudeDelta) < 1e-6)
            #expect(region.span.latitudeDelta > asked.span.latitudeDelta * 2)
            let fitting = map.regionThatFits(asked)
            #expect(abs(fitting.span.latitudeDelta - region.span.latitudeDelta) < 1e-6)
            map.setCenter(CLLocationCoordinate2D(latitude: 35, longitude: 129), animated: false)
            #expect(delegate.heard == ["will false", "did false"])
            #expect(abs(map.region.span.longitudeDelta - region.span.longitudeDelta) < 1e-6)
        }
    }

    @Test func regionsMoveInAnAnimation() throws {
        try onScreen { map, delegate, surface in
            map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 37.6, longitude: 127), latitudinalMeters: 500,
                    longitudinalMeters: 500), animated: true)
            #expect(delegate.heard == ["will true"])
            for _ in 0..<60 { surface.advance(by: 1.0 / 60) }
            #expect(delegate.heard == ["will true", "did true"])
            #expect(abs(map.viewport.center.coordinate.latitude - 37.6) < 1e-9)
        }
    }

    @Test func aRegionThatIsSetBeforeTheMapHasASizeIsShownWhenItHas() throws {
        try onScreen { map, _, surface in
            let late = MKMapView(frame: .zero)
            let region = MKCoordinateRegion(center: Self.seoul, latitudinalMeters: 2000, longitudinalMeters: 2000)
            late.region = region
            #expect(late.region.span.longitudeDelta == region.span.longitudeDelta)
            map.superview?.addSubview(late)
            late.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            surface.advance(by: 0.1)
            #expect(abs(late.centerCoordinate.latitude - Self.seoul.latitude) < 1e-9)
            #expect(late.region.span.longitudeDelta < region.span.longitudeDelta * 1.01)
        }
    }

    @Test func pointsAndPlacesAreConverted() throws {
        try onScreen { map, _, _ in
            #expect(abs(map.convert(Self.seoul, toPointTo: map).x - 196.5) < 1e-6)
            let point = CGPoint(x: 20, y: 30)
            let place = map.convert(point, toCoordinateFrom: map)
            let back = map.convert(place, toPointTo: map)
            #expect(abs(back.x - 20) < 1e-6 && abs(back.y - 30) < 1e-6)
            #expect(place.latitude > Self.seoul.latitude && place.longitude < Self.seoul.longitude)
            let region = map.convert(CGRect(x: 0, y: 0, width: 393, height: 852), toRegionFrom: map)
            #expect(abs(region.span.longitudeDelta - map.region.span.longitudeDelta) < 1e-9)
        }
    }

    @Test func theCameraLooksAtWhatIsSeen() throws {
        try onScreen { map, _, _ in
            let camera = MKMapCamera(lookingAtCenter: Self.seoul, fromDistance: 3000, pitch: 0, heading: 90)
            map.setCamera(camera, animated: false)
            #expect(abs(map.camera.centerCoordinateDistance - 3000) < 1 && map.camera.heading == 90)
            // East is up.
            let east = CLLocationCoordinate2D(latitude: Self.seoul.latitude, longitude: Self.seoul.longitude + 0.001)
            let place = map.convert(east, toPointTo: map)
            #expect(abs(place.x - 196.5) < 0.01 && place.y < 426)
        }
    }

    @Test func annotationsHaveViewsWhileTheyAreSeen() throws {
        try onScreen { map, delegate, surface in
            let (near, far) = (annotation(0.001, 0), annotation(1, 0))
            map.addAnnotations([near, far])
            surface.advance(by: 0.1)
            #expect(delegate.heard == ["added 1"])
            let view = try #require(map.view(for: near))
            #expect(view is MKMarkerAnnotationView && map.view(for: far) == nil)
            let point = map.convert(near.coordinate, toPointTo: map)
            #expect(abs(view.frame.maxY - point.y) < 0.01 && abs(view.frame.midX - point.x) < 0.01)
            near.coordinate.longitude += 0.001
            surface.advance(by: 0.1)
            #expect(view.frame.midX > point.x + 10)
            map.removeAnnotations(map.annotations)
            surface.advance(by: 0.1)
            #expect(map.annotations.isEmpty && view.superview == nil)
        }
    }

    @Test func viewsOfRegisteredClassesAreUsedAgain() throws {
        final class Dot: MKAnnotationView {
            var times = 0
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 10, height: 10)
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() { times += 1 }
        }
        try onScreen { map, _, surface in
            map.register(Dot.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
            let first = annotation(0, 0)
            map.addAnnotation(first)
            surface.advance(by: 0.1)
            let view = try #require(map.view(for: first) as? Dot)
            map.removeAnnotation(first)
            let second = annotation(0.001, 0)
            map.addAnnotation(second)
            surface.advance(by: 0.1)
            #expect(map.view(for: second) === view && view.times == 1 && view.annotation === second)
        }
    }

    @Test func aTapSelectsAndShowsTheCallout() throws {
        try onScreen { map, delegate, surface in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            delegate.makes = { _, annotation in
                let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
                view.canShowCallout = true
                view.rightCalloutAccessoryView = button
                return view
            }
            let cafe = annotation(0, 0)
            map.addAnnotation(cafe)
            surface.advance(by: 0.1)
            delegate.heard = []
            map.tapped(at: try #require(map.view(for: cafe)).center)
            #expect(delegate.heard == ["selected"] && map.selectedAnnotations.first === cafe)
            let callout = try #require(map.callout)
            #expect(callout.frame.maxY <= (map.view(for: cafe)?.frame.minY ?? 0))
            button.sendActions(for: .touchUpInside)
            #expect(delegate.heard == ["selected", "accessory"])
            map.tapped(at: CGPoint(x: 5, y: 5))
            #expect(delegate.heard.last == "deselected" && map.callout == nil && map.selectedAnnotations.isEmpty)
            // The app's button is its own again.
            button.sendActions(for: .touchUpInside)
            #expect(delegate.heard.last == "deselected")
        }
    }

    @Test func viewsThatCoverEachOtherBecomeOne() throws {
        try onScreen { map, delegate, surface in
            delegate.makes = { _, annotation in
                guard annotation is MKPointAnnotation else { return nil }
                let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "cafe")
                view.clusteringIdentifier = "cafes"
                return view
            }
            let all = [annotation(0, 0), annotation(0.00001, 0), annotation(0.003, 0)]
            map.addAnnotations(all)
            surface.advance(by: 0.1)
            let cluster = try #require(map.clusters.first)
            #expect(map.clusters.count == 1)
            #expect((cluster.annotation as? MKClusterAnnotation)?.memberAnnotations.count == 2)
            #expect(map.view(for: all[0])?.isHidden == true && map.view(for: all[2])?.isHidden == false)
            #expect(map.view(for: all[0])?.cluster === cluster.view)
            map.setRegion(
                MKCoordinateRegion(center: Self.seoul, latitudinalMeters: 10, longitudinalMeters: 10), animated: false)
            surface.advance(by: 0.1)
            // They are apart now, as far as a map can show.
            map.removeAnnotation(all[1])
            surface.advance(by: 0.1)
            #expect(map.clusters.isEmpty && map.view(for: all[0])?.isHidden == false)
        }
    }

    @Test func aDragMovesTheAnnotation() throws {
        try onScreen { map, delegate, surface in
            let flag = annotation(0, 0)
            map.addAnnotation(flag)
            surface.advance(by: 0.1)
            let view = try #require(map.view(for: flag))
            view.isDraggable = true
            delegate.heard = []
            map.beginDrag(at: view.center)
            map.drag(to: CGPoint(x: view.center.x + 50, y: view.center.y))
            map.endDrag(isCancelled: false)
            #expect(delegate.heard == ["none starting", "starting dragging", "dragging ending", "ending none"])
            #expect(abs(map.convert(flag.coordinate, toPointTo: map).x - 246.5) < 0.01)
        }
    }

    @Test func overlaysAreDrawnInTheirPlaces() throws {
        final class Painter: NSObject, MKMapViewDelegate {
            func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                let renderer = MKCircleRenderer(overlay: overlay)
                renderer.fillColor = .red
                return renderer
            }
        }
        try onScreen { map, _, surface in
            let painter = Painter()
            map.delegate = painter
            /// Red, green and blue of what is drawn at a point.
            @MainActor func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
                surface.advance(by: 0.1)
                let image = try ImageCodec.decode(surface.pngData())
                let offset = Int(y) * image.bytesPerRow + Int(x) * 4
                return image.withPixels { bytes in (0..<3).map { Int(bytes[offset + 2 - $0]) } }
            }
            let (inside, outside) = (try color(196, 440), try color(196, 100))
            map.addOverlay(MKCircle(center: Self.seoul, radius: 200))
            #expect(try color(196, 440) == [255, 0, 0])
            #expect(try color(196, 100) == outside)
            map.removeOverlays(map.overlays)
            #expect(try color(196, 440) == inside)
        }
    }

    @Test func thePersonIsShownWhenTheAppMayKnowWhereTheyAre() throws {
        try onScreen { map, _, surface in
            defer { DeviceLocation.shared.give(nil) }
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "location=allow")))
            DeviceLocation.shared.give(.place(latitude: Self.seoul.latitude, longitude: Self.seoul.longitude))
            map.showsUserLocation = true
            while !NextTurn.isEmpty { NextTurn.drain() }
            surface.advance(by: 0.1)
            let view = try #require(map.view(for: map.userLocation))
            #expect(view is MKUserLocationView && map.isUserLocationVisible)
            #expect(abs(view.center.x - 196.5) < 0.01)
            map.removeAnnotations(map.annotations)
            #expect(map.annotations.count == 1)
            map.showsUserLocation = false
            #expect(map.annotations.isEmpty)
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "location=unset")))
        }
    }

    @Test func nibsMakeMaps() throws {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <mapView clipsSubviews="YES" contentMode="scaleToFill" mapType="satellite" showsUserLocation="NO"
             rotateEnabled="NO" id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></mapView>
            </objects></document>
            """
        let nib = UINib(data: Data(xml.utf8), bundle: nil)
        let map = try #require(nib.instantiate(withOwner: nil, options: nil).first as? MKMapView)
        #expect(map.mapType == .satellite && !map.isRotateEnabled && map.isZoomEnabled)
        #expect(map.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
}
