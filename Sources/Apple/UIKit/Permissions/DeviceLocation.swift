package import Documents

/// Where the device is, as options of the command and flows say. CoreLocation asks here before it asks the machine.
@MainActor
package final class DeviceLocation {
    package static let shared = DeviceLocation()

    /// Nil if nothing was said.
    package private(set) var given: GivenLocation?
    private var observers: [() -> Void] = []

    /// Calls `body` after each change.
    package func observe(_ body: @escaping () -> Void) { observers.append(body) }

    /// Puts the device somewhere.
    package func give(_ location: GivenLocation?) {
        guard location != given else { return }
        given = location
        for observer in observers { observer() }
    }
}
