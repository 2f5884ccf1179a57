/// What an overlay is in front of.
public enum MKOverlayLevel: Int, Sendable {
    /// The roads.
    case aboveRoads
    /// The roads and their names.
    case aboveLabels
}
