/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown
    /// Within touch.
    case immediate
    /// Some metres away.
    case near
    /// Farther away.
    case far
}
