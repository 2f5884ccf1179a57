public import UIKit

extension UIView {
    /// Creates a view that is laid out by constraints.
    public class func newAutoLayout() -> Self { _make(frame: .zero).configureForAutoLayout() }

    /// Creates a view that is laid out by constraints.
    public convenience init(forAutoLayout: ()) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// Has the view laid out by constraints, and returns it.
    @discardableResult
    public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private var parent: UIView {
        guard let superview else { preconditionFailure("View's superview must not be nil: \(self)") }
        return superview
    }

    /// Makes a constraint of the view, and adds it.
    private func constrain(
        _ attribute: ALAttribute, _ relation: NSLayoutConstraint.Relation = .equal, to item: Any?,
        _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute.attribute, relatedBy: relation, toItem: item, attribute: other,
            multiplier: multiplier, constant: constant)
        ConstraintBlocks.add(constraint)
        return constraint
    }

    /// Keeps an edge inside of one of something around the view.
    private func pin(
        _ edge: ALEdge, to item: Any, _ other: ALAttribute, inset: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        constrain(
            edge.attribute, edge.isFar ? relation.turned : relation, to: item, other.attribute,
            constant: edge.isFar ? -inset : inset)
    }

    private static let edges: [ALEdge] = [.top, .leading, .bottom, .trailing]

    /// Leading and trailing are not told from left and right when one is left out.
    private func edges(without excluded: ALEdge?) -> [ALEdge] {
        let same: [ALEdge: ALEdge] = [.left: .leading, .right: .trailing]
        return Self.edges.filter { $0 != excluded && $0 != excluded.flatMap { same[$0] } }
    }

    // MARK: The centre

    /// Centres the view in its superview.
    @discardableResult
    public func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
    }

    /// Puts a line of the view on the same line of its superview.
    @discardableResult
    public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        constrain(axis.attribute, to: parent, axis.attribute.attribute)
    }

    /// Centres the view between the margins of its superview.
    @discardableResult
    public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
    }

    /// Puts a line of the view on the same line between the margins of its superview.
    @discardableResult
    public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
        let line: ALMarginAxis = axis == .vertical ? .vertical : .horizontal
        return constrain(axis.attribute, to: parent, line.attribute.attribute)
    }

    // MARK: Edges of the superview

    /// Keeps an edge at that of the superview.
    ///
    /// - Parameters:
    ///   - inset: The distance inwards, in points.
    ///   - relation: Whether the distance is the least or the largest.
    @discardableResult
    public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: parent, edge.attribute, inset: inset, relation)
    }

    /// Keeps all edges at those of the superview.
    @discardableResult
    public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        edges(without: nil).map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(insets)) }
    }

    /// Keeps all edges but one at those of the superview.
    @discardableResult
    public func autoPinEdgesToSuperviewEdges(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        edges(without: edge).map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(insets)) }
    }

    /// Keeps an edge at the margin of the superview.
    @discardableResult
    public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: parent, edge.margin.attribute, inset: inset, relation)
    }

    /// Keeps all edges at the margins of the superview.
    @discardableResult
    public func autoPinEdgesToSuperviewMargins(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        edges(without: nil).map { autoPinEdge(toSuperviewMargin: $0, withInset: $0.inset(insets)) }
    }

    /// Keeps all edges but one at the margins of the superview.
    @discardableResult
    public func autoPinEdgesToSuperviewMarginsExcluding(_ edge: ALEdge) -> [NSLayoutConstraint] {
        edges(without: edge).map { autoPinEdge(toSuperviewMargin: $0) }
    }

    /// Keeps an edge at that of the superview's safe area.
    @discardableResult
    public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: parent.safeAreaLayoutGuide, edge.attribute, inset: inset, relation)
    }

    /// Keeps all edges at those of the superview's safe area.
    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        edges(without: nil).map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(insets)) }
    }

    /// Keeps all edges but one at those of the superview's safe area.
    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        edges(without: edge).map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(insets)) }
    }

    /// Keeps the upper edge below the bars at the top of a controller's view.
    @discardableResult
    public func autoPin(
        toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(.top, relation, to: viewController.topLayoutGuide, .bottom, constant: inset)
    }

    /// Keeps the lower edge above the bars at the bottom of a controller's view.
    @discardableResult
    public func autoPin(
        toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(.bottom, relation.turned, to: viewController.bottomLayoutGuide, .top, constant: -inset)
    }

    // MARK: Other views

    /// Keeps an edge at one of another view.
    ///
    /// - Parameters:
    ///   - offset: The distance to the right or downwards, in points.
    ///   - relation: Whether the distance is the least or the largest.
    @discardableResult
    public func autoPinEdge(
        _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(edge.attribute, relation, to: otherView, toEdge.attribute.attribute, constant: offset)
    }

    /// Puts a line of the view on the same line of another.
    @discardableResult
    public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint {
        constrain(axis.attribute, to: otherView, axis.attribute.attribute, constant: offset)
    }

    /// Puts a line of the view at a multiple of the same line of another.
    @discardableResult
    public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constrain(axis.attribute, to: otherView, axis.attribute.attribute, multiplier: multiplier)
    }

    /// Keeps a length at one of another view.
    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: otherView, toDimension.attribute.attribute, constant: offset)
    }

    /// Keeps a length at a multiple of one of another view.
    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: otherView, toDimension.attribute.attribute, multiplier: multiplier)
    }

    /// Keeps anything of the view at anything of another.
    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(attribute, relation, to: otherView, toAttribute.attribute, constant: offset)
    }

    /// Keeps anything of the view at a multiple of anything of another.
    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
        withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(attribute, relation, to: otherView, toAttribute.attribute, multiplier: multiplier)
    }

    // MARK: Sizes

    /// Gives the view a size.
    @discardableResult
    public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }

    /// Gives a length of the view a value, in points.
    @discardableResult
    public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, relation, to: nil, .notAnAttribute, multiplier: 0, constant: size)
    }

    /// Gives the resistance against compression along an axis the priority of the block around the call.
    public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
        translatesAutoresizingMaskIntoConstraints = false
        guard let priority = ConstraintBlocks.priorities.last else { return }
        setContentCompressionResistancePriority(priority, for: axis.constraintAxis)
    }

    /// Gives the resistance against growth along an axis the priority of the block around the call.
    public func autoSetContentHuggingPriority(for axis: ALAxis) {
        translatesAutoresizingMaskIntoConstraints = false
        guard let priority = ConstraintBlocks.priorities.last else { return }
        setContentHuggingPriority(priority, for: axis.constraintAxis)
    }
}
