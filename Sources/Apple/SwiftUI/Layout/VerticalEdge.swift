/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The edge above, or the one below.
    case top, bottom

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The edge above.
        public static let top = Set(.top)
        /// The edge below.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
