/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The edges.
    case top, leading, bottom, trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}
