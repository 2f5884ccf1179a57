/// What a ``CMTime`` says of itself. The numbers are Apple's (CMTime.h).
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time at all.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// A calculation could not be exact.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// After every other time.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Before every other time.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known, as the duration of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The three kinds of times that are no number.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}
