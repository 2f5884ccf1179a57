import Testing

@testable import MapKit

@Suite struct MapGeometryTests {
    @Test func theProjectionIsMercatorsOnASquare() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051128779806604, longitude: -180))
        #expect(corner.x == 0 && abs(corner.y) < 0.01)
        // A tile of level 1 ends where the world is halved: 66.51 degrees is a quarter of its height.
        #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 66.51326, longitude: 0)).y - 67_108_864) < 10)
    }

    @Test(arguments: [(37.5665, 126.978), (-33.86, 151.2), (0, -179.9), (80, 0)])
    func placesComeBackFromTheirPoints(latitude: Double, longitude: Double) {
        let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(place.latitude - latitude) < 1e-9 && abs(place.longitude - longitude) < 1e-9)
    }

    @Test func regionsInMetresAreAsLargeAsDegreesAre() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 110_574.3,
            longitudinalMeters: 111_319.5)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-4 && abs(region.span.longitudeDelta - 1) < 1e-4)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 40_075_016.68 / 268_435_456) < 1e-9)
    }

    @Test func rectanglesAreUnitedAndCut() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 5, y: 5, width: 10, height: 20)
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 25)))
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(a), a))
        #expect(a.contains(MKMapPoint(x: 10, y: 0)) && !a.contains(b))
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
        let over = MKMapRect(x: MKMapSize.world.width - 5, y: 0, width: 10, height: 1)
        #expect(over.spans180thMeridian && over.remainder.width == 5)
    }

    @Test func viewportsTurnPointsThereAndBack() {
        var viewport = Viewport()
        viewport.size = CGSize(width: 393, height: 852)
        viewport.scale = 100
        viewport.heading = 30
        viewport = viewport.limited
        let point = viewport.mapPoint(CGPoint(x: 10, y: 700))
        let back = viewport.point(point)
        #expect(abs(back.x - 10) < 1e-6 && abs(back.y - 700) < 1e-6)
        let same = CGPoint.zero.applying(viewport.transform(from: point))
        #expect(abs(same.x - 10) < 1e-6 && abs(same.y - 700) < 1e-6)
    }

    @Test func titlesOfUnknownAnnotationsAreOptionalTwice() {
        final class Bare: NSObject, MKAnnotation {
            var coordinate = CLLocationCoordinate2D()
        }
        final class Named: NSObject, MKAnnotation {
            var coordinate = CLLocationCoordinate2D()
            var title: String? = "나무"
        }
        let named: any MKAnnotation = Named(), bare: any MKAnnotation = Bare()
        let title: String? = named.title!
        #expect(title == "나무" && named.title!! == "나무")
        #expect(bare.plainTitle == nil)
        if let found = named.title, let text = found { #expect(text == "나무") } else { Issue.record("no title") }
    }

    @Test(arguments: [(7.0, "7 m"), (640, "650 m"), (1500, "1.5 km"), (23_400, "23 km")])
    func distancesAreWrittenInFewDigits(meters: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_KR")
        #expect(formatter.string(fromDistance: meters) == text)
    }
}
