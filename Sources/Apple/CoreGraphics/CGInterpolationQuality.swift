/// How an image is resampled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Pixels are smoothed; the qualities are not told apart.
    case `default` = 0
    /// Pixels stay sharp.
    case none = 1
    /// Pixels are smoothed; the qualities are not told apart.
    case low = 2
    /// Pixels are smoothed; the qualities are not told apart.
    case medium = 4
    /// Pixels are smoothed; the qualities are not told apart.
    case high = 3
}
