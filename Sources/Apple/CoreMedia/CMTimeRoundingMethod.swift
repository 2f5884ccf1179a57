/// How a time is fitted into parts of a second. The numbers are Apple's (CMTime.h).
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, and from the middle away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero when there are fewer parts afterwards, as QuickTime does.
    case quickTime = 4
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6

    /// To the nearest.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

    func rule(_ exact: Double) -> FloatingPointRoundingRule {
        switch self {
        case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
        case .roundTowardZero, .quickTime: .towardZero
        case .roundAwayFromZero: .awayFromZero
        case .roundTowardPositiveInfinity: .up
        case .roundTowardNegativeInfinity: .down
        }
    }
}
