/// A wide window: columns beside and over each other.
extension UISplitViewController {
    var wantsToCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

    // MARK: Widths

    private func chosen(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }

    func width(of column: Column) -> CGFloat {
        let room = view.bounds.width
        switch column {
        case .primary:
            let preferred =
                chosen(preferredPrimaryColumnWidth) ?? chosen(preferredPrimaryColumnWidthFraction).map { $0 * room }
                ?? 320
            return clamp(preferred, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, room)
        case .supplementary:
            let preferred =
                chosen(preferredSupplementaryColumnWidth)
                ?? chosen(preferredSupplementaryColumnWidthFraction).map { $0 * room } ?? 320
            return clamp(preferred, minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth, room)
        case .secondary, .compact: return room
        }
    }

    /// Without limits of the app's, a column takes at most half of the room.
    private func clamp(_ width: CGFloat, _ least: CGFloat, _ most: CGFloat, _ room: CGFloat) -> CGFloat {
        max(chosen(least) ?? 0, min(width, chosen(most) ?? max(room / 2, 1))).rounded()
    }

    // MARK: Modes

    /// The meaning of `.automatic`: columns beside the content in windows wider than tall, hidden in others.
    private var automaticMode: DisplayMode {
        guard view.bounds.width > view.bounds.height else { return .secondaryOnly }
        return preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }

    var resolvedMode: DisplayMode {
        var mode = preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
        if style != .tripleColumn {
            switch mode {
            case .twoBesideSecondary, .twoDisplaceSecondary: mode = .oneBesideSecondary
            case .twoOverSecondary: mode = .oneOverSecondary
            default: break
            }
        }
        return mode
    }

    /// The columns that are to be seen in a mode, beside the secondary one.
    func shownColumns(in mode: DisplayMode) -> [Column] {
        switch mode {
        case .automatic, .secondaryOnly: []
        // With three columns the one is the supplementary.
        case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.supplementary] : [.primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
        }
    }

    func setMode(_ mode: DisplayMode, animated: Bool) {
        guard mode != currentMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let (old, new) = (shownColumns(in: currentMode), shownColumns(in: mode))
        for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        currentMode = mode
        let coming = new.filter { !old.contains($0) }.compactMap { containers[$0] }
        let going = old.filter { !new.contains($0) }.compactMap { containers[$0] }
        let isOnScreen = isShown
        let animated = animated && isOnScreen && UIView.areAnimationsEnabled
        if isOnScreen {
            for child in coming { child.beginAppearanceTransition(true, animated: animated) }
            for child in going { child.beginAppearanceTransition(false, animated: animated) }
        }
        for child in coming where child.view.superview !== view {
            install(child)
            // It comes from the edge.
            child.view.frame = frame(of: child, in: old)
        }
        UIView.animate(withDuration: animated ? 0.35 : 0) {
            self.layOutColumns()
            self.view.layoutIfNeeded()
        } completion: { [self] _ in
            for child in going where !shownColumns(in: currentMode).contains(where: { containers[$0] === child }) {
                child.view.removeFromSuperview()
            }
            guard isOnScreen else { return }
            for child in coming {
                child.announceIsAppearing()
                child.endAppearanceTransition()
            }
            for child in going { child.endAppearanceTransition() }
        }
        updateButton()
    }

    var isShown: Bool {
        switch appearance {
        case .appearing, .appeared: isViewLoaded
        case .disappeared, .disappearing: false
        }
    }

    private var isOver: Bool { currentMode == .oneOverSecondary || currentMode == .twoOverSecondary }

    func install(_ child: UIViewController) {
        child.loadViewIfNeeded()
        let childView: UIView = child.view
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.autoresizingMask = []
        view.addSubview(childView)
    }

    // MARK: Frames

    private func frame(of child: UIViewController, in shown: [Column]) -> CGRect {
        guard let column = containers.first(where: { $0.value === child })?.key else { return view.bounds }
        return frame(of: column, shown)
    }

    private func frame(of column: Column, _ shown: [Column]) -> CGRect {
        let bounds = view.bounds
        var x: CGFloat = 0
        for other in columns where other != .secondary {
            let width = width(of: other)
            let isIn = shown.contains(other)
            if other == column {
                return mirrored(CGRect(x: isIn ? x : x - width, y: 0, width: width, height: bounds.height))
            }
            if isIn { x += width }
        }
        if isOver { x = 0 }
        // A displaced column keeps its width and is moved aside.
        let width =
            currentMode == .twoDisplaceSecondary ? bounds.width - self.width(of: .supplementary) : bounds.width - x
        return mirrored(CGRect(x: x, y: 0, width: max(0, width), height: bounds.height))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard primaryEdge == .trailing else { return rect }
        return CGRect(x: view.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func layOutColumns() {
        guard isViewLoaded, hasArranged else { return }
        if isCollapsed {
            dim.removeFromSuperview()
            for line in separators.values { line.removeFromSuperview() }
            if let view = single?.viewIfLoaded, view.frame != self.view.bounds { view.frame = self.view.bounds }
            return
        }
        let shown = shownColumns(in: currentMode)
        for column in columns {
            guard let childView = containers[column]?.viewIfLoaded, childView.superview === view else { continue }
            childView.frame = frame(of: column, shown)
        }
        if isOver, let secondary = containers[.secondary]?.viewIfLoaded {
            view.insertSubview(dim, aboveSubview: secondary)
            dim.frame = view.bounds
        } else {
            dim.removeFromSuperview()
        }
        // Columns lie over the secondary one, which they may cover, and lines over all.
        for column in columns.reversed() where column != .secondary {
            if let childView = containers[column]?.viewIfLoaded, childView.superview === view {
                view.bringSubviewToFront(childView)
            }
            let line = separators[column] ?? UIView(frame: .zero)
            separators[column] = line
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            view.addSubview(line)
            line.isHidden = !shown.contains(column)
            let column = frame(of: column, shown)
            let pixel = 1 / max(view.contentScaleFactor, 1)
            line.frame = CGRect(
                x: primaryEdge == .trailing ? column.minX : column.maxX - pixel, y: 0, width: pixel,
                height: view.bounds.height)
        }
    }

    // MARK: A person's doing

    func preferencesDidChange() {
        guard hasArranged, !isCollapsed else { return }
        setMode(resolvedMode, animated: true)
    }

    func sizeDidChange() {
        guard hasArranged, !isCollapsed, preferredDisplayMode == .automatic else { return }
        setMode(resolvedMode, animated: false)
    }

    func toggleDisplayMode() {
        guard !isCollapsed else { return }
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if asked != .automatic {
            setMode(asked, animated: true)
        } else if currentMode == .secondaryOnly {
            let tiles = view.bounds.width > view.bounds.height && preferredSplitBehavior != .overlay
            setMode(tiles ? .oneBesideSecondary : .oneOverSecondary, animated: true)
        } else if style == .tripleColumn, currentMode == .oneBesideSecondary {
            setMode(.twoBesideSecondary, animated: true)
        } else {
            setMode(.secondaryOnly, animated: true)
        }
    }

    func tappedBeside() {
        if isOver { setMode(.secondaryOnly, animated: true) }
    }

    func draggedFromEdge(_ gesture: UIGestureRecognizer) {
        switch gesture.state {
        case .began:
            guard presentsWithGesture, !isCollapsed, currentMode == .secondaryOnly else { return }
            delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
            toggleDisplayMode()
            isShowingByGesture = true
        case .ended, .cancelled:
            guard isShowingByGesture else { return }
            isShowingByGesture = false
            delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        default: break
        }
    }

    /// The button stands at the start of the secondary column's bar.
    func updateButton() {
        guard hasArranged, style != .unspecified,
            let item = (containers[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
        else { return }
        let shows = !isCollapsed && presentsWithGesture && displayModeButtonVisibility != .never
        var items = item.leftBarButtonItems ?? []
        let has = items.contains { $0 === displayModeButtonItem }
        guard shows != has else { return }
        if shows {
            items.insert(displayModeButtonItem, at: 0)
        } else {
            items.removeAll { $0 === displayModeButtonItem }
        }
        item.leftBarButtonItems = items.isEmpty ? nil : items
    }
}
