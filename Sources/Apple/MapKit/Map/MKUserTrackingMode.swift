/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
    /// Not at all.
    case none
    /// The person stays in the middle.
    case follow
    /// The person stays in the middle and looks up. There is no heading here, so that the map does not turn.
    case followWithHeading
}
