import UIKit

/// The edge of a view.
public enum ALEdge: Int, Sendable {
    /// The left and the right edge.
    case left = 1, right = 2
    /// The upper and the lower edge.
    case top = 3, bottom = 4
    /// Where texts begin and where they end.
    case leading = 5, trailing = 6
}

/// A length of a view.
public enum ALDimension: Int, Sendable {
    /// The width.
    case width = 7
    /// The height.
    case height = 8
}

/// A line through a view.
public enum ALAxis: Int, Sendable {
    /// The line from top to bottom through the centre.
    case vertical = 9
    /// The line from left to right through the centre.
    case horizontal = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12

    /// The line that the last line of text stands on.
    public static var baseline: ALAxis { .lastBaseline }

    var constraintAxis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

/// The edge of a view's margins.
public enum ALMargin: Int, Sendable {
    /// The left and the right margin.
    case left = 13, right = 14
    /// The upper and the lower margin.
    case top = 15, bottom = 16
    /// The margins where texts begin and end.
    case leading = 17, trailing = 18
}

/// A line through the centre between a view's margins.
public enum ALMarginAxis: Int, Sendable {
    /// The line from top to bottom.
    case vertical = 19
    /// The line from left to right.
    case horizontal = 20
}

/// Any of the edges, lengths and lines.
public enum ALAttribute: Int, Sendable {
    /// Edges.
    case left = 1, right, top, bottom, leading, trailing
    /// Lengths.
    case width, height
    /// Lines.
    case vertical, horizontal, lastBaseline, firstBaseline
    /// Edges of margins.
    case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing
    /// Lines between margins.
    case marginAxisVertical, marginAxisHorizontal

    /// The line that the last line of text stands on.
    public static var baseline: ALAttribute { .lastBaseline }

    /// The numbers are those of constraints.
    var attribute: NSLayoutConstraint.Attribute { NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute }
}

extension ALEdge {
    var attribute: ALAttribute { ALAttribute(rawValue: rawValue) ?? .left }
    /// The margin at the edge.
    var margin: ALMargin { ALMargin(rawValue: rawValue + 12) ?? .left }
    /// Whether an inset leads to smaller coordinates.
    var isFar: Bool { self == .right || self == .bottom || self == .trailing }

    func inset(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .left, .leading: insets.left
        case .right, .trailing: insets.right
        case .top: insets.top
        case .bottom: insets.bottom
        }
    }
}

extension ALDimension {
    var attribute: ALAttribute { self == .width ? .width : .height }
}

extension ALAxis {
    var attribute: ALAttribute { ALAttribute(rawValue: rawValue) ?? .vertical }
}

extension ALMargin {
    var attribute: ALAttribute { ALAttribute(rawValue: rawValue) ?? .marginLeft }
}

extension ALMarginAxis {
    var attribute: ALAttribute { ALAttribute(rawValue: rawValue) ?? .marginAxisVertical }
}

extension NSLayoutConstraint.Relation {
    /// The relation seen from the other side.
    var turned: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        default: .equal
        }
    }
}
