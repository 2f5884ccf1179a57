/// The properties of an anchor that constraints use, whichever its kind.
@MainActor
protocol AnyAnchor: AnyObject {
    var anchoredItem: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    /// For the distance between two anchors: where it starts.
    var origin: (any AnyAnchor)? { get }
}

/// An edge, a centre, a baseline or a size of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyAnchor {
    weak var anchoredItem: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    let origin: (any AnyAnchor)?

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from origin: (any AnyAnchor)? = nil) {
        anchoredItem = item
        self.attribute = attribute
        self.origin = origin
        super.init()
    }

    /// Creates an anchor of nothing. A constraint with it stands for a constant.
    public convenience override init() { self.init(nil, .notAnAttribute) }

    /// Whether another anchor is of the same place or size of the same view or guide.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let other = object
        return MainActor.assumeIsolated {
            guard let other = other as? any AnyAnchor else { return false }
            return anchoredItem === other.anchoredItem && attribute == other.attribute
                && origin?.anchoredItem === other.origin?.anchoredItem && origin?.attribute == other.origin?.attribute
        }
    }

    open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(anchoredItem.map(ObjectIdentifier.init))
            hasher.combine(attribute)
            return hasher.finalize()
        }
    }

    /// The view or guide that has the anchor.
    open var item: AnyObject? { anchoredItem }
    /// The name of the anchor's edge.
    open var name: String { attribute.name }

    /// Returns a constraint that keeps both equal, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }

    /// Returns a constraint that keeps this at least as great, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Returns a constraint that keeps this at most as great, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }

    final func make(
        _ relation: NSLayoutConstraint.Relation, _ other: (any AnyAnchor)?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: .init(from: self), relation: relation, second: other.map { .init(from: $0) },
            multiplier: multiplier, constant: constant)
    }
}

/// A place along the horizontal axis.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another, for constraints on distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.anchoredItem, otherAnchor.attribute, from: self)
    }

    /// Returns a constraint that keeps a multiple of the standard distance of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns a constraint that keeps at least a multiple of the standard distance.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns a constraint that keeps at most a multiple of the standard distance.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}

/// A place along the vertical axis.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another, for constraints on distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.anchoredItem, otherAnchor.attribute, from: self)
    }

    /// Returns a constraint that keeps a multiple of the standard distance of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns a constraint that keeps at least a multiple of the standard distance.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns a constraint that keeps at most a multiple of the standard distance.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}

/// A width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that keeps both equal, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, nil, constant: c)
    }

    /// Returns a constraint that keeps this at least as great, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that keeps this at most as great, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint that keeps both equal, in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that keeps this at least as great, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint that keeps this at most as great, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

/// Distances of the system, in points, as Interface Builder and UIKit use them.
enum LayoutMetrics {
    /// Between views.
    static let systemSpacing: CGFloat = 8
    /// Between a view and the edge of its superview.
    static let superviewSpacing: CGFloat = 20
    /// The widest text that is easy to read at the default text size.
    static let readableWidth: CGFloat = 672
}
