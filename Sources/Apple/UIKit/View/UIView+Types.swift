/// Whether a view turns round where reading goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As usual, not for playback and directions, or always one way.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Where a view's picture is when the sizes differ.
    public enum ContentMode: Int, Sendable {
        /// Stretched, whole, covering, drawn anew, or at a place.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// Whether a view's tint is pale.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As its superview's, the tint itself, or pale.
        case automatic, normal, dimmed
    }

    /// How a view follows its superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The superview's change of size goes to this part: `flexibleLeftMargin`.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The superview's change of size goes to this part: `flexibleWidth`.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The superview's change of size goes to this part: `flexibleRightMargin`.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The superview's change of size goes to this part: `flexibleTopMargin`.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The superview's change of size goes to this part: `flexibleHeight`.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The superview's change of size goes to this part: `flexibleBottomMargin`.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// Something with coordinates of its own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// Converts between two coordinate spaces.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts between two coordinate spaces.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts between two coordinate spaces.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts between two coordinate spaces.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's own bounds.
    var bounds: CGRect { get }
}
