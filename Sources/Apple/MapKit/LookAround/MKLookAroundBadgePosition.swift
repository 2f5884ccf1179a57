/// Where the map's maker is named on the pictures of a place.
public enum MKLookAroundBadgePosition: Int, Sendable {
    /// Above, at the side where reading begins.
    case topLeading
    /// Above, at the side where reading ends.
    case topTrailing
    /// Below, at the side where reading ends.
    case bottomTrailing
}
