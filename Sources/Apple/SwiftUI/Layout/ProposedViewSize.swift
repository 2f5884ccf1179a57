/// The room that a view is offered; nil where the view is asked how large it would like to be.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points; nil asks for the ideal one.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal one.
    public var height: CGFloat?

    /// Creates an offer of room, in points.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates an offer of room, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// An offer of nothing, which asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Creates an offer of room, in points.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// An offer that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A size with 10 points, or those of `size`, where nothing is said.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
