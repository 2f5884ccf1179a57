/// The size of a part of the world, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From north to south.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a size.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
