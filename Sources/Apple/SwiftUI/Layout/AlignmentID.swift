/// A kind of alignment of one's own.
public protocol AlignmentID: SendableMetatype {
    /// Where a view has the guide that does not say so itself, in points from its origin.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
