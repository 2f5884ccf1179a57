/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Across, or from top to bottom.
    case horizontal, vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The axis across.
        public static let horizontal = Set(rawValue: 1)
        /// The axis from top to bottom.
        public static let vertical = Set(rawValue: 2)
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
