/// A place that a person stayed at. None ever comes: what stays at a desk does not visit.
public final class CLVisit: NSObject, @unchecked Sendable {
    /// When the person came; `distantPast` if that is not known.
    public let arrivalDate: Date
    /// When the person left; `distantFuture` if they are still there.
    public let departureDate: Date
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The radius around it, in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
        self.coordinate = coordinate
        (arrivalDate, departureDate, horizontalAccuracy) = (arrival, departure, 0)
    }
}
