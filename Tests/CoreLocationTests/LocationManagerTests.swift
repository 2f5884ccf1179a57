import Documents
import Stage
import Testing

@testable import CoreLocation
@testable import UIKit

@MainActor @Suite("Locations", .serialized) struct LocationManagerTests {
    private final class Delegate: NSObject, CLLocationManagerDelegate {
        var heard: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            heard.append("authorization \(manager.authorizationStatus.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            heard.append("at \(locations.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }.joined())")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            heard.append("error \((error as NSError).code)")
        }
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
            heard.append("watching \(region.identifier)")
        }
        func locationManager(
            _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) { heard.append("cannot watch \((error as NSError).code)") }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
            heard.append("in \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
            heard.append("out of \(region.identifier)")
        }
    }

    private let suite = UUID().uuidString
    private static let reasons = [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    ]

    private func service(_ reasons: [String] = reasons) -> LocationService {
        LocationService(suite: suite) { reasons.contains($0) ? "To find cafés." : nil }
    }

    private func onScreen(_ body: (UIWindowScene) throws -> Void) throws {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852), scale: 3)
        UIScreen.main.adopt(surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        surface.present()
        DeviceLocation.shared.give(nil)
        defer {
            DeviceLocation.shared.give(nil)
            surface.close()
            scene.disconnect()
            UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
        }
        try body(scene)
    }

    /// Lets everything happen that waits for the next turn.
    private func turn() { while !NextTurn.isEmpty { NextTurn.drain() } }

    private func alert(_ scene: UIWindowScene) -> UIAlertController? {
        scene.windows.lazy.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
    }

    private func answer(_ title: String, _ scene: UIWindowScene) throws {
        let found = try #require(alert(scene))
        let action = try #require(found.actions.first { $0.title == title })
        action.handler?(action)
        turn()
    }

    private func go(_ latitude: Double, _ longitude: Double) {
        DeviceLocation.shared.give(.place(latitude: latitude, longitude: longitude))
        turn()
    }

    @Test(arguments: [
        ("Allow Once", CLAuthorizationStatus.authorizedWhenInUse, CLAuthorizationStatus.notDetermined),
        ("Allow While Using App", .authorizedWhenInUse, .authorizedWhenInUse), ("Don’t Allow", .denied, .denied),
    ])
    func thePersonIsAskedWithTheAppsReason(
        button: String, now: CLAuthorizationStatus, later: CLAuthorizationStatus
    ) throws {
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            turn()
            #expect(delegate.heard == ["authorization 0"])
            manager.requestWhenInUseAuthorization()
            #expect(alert(scene)?.message == "To find cafés.")
            try answer(button, scene)
            #expect(manager.authorizationStatus == now)
            #expect(delegate.heard == ["authorization 0", "authorization \(now.rawValue)"])
            // Who has answered is not asked again.
            manager.requestWhenInUseAuthorization()
            #expect(alert(scene) == nil)
            // The next start of the app.
            #expect(CLLocationManager(service()).authorizationStatus == later)
        }
    }

    @Test func nothingIsAskedWithoutAReason() throws {
        try onScreen { scene in
            let manager = CLLocationManager(service([]))
            manager.requestWhenInUseAuthorization()
            manager.requestAlwaysAuthorization()
            #expect(alert(scene) == nil && manager.authorizationStatus == .notDetermined)
            let whenInUse = CLLocationManager(service([Self.reasons[0]]))
            whenInUse.requestAlwaysAuthorization()
            #expect(alert(scene) == nil)
        }
    }

    @Test func whoAsksForAnyTimeIsAskedAgain() throws {
        try onScreen { scene in
            let manager = CLLocationManager(service())
            manager.requestWhenInUseAuthorization()
            try answer("Allow While Using App", scene)
            manager.requestAlwaysAuthorization()
            try answer("Change to Always Allow", scene)
            #expect(manager.authorizationStatus == .authorizedAlways)
        }
    }

    @Test func locationsComeWhenThePersonAllowsAndTheDeviceMoves() throws {
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            manager.startUpdatingLocation()
            go(37.5, 127)
            #expect(delegate.heard == ["authorization 0"])
            #expect(manager.location == nil)
            manager.requestWhenInUseAuthorization()
            try answer("Allow While Using App", scene)
            #expect(delegate.heard.suffix(2) == ["authorization 4", "at 37.5,127.0"])
            #expect(manager.location?.horizontalAccuracy == 5)
            #expect(manager.location?.sourceInformation?.isSimulatedBySoftware == true)
            manager.distanceFilter = 1000
            go(37.501, 127)
            go(37.6, 127)
            #expect(delegate.heard.last == "at 37.6,127.0" && delegate.heard.count == 4)
            manager.stopUpdatingLocation()
            go(38, 127)
            #expect(delegate.heard.count == 4)
            manager.requestLocation()
            turn()
            #expect(delegate.heard.last == "at 38.0,127.0")
            go(39, 127)
            #expect(delegate.heard.count == 5)
        }
    }

    @Test func theReasonIsToldWhyThereIsNoLocation() throws {
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            manager.requestWhenInUseAuthorization()
            try answer("Allow While Using App", scene)
            manager.requestLocation()
            turn()
            #expect(delegate.heard.last == "error \(CLError.locationUnknown.rawValue)")
        }
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            manager.requestWhenInUseAuthorization()
            try answer("Don’t Allow", scene)
            manager.startUpdatingLocation()
            turn()
            #expect(delegate.heard.last == "error \(CLError.denied.rawValue)")
        }
    }

    @Test func crossingTheEdgeOfARegionIsTold() throws {
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            let home = CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), radius: 200, identifier: "home")
            manager.startMonitoring(for: home)
            turn()
            #expect(delegate.heard.last == "cannot watch \(CLError.regionMonitoringDenied.rawValue)")
            manager.requestAlwaysAuthorization()
            try answer("Allow While Using App", scene)
            #expect(manager.authorizationStatus == .authorizedAlways)
            go(37, 127)
            manager.startMonitoring(for: home)
            turn()
            #expect(delegate.heard.last == "watching home" && manager.monitoredRegions == [home])
            go(37.5005, 127)
            #expect(delegate.heard.last == "in home")
            go(37.5007, 127)
            go(37.6, 127)
            #expect(delegate.heard.suffix(2) == ["in home", "out of home"])
            manager.stopMonitoring(for: home)
            go(37.5, 127)
            #expect(delegate.heard.last == "out of home")
        }
    }

    @Test func answersThatAreGivenTakeThePlaceOfThePersons() throws {
        try onScreen { scene in
            let (manager, delegate) = (CLLocationManager(service()), Delegate())
            manager.delegate = delegate
            manager.requestWhenInUseAuthorization()
            #expect(alert(scene) != nil)
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "location=deny")))
            turn()
            #expect(alert(scene) == nil && delegate.heard.last == "authorization 2")
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "location=unset")))
            turn()
            #expect(delegate.heard.last == "authorization 0")
            manager.requestWhenInUseAuthorization()
            #expect(alert(scene) != nil)
            try answer("Don’t Allow", scene)
        }
    }

    @Test func questionsAreAskedInThePersonsLanguage() {
        let texts = PermissionTexts.of("ko")
        #expect(texts.allowOnce == "한 번 허용")
        #expect(texts.location("카페") == "‘카페’ 앱이 사용자의 위치를 사용하도록 허용하겠습니까?")
        #expect(PermissionTexts.of("en-GB").location("Cafés") == "Allow “Cafés” to use your location?")
    }

    @Test func addressesAreReadFromTheServicesAnswers() throws {
        let one = Data(
            """
            {"lat": "37.5", "lon": "127.0", "name": "", "category": "place", "address": {"house_number": "12",
            "road": "세종대로", "city": "서울", "country": "대한민국", "country_code": "kr", "postcode": "04524"}}
            """.utf8)
        let place = CLPlacemark(try #require(Nominatim.places(in: one)?.first))
        let archive = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: archive))
        #expect(copy.description == place.description && copy.isoCountryCode == place.isoCountryCode)
        #expect(copy.addressDictionary?.count == place.addressDictionary?.count)
        #expect(place.locality == "서울" && place.thoroughfare == "세종대로" && place.subThoroughfare == "12")
        #expect(place.isoCountryCode == "KR" && place.postalCode == "04524" && place.name == "12 세종대로")
        #expect(place.location?.coordinate.latitude == 37.5)
        #expect(Nominatim.places(in: Data("{\"error\": \"Unable to geocode\"}".utf8))?.isEmpty == true)
        #expect(Nominatim.places(in: Data("<html>".utf8)) == nil)
    }
}
