import CoreLocation
import Testing

@Suite struct LocationGeometryTests {
    /// Lengths of geodesics on WGS 84, as published with Vincenty's formula and for a degree of the ellipsoid.
    @Test(arguments: [
        // A degree of the equator, and of the meridian at the equator and at the pole.
        (0.0, 0.0, 0.0, 1.0, 111_319.4908),
        (0.0, 0.0, 1.0, 0.0, 110_574.3886),
        (89.0, 0.0, 90.0, 0.0, 111_693.8649),
    ])
    func distancesFollowTheEllipsoid(a: Double, b: Double, c: Double, d: Double, meters: Double) {
        let distance = CLLocation(latitude: a, longitude: b).distance(from: CLLocation(latitude: c, longitude: d))
        #expect(abs(distance - meters) < 0.001)
    }

    @Test func distancesAreTheSameBothWaysAndEndForPlacesOppositeToEachOther() {
        let seoul = CLLocation(latitude: 37.5665, longitude: 126.978),
            busan = CLLocation(latitude: 35.1796, longitude: 129.0756)
        #expect(abs(seoul.distance(from: busan) - busan.distance(from: seoul)) < 1e-6)
        #expect(seoul.distance(from: seoul) == 0)
        let half = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.1, longitude: 179.9))
        #expect(half > 19_900_000 && half < 20_100_000)
    }

    @Test func circlesContainWhatIsWithinTheirRadius() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_320, identifier: "degree")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "degree"))
    }

    @Test(arguments: [(90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false)])
    func coordinatesAreDegreesOfTheEarth(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func locationsAreArchived() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.5), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let found = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(found.coordinate.latitude == 1.5 && found.coordinate.longitude == -2.5)
        #expect(found.altitude == 3 && found.horizontalAccuracy == 4 && found.verticalAccuracy == 5)
        #expect(found.course == 6 && found.speed == 7 && found.timestamp == location.timestamp)
    }

    @Test func errorsAreCaughtByTheirCode() {
        let error: any Error = CLError(.denied)
        #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
        do { throw error } catch CLError.denied {} catch { Issue.record("not caught") }
    }
}
