/// One piece of news about where the device is, as an asynchronous sequence gives it.
public struct CLLocationUpdate: Sendable {
    /// How a person moves while an app follows.
    public enum LiveConfiguration: Int, Sendable {
        /// In whichever way.
        case `default`
        /// In a car.
        case automotiveNavigation
        /// In a train or on a ship.
        case otherNavigation
        /// On foot, or on a bicycle.
        case fitness
        /// In an aircraft.
        case airborne
    }

    /// Where the device is; nil if that is not known now.
    public let location: CLLocation?
    /// Whether the device rests. Always false.
    public var isStationary: Bool { false }
    /// Whether the device rests. Always false.
    public var stationary: Bool { false }
    /// Whether the person forbids it to the app.
    public let authorizationDenied: Bool
    /// Whether the person is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether no location can be had now.
    public let locationUnavailable: Bool
    /// Whether the person forbids it to all apps. Always false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether something else forbids it. Always false.
    public var authorizationRestricted: Bool { false }
    /// Whether locations are far from exact. Always false.
    public var accuracyLimited: Bool { false }
    /// Whether the app is not in use enough to be told. Always false.
    public var insufficientlyInUse: Bool { false }

    init(_ location: CLLocation?, isDenied: Bool = false, isAsking: Bool = false, isUnavailable: Bool = false) {
        self.location = location
        (authorizationDenied, authorizationRequestInProgress) = (isDenied, isAsking)
        locationUnavailable = isUnavailable
    }

    /// Locations as they come, for as long as somebody takes them. The person's permission is asked for elsewhere.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// The news, one after the other.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public typealias AsyncIterator = AsyncThrowingStream<CLLocationUpdate, any Error>.Iterator

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncThrowingStream { continuation in
                let follower = LocationFollower { continuation.yield($0) }
                continuation.onTermination = { _ in follower.stop() }
                follower.start()
            }.makeAsyncIterator()
        }
    }
}

/// Follows the location for an asynchronous sequence.
private final class LocationFollower: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private let manager = CLLocationManager()
    private let tell: @Sendable (CLLocationUpdate) -> Void

    init(_ tell: @escaping @Sendable (CLLocationUpdate) -> Void) { self.tell = tell }

    func start() {
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func stop() {
        manager.stopUpdatingLocation()
        manager.delegate = nil
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .notDetermined: tell(CLLocationUpdate(nil, isAsking: true))
        case .denied, .restricted, .authorizedAlways, .authorizedWhenInUse: break
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations { tell(CLLocationUpdate(location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let isDenied = (error as? CLError)?.code == .denied
        tell(CLLocationUpdate(nil, isDenied: isDenied, isUnavailable: !isDenied))
    }
}
