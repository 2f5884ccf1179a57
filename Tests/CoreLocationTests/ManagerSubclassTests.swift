import CoreLocation
import Testing

// Without @testable: what a class of an app may inherit.

private final class KnownManager: CLLocationManager {
    var count = 0
    override func requestLocation() { count += 1 }
}

@MainActor @Suite struct ManagerSubclassTests {
    @Test func aManagerHasSubclasses() {
        let manager = KnownManager()
        manager.requestLocation()
        #expect(manager.count == 1)
    }
}
