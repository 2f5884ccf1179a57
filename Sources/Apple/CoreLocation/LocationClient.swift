import SeamPrimitives

/// What a manager wants to be told.
@MainActor
final class LocationClient {
    weak var manager: CLLocationManager?
    var isUpdating = false
    var wantsOne = false
    var followsSignificantChanges = false
    /// The last location that the delegate was told of since updates began.
    var lastTold: CLLocation?
    var lastSignificant: CLLocation?
    /// The manager's filter of distances, which any thread may set.
    nonisolated let filter = Locked(kCLDistanceFilterNone)

    nonisolated init() {}

    /// How far the system's "significant" change is, in metres, as Apple's documentation gives it.
    static let significantDistance: CLLocationDistance = 500

    var needsLocation: Bool { isUpdating || wantsOne || followsSignificantChanges }

    /// Tells the delegate of a location, if it wants to know.
    func tell(_ location: CLLocation) {
        guard let manager else { return }
        var isWanted = wantsOne
        wantsOne = false
        if isUpdating {
            let distance = filter.withLock { $0 }
            if let lastTold, distance > 0, lastTold.distance(from: location) < distance {
            } else {
                lastTold = location
                isWanted = true
            }
        }
        if followsSignificantChanges {
            if let lastSignificant, lastSignificant.distance(from: location) < Self.significantDistance {
            } else {
                lastSignificant = location
                isWanted = true
            }
        }
        if isWanted { manager.delegate?.locationManager(manager, didUpdateLocations: [location]) }
    }

    /// Tells the delegate why there is no location.
    func fail(_ code: CLError.Code) {
        guard let manager, needsLocation else { return }
        wantsOne = false
        manager.delegate?.locationManager(manager, didFailWithError: CLError(code))
    }
}
