/// What an app may know of where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// Something else than the person forbids it. Never so here.
    case restricted
    /// The person said no.
    case denied
    /// The person said yes, in the background too.
    case authorizedAlways
    /// The person said yes, while the app is used.
    case authorizedWhenInUse

    /// The name of ``authorizedAlways`` before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
