internal import SeamPrimitives
/// Layout passes: marking and running them.
///
/// A pass updates constraints from the bottom up, solves, and lays out from the top down; what layout itself changes
/// is taken up in another round.
extension UIView {
    // MARK: Marking

    /// Marks the way from this view to the top, so that a pass finds it without visiting the rest.
    package func markLayoutPath() {
        if MainThreadCheck.isElsewhere() {
            // The way up may change meanwhile, and frames are asked for on the main thread alone.
            DispatchQueue.main.async { self.markLayoutPath() }
            return
        }
        var view = superview
        while let current = view, !current.layoutFlags.contains(.descendantNeedsLayout) {
            current.layoutFlags.insert(.descendantNeedsLayout)
            view = current.superview
        }
        layer.host?.animationsNeedTick()
    }

    func markUpdatePath() {
        var view = superview
        while let current = view, !current.layoutFlags.contains(.descendantNeedsUpdateConstraints) {
            current.layoutFlags.insert(.descendantNeedsUpdateConstraints)
            view = current.superview
        }
        layer.host?.animationsNeedTick()
    }

    /// Has the safe area looked at in the next pass.
    func markSafeAreaPath() {
        layoutFlags.insert(.needsSafeAreaCheck)
        markLayoutPath()
    }

    // MARK: Passes

    /// Lays out this view and what is in it, together with those above that wait for layout themselves.
    func runLayout() {
        // Layout that always asks for more of itself would never end; a screen settles in two rounds.
        for _ in 0..<12 {
            layoutTop.updateConstraintsInSubtree()
            let top = layoutTop
            if let window = top as? UIWindow, window.safeAreaInsets != window.storedSafeArea {
                top.layoutFlags.insert(.needsSafeAreaCheck)
            }
            top.checkSafeAreasOfFrames()
            LayoutEngine.shared.update()
            guard !top.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsSafeAreaCheck]) else {
                break
            }
            top.layoutSubtree()
        }
    }

    /// Looks at the safe areas of views that have their frames already, so that constraints are solved with them.
    private func checkSafeAreasOfFrames() {
        if layoutFlags.contains(.needsSafeAreaCheck) { checkSafeArea() }
        guard layoutFlags.contains(.descendantNeedsLayout) else { return }
        for view in subviews
        where view.translatesAutoresizingMaskIntoConstraints
            && !view.layoutFlags.isDisjoint(with: [.needsSafeAreaCheck, .descendantNeedsLayout])
        {
            view.checkSafeAreasOfFrames()
        }
    }

    /// The highest view on the way up that waits for layout without a gap.
    private var layoutTop: UIView {
        var top = self
        while let superview = top.superview,
            superview.layoutFlags.contains(.needsLayout), !superview.layoutFlags.contains(.isLayingOut)
        {
            top = superview
        }
        return top
    }

    package func layoutSubtree() {
        if let recorder = Tracing.recorder {
            LayoutOrigins.layOut(self, recorder) { layoutSubtreeNow() }
        } else {
            layoutSubtreeNow()
        }
    }

    private func layoutSubtreeNow() {
        if layoutFlags.contains(.needsSafeAreaCheck) { checkSafeArea() }
        if layoutFlags.contains(.needsLayout) {
            layoutFlags.remove(.needsLayout)
            layoutFlags.insert(.isLayingOut)
            viewOwner?.viewWillLayOut()
            applySolution()
            tell("layoutSubviews") { layoutSubviews() }
            viewOwner?.viewDidLayOut()
            layoutFlags.remove(.isLayingOut)
            updateBaselines()
        }
        guard layoutFlags.contains(.descendantNeedsLayout) else { return }
        layoutFlags.remove(.descendantNeedsLayout)
        for view in subviews
        where !view.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsSafeAreaCheck]) {
            view.layoutSubtree()
        }
    }

    /// Updates constraints from the bottom up, where it is due.
    func updateConstraintsInSubtree() {
        if layoutFlags.contains(.descendantNeedsUpdateConstraints) {
            layoutFlags.remove(.descendantNeedsUpdateConstraints)
            for view in subviews
            where !view.layoutFlags.isDisjoint(
                with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
            {
                view.updateConstraintsInSubtree()
            }
        }
        guard layoutFlags.contains(.needsUpdateConstraints) else { return }
        // A view is asked without having asked to be only if it takes part in Auto Layout.
        guard
            layoutFlags.contains(.requestedUpdateConstraints) || layoutItem != nil
                || type(of: self).requiresConstraintBasedLayout
        else { return }
        layoutFlags.remove([.needsUpdateConstraints, .requestedUpdateConstraints])
        if let viewOwner {
            viewOwner.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    // MARK: Frames

    /// Gives the subviews that constraints place their frames.
    func applySolution() {
        if LayoutEngine.shared.needsUpdate { LayoutEngine.shared.update() }
        if superview == nil, !translatesAutoresizingMaskIntoConstraints { applyOwnSize() }
        var origin: CGPoint?
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            guard let item = view.layoutItem, item.isJoined else { continue }
            if origin == nil { origin = solvedOrigin }
            view.place(item.alignmentRect, in: origin!)
        }
    }

    private func applyOwnSize() {
        guard let item = layoutItem, item.isJoined else { return }
        let size = frame(forAlignmentRect: item.alignmentRect).size
        if bounds.size != size { bounds.size = size }
    }

    /// Where this view's content begins in the topmost view, before rounding.
    private var solvedOrigin: CGPoint {
        var point = CGPoint.zero
        var next: UIView? = self
        while let view = next, let parent = view.superview {
            if !view.translatesAutoresizingMaskIntoConstraints, let item = view.layoutItem, item.isJoined {
                let rect = item.alignmentRect
                let insets = view.alignmentRectInsets
                point.x += rect.minX - insets.left
                point.y += rect.minY - insets.top
            } else {
                let rect = view.untransformedFrame
                point.x += rect.minX
                point.y += rect.minY
            }
            point.x -= view.bounds.minX
            point.y -= view.bounds.minY
            next = parent
        }
        return point
    }

    /// Edges are rounded to pixels where they are on the screen, so that neighbours meet and no width is off by the
    /// rounding of its container.
    private func place(_ solved: CGRect, in origin: CGPoint) {
        let rect = frame(forAlignmentRect: solved)
        let scale = layoutScale
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let left = round(origin.x + rect.minX) - round(origin.x)
        let top = round(origin.y + rect.minY) - round(origin.y)
        let size = CGSize(
            width: round(origin.x + rect.maxX) - round(origin.x) - left,
            height: round(origin.y + rect.maxY) - round(origin.y) - top)
        let anchor = layer.anchorPoint
        let position = CGPoint(x: left + size.width * anchor.x, y: top + size.height * anchor.y)
        if bounds.size != size { bounds.size = size }
        if center != position { center = position }
    }

    private var layoutScale: CGFloat {
        let scale = contentScaleFactor
        return scale > 0 ? scale : 1
    }

    /// Baselines follow the size of their views; constraints on them are worked out again.
    private func updateBaselines() {
        for view in subviews {
            guard let item = view.layoutItem, item.hasBaselineUsers else { continue }
            view.baselinesDidChange()
        }
    }

    func baselinesDidChange() {
        var next: UIView? = self
        while let view = next {
            if let item = view.layoutItem {
                for constraint in item.referencing.values
                where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
                    LayoutEngine.shared.refresh(constraint)
                }
            }
            next = view.superview
            // Only views that answer with one inside them can be meant.
            guard let outer = next, outer.forFirstBaselineLayout !== outer || outer.forLastBaselineLayout !== outer
            else { return }
        }
    }

    func setContentPriority(
        _ priority: UILayoutPriority, _ place: WritableKeyPath<(Float, Float, Float, Float), Float>,
        _ axis: NSLayoutConstraint.Axis
    ) {
        contentPriorities[keyPath: place] = priority.rawValue
        layoutItem?.contentPriorityDidChange(axis)
    }
}
