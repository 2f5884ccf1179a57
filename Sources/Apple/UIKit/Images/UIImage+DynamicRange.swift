extension UIImage {
    /// How much brighter than white a picture may be shown.
    public enum DynamicRange: Int, Sendable {
        /// As the surroundings say.
        case unspecified = -1
        case standard = 0
        /// More than standard, in bounds that suit pictures beside it.
        case constrainedHigh = 1
        case high = 2
    }

    /// Whether the picture has parts that are brighter than white. False: pictures are read with eight bits a channel.
    public var isHighDynamicRange: Bool { false }

    /// The picture without parts that are brighter than white, which is the picture itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
