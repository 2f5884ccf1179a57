/// The margins an app set on a view.
package struct MarginSettings {
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The margins as last told.
    var told: UIEdgeInsets?
}

extension UIView {
    // MARK: Safe area

    /// The safe area as the view's place gives it.
    private var currentSafeArea: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if self is UIWindow {
            insets = safeAreaInsets
        } else if let superview {
            let outer = superview._safeAreaInsetsForSubviews
            if outer != .zero {
                let room = superview.bounds
                let rect = untransformedFrame
                insets.top = max(0, outer.top - (rect.minY - room.minY))
                insets.left = max(0, outer.left - (rect.minX - room.minX))
                insets.bottom = max(0, outer.bottom - (room.maxY - rect.maxY))
                insets.right = max(0, outer.right - (room.maxX - rect.maxX))
            }
        }
        if let viewOwner {
            for extra in viewOwner.additionalInsets {
                insets.top += extra.top
                insets.left += extra.left
                insets.bottom += extra.bottom
                insets.right += extra.right
            }
        }
        return insets
    }

    /// Takes in a changed safe area, tells of it, and has the subviews look at theirs.
    func checkSafeArea() {
        layoutFlags.remove(.needsSafeAreaCheck)
        let insets = currentSafeArea
        guard insets != storedSafeArea else {
            updateMargins()
            return
        }
        let change = ObservedChange(of: self, "safeAreaInsets")
        storedSafeArea = insets
        change.end()
        for guide in layoutItem?.systemGuides ?? [] { guide.storedItem?.updatePlacement() }
        safeAreaInsetsDidChange()
        viewOwner?.viewSafeAreaInsetsDidChange()
        updateMargins()
        setNeedsLayout()
        for view in subviews { view.markSafeAreaPath() }
    }

    package func _safeAreaSourceDidChange() {
        markSafeAreaPath()
    }

    // MARK: Margins

    /// The margins that the app set, or the system's.
    var ownMargins: NSDirectionalEdgeInsets {
        let isRoot = viewOwner != nil
        let side: CGFloat = bounds.width >= 414 ? 20 : 16
        guard var own = marginSettings?.own else {
            return isRoot
                ? NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
                : systemMargins
        }
        if isRoot, viewOwner?.viewRespectsSystemMinimumLayoutMargins == true {
            own.leading = max(own.leading, side)
            own.trailing = max(own.trailing, side)
        }
        return own
    }

    /// The view's own margins by their sides, without the safe area and what superviews ask for.
    var insetsOfOwnMargins: UIEdgeInsets {
        let own = ownMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
            right: isRightToLeft ? own.leading : own.trailing)
    }

    var effectiveMargins: UIEdgeInsets {
        var insets = insetsOfOwnMargins
        let safe = marginSettings?.insetsFromSafeArea ?? true ? safeAreaInsets : .zero
        if safe != .zero, systemMeasures.marginsFollowSafeArea {
            insets.top += safe.top
            insets.left += safe.left
            insets.bottom += safe.bottom
            insets.right += safe.right
        }
        if marginSettings?.preservesSuperview == true, let superview {
            let outer = superview.layoutMargins
            let room = superview.bounds
            let rect = untransformedFrame
            insets.top = max(insets.top, outer.top - (rect.minY - room.minY))
            insets.left = max(insets.left, outer.left - (rect.minX - room.minX))
            insets.bottom = max(insets.bottom, outer.bottom - (room.maxY - rect.maxY))
            insets.right = max(insets.right, outer.right - (room.maxX - rect.maxX))
        }
        return insets
    }

    func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        marginSettings = marginSettings ?? MarginSettings()
        marginSettings?.own = margins
        updateMargins()
    }

    /// Brings guides and constraints on the margins in line, and tells the view.
    func updateMargins() {
        guard layoutItem != nil || marginSettings != nil else { return }
        let margins = layoutMargins
        guard margins != marginSettings?.told else { return }
        marginSettings = marginSettings ?? MarginSettings()
        marginSettings?.told = margins
        for guide in layoutItem?.systemGuides ?? [] { guide.storedItem?.updatePlacement() }
        for constraint in layoutItem?.referencing.values.map({ $0 }) ?? []
        where constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin {
            LayoutEngine.shared.refresh(constraint)
        }
        layoutMarginsDidChange()
        viewOwner?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.marginSettings?.preservesSuperview == true { view.updateMargins() }
    }

    /// Insets of the sides as insets of the beginning and the end of lines.
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    func changeMargins(_ change: (inout MarginSettings) -> Void) {
        var settings = marginSettings ?? MarginSettings()
        change(&settings)
        marginSettings = settings
        updateMargins()
    }
}
