/// Constraints of a view.
extension UIView {
    /// No intrinsic size along an axis.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that the constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that the constraints allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The constraints that this view holds: those between views in it, and on its own size.
    public var constraints: [NSLayoutConstraint] {
        layoutItem?.held.filter { !$0.isInternal } ?? []
    }

    /// Activates a constraint of this view and those in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.isActive = false
        let items = constraint.items
        for item in items {
            let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            precondition(
                view?.isDescendant(of: self) == true,
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
        }
        LayoutEngine.shared.install(constraint, on: self, items: items)
    }

    /// Activates constraints of this view and those in it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.isActive = false
    }

    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that mention the view, along an axis. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem?.constraints(along: axis) ?? []
    }

    /// Whether the constraints leave the view's frame open. For debugging: it takes several solutions.
    public var hasAmbiguousLayout: Bool {
        guard let layoutItem, layoutItem.isJoined else { return false }
        return LayoutEngine.shared.isAmbiguous(layoutItem)
    }

    // MARK: Hooks between the tree and the engine

    /// The view's item, made when it is first needed.
    func requireLayoutItem() -> LayoutItem {
        if let layoutItem { return layoutItem }
        let item = LayoutItem(view: self)
        layoutItem = item
        return item
    }

    /// The view's item, taking part in layout.
    func joinedLayoutItem() -> LayoutItem {
        let item = requireLayoutItem()
        if !item.isJoined { item.join() }
        return item
    }

    /// The frame as it would be without a transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Asks for a frame in which layout is brought up to date.
    func requestLayoutFrame() {
        layer.host?.animationsNeedTick()
    }

    /// The superview changed: constraints that reach out of the moved tree end.
    package func _layoutEngineDidMove() {
        if superview == nil { endConstraints(outside: self) }
        markSafeAreaPath()
        if !layoutFlags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            markUpdatePath()
        }
    }

    private func endConstraints(outside top: UIView) {
        if let layoutItem {
            for item in [layoutItem] + (layoutItem.guides + layoutItem.systemGuides).compactMap(\.storedItem) {
                for constraint in Array(item.referencing.values) where constraint.holder?.isDescendant(of: top) != true
                {
                    LayoutEngine.shared.uninstall(constraint)
                }
            }
        }
        for view in subviews { view.endConstraints(outside: top) }
    }

    /// The frame, bounds or transform changed.
    package func _layoutEngineFrameDidChange() {
        if let layoutItem, layoutItem.isJoined {
            layoutItem.updatePlacement()
            for guide in layoutItem.systemGuides where guide.role.followsSize { guide.storedItem?.updatePlacement() }
        }
        if viewOwner != nil || marginSettings?.preservesSuperview == true { updateMargins() }
        if let superview, superview.safeAreaInsets != .zero || storedSafeArea != .zero { markSafeAreaPath() }
    }

    func translatesDidChange() {
        let item = joinedLayoutItem()
        item.updatePlacement()
        item.queueContent()
        superview?.setNeedsLayout()
    }
}
