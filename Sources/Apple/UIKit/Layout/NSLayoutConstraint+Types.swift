extension NSLayoutConstraint {
    /// How two sides of a constraint are related.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Equal, or at least.
        case equal, greaterThanOrEqual
    }

    /// A part of a view that a constraint can be about.
    public enum Attribute: Int, Sendable {
        /// No edge: a number stands on this side.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The other edges, sizes, centres and baselines.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// The edges of the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The centres within the margins.
        case centerXWithinMargins, centerYWithinMargins

        /// The older name of the last baseline.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// Across, or from top to bottom.
    public enum Axis: Int, Sendable {
        /// Across, or from top to bottom.
        case horizontal, vertical
    }

    /// How the views of a visual format line up, and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views of a visual format are aligned at their Left.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Views of a visual format are aligned at their Right.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Views of a visual format are aligned at their Top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Views of a visual format are aligned at their Bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Views of a visual format are aligned at their Leading.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Views of a visual format are aligned at their Trailing.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Views of a visual format are aligned at their CenterX.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Views of a visual format are aligned at their CenterY.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Views of a visual format are aligned at their LastBaseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Views of a visual format are aligned at their FirstBaseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of this part.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The format goes in the direction of reading.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format goes from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format goes from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of this part.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Distances are between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of this part.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontalPosition, verticalPosition, size, none }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalPosition
        default: .verticalPosition
        }
    }

    var isHorizontal: Bool { kind == .horizontalPosition || self == .width }

    /// Leading and trailing, which go from right to left where writing does.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// The name in UIKit's descriptions.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
