import Foundation
import Testing

@testable import MapKit

/// Objects that apps make without arguments, as placeholders or for what they do not know.
@MainActor @Suite struct MapObjectTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var renderer = MKOverlayRenderer()
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { renderer }
    }

    @Test func aRendererOfNothingIsShownWithoutHarm() {
        let renderers = [
            MKOverlayRenderer(), MKPolylineRenderer(), MKPolygonRenderer(), MKCircleRenderer(),
            MKTileOverlayRenderer(),
        ]
        let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
        map.delegate = delegate
        for renderer in renderers {
            delegate.renderer = renderer
            let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 37, longitude: 127), radius: 100)
            map.addOverlay(circle)
            map.layoutIfNeeded()
            #expect(map.renderer(for: circle) === renderer)
        }
    }

    @Test func annotationViewsAreMadeWithAFrame() {
        for view in [MKAnnotationView(), MKMarkerAnnotationView(), MKPinAnnotationView()] {
            #expect(view.annotation == nil && view.reuseIdentifier == nil)
        }
        #expect(MKAnnotationView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    @Test func placesAndShapesAreEmpty() {
        #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0 && MKCircle().radius == 0)
        #expect(!MKMapItem().isCurrentLocation && MKMapItem.forCurrentLocation().isCurrentLocation)
        #expect(CLCircularRegion().identifier.isEmpty && CLPlacemark().name == nil)
    }

    @Test func aConfigurationIsTheTypeOfTheMap() {
        let map = MKMapView()
        #expect(map.preferredConfiguration is MKStandardMapConfiguration)
        let configuration = MKHybridMapConfiguration(elevationStyle: .realistic)
        map.preferredConfiguration = configuration
        #expect(map.mapType == .hybrid && map.preferredConfiguration === configuration)
        map.mapType = .mutedStandard
        #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.emphasisStyle == .muted)
    }

    @Test func aFilterLetsKindsThrough() {
        #expect(MKPointOfInterestFilter.includingAll.includes(.cafe))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.cafe))
        #expect(MKPointOfInterestFilter(excluding: [.atm]).includes(.bank))
        #expect(MKPointOfInterestFilter(including: [.atm]).excludes(.bank))
    }

    private final class Route: MKPolylineRenderer {
        let shade: Double
        init(_ line: MKPolyline, shade: Double) {
            self.shade = shade
            super.init(polyline: line)
        }
        override init(overlay: any MKOverlay) {
            shade = 0.5
            super.init(overlay: overlay)
        }
    }

    @Test func renderersOfAppsAreMadeOfOverlays() throws {
        let points = [
            CLLocationCoordinate2D(latitude: 37, longitude: 127), CLLocationCoordinate2D(latitude: 38, longitude: 127),
        ]
        let line = MKPolyline(coordinates: points, count: 2)
        #expect(Route(overlay: line).shade == 0.5 && Route(overlay: line).polyline === line)
        #expect(MKCircleRenderer(overlay: MKCircle(center: points[0], radius: 5)).circle.radius == 5)
        #expect(MKTileOverlayRenderer(overlay: MKTileOverlay()).overlay is MKTileOverlay)
        let annotation: any MKAnnotation = MKPointAnnotation()
        #expect(annotation.isKind(of: MKPointAnnotation.self) && annotation.isKind(of: NSObject.self))
        #expect(!annotation.isKind(of: MKPolyline.self) && annotation.isMember(of: MKPointAnnotation.self))
    }
}
