/// What a map looks like.
public enum MKMapType: UInt, Sendable {
    /// Roads and their names.
    case standard
    /// Pictures from above. There are none here: the map is darker.
    case satellite
    /// Pictures from above, with names.
    case hybrid
    /// Pictures from above, in space.
    case satelliteFlyover
    /// Pictures from above with names, in space.
    case hybridFlyover
    /// As the standard, with less of its own.
    case mutedStandard
}
