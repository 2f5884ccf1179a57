/// From columns to one stack, and back.
extension UISplitViewController {
    /// The first time, and after the content of a column was changed.
    func arrange() {
        guard !hasArranged else { return }
        hasArranged = true
        if wantsToCollapse {
            isCollapsed = true
            displayModeButtonItem.isHidden = true
            showSingle()
        } else {
            isCollapsed = false
            currentMode = resolvedMode
            showColumns()
        }
    }

    /// A controller of a column, inside a navigation controller; without columns as it is.
    private func wrapped(_ controller: UIViewController) -> UIViewController {
        if style == .unspecified || controller is UINavigationController { return controller }
        if let navigation = controller.navigationController { return navigation }
        return UINavigationController(rootViewController: controller)
    }

    private func container(for column: Column) -> UIViewController? {
        if let made = containers[column] { return made }
        guard let controller = content[column] else { return nil }
        let made = wrapped(controller)
        containers[column] = made
        return made
    }

    private func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        addChild(child)
        child.tellDidMove(toParent: self)
    }

    private func release(_ child: UIViewController) {
        guard child.parent === self else { return }
        let wasShown = isShown && child.viewIfLoaded?.superview === view
        child.tellWillMove(toParent: nil)
        if wasShown { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if wasShown { child.endAppearanceTransition() }
        child.removeFromParent()
    }

    /// Puts a child's view on screen, with the calls that go with it.
    private func present(_ child: UIViewController) {
        adopt(child)
        guard isViewLoaded, child.viewIfLoaded?.superview !== view else { return }
        if isShown { child.beginAppearanceTransition(true, animated: false) }
        install(child)
        layOutColumns()
        if isShown {
            child.announceIsAppearing()
            child.endAppearanceTransition()
        }
    }

    // MARK: Wide

    private func showColumns() {
        for column in columns {
            guard let child = container(for: column) else { continue }
            adopt(child)
            // Columns at the side are as narrow as a phone.
            setOverrideTraitCollection(
                column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        }
        if let secondary = containers[.secondary] { present(secondary) }
        let mode = currentMode
        for column in columns where column != .secondary {
            let isIn: Bool =
                switch mode {
                case .automatic, .secondaryOnly: false
                case .oneBesideSecondary, .oneOverSecondary:
                    column == (style == .tripleColumn ? .supplementary : .primary)
                case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
                }
            if isIn, let child = containers[column] { present(child) }
        }
        updateButton()
        layOutColumns()
    }

    func expand() {
        let hasOwnSecondary = style == .unspecified && separateByDelegate()
        if single is UINavigationController {
            for entry in borrowed.reversed() where !hasOwnSecondary || entry.column != .secondary {
                takeBack(entry.column, keeping: true)
            }
        }
        borrowed = []
        isCollapsed = false
        displayModeButtonItem.isHidden = false
        let proposed = resolvedMode
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        currentMode = mode.map { $0 == .automatic ? proposed : $0 } ?? proposed
        let shown = shownColumns(in: currentMode) + [.secondary]
        if let single, !shown.contains(where: { containers[$0] === single }) { release(single) }
        single = nil
        showColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Asks the delegate about the two controllers. Returns whether it supplied the second one.
    private func separateByDelegate() -> Bool {
        guard let delegate, let single else { return false }
        if let primary = delegate.primaryViewController(forExpanding: self) {
            content[.primary] = primary
            containers[.primary] = primary
        }
        let primary = containers[.primary] ?? single
        guard let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary) else { return false }
        content[.secondary] = secondary
        containers[.secondary] = secondary
        return true
    }

    // MARK: Narrow

    func collapse() {
        updateButtonForCollapse()
        for column in columns {
            guard let child = containers[column] else { continue }
            if child.parent === self { setOverrideTraitCollection(nil, forChild: child) }
        }
        isCollapsed = true
        displayModeButtonItem.isHidden = true
        showSingle()
        layOutColumns()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func updateButtonForCollapse() {
        let item = (containers[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
        item?.leftBarButtonItems?.removeAll { $0 === displayModeButtonItem }
        if item?.leftBarButtonItems?.isEmpty ?? false { item?.leftBarButtonItems = nil }
    }

    private func showSingle() {
        let compact = content[.compact]
        let asked = style == .unspecified ? delegate?.primaryViewController(forCollapsing: self) : nil
        let chosen = compact ?? asked ?? container(for: .primary) ?? container(for: .secondary)
        for column in columns {
            if let child = containers[column], child !== chosen { release(child) }
        }
        guard let chosen else { return }
        single = chosen
        if compact == nil, let navigation = chosen as? UINavigationController { stackColumns(on: navigation) }
        present(chosen)
        layOutColumns()
    }

    /// The columns on the primary's stack, up to the one that is to be on top.
    private func stackColumns(on navigation: UINavigationController) {
        let top: Column
        if style == .unspecified {
            guard let secondary = content[.secondary], let primary = content[.primary] else { return }
            let isDone =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            top = isDone ? .primary : .secondary
        } else {
            let proposed: Column = content[.secondary] == nil ? .primary : .secondary
            top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        for column in columns where column != .primary && column.rawValue <= top.rawValue {
            guard let controller = content[column] else { continue }
            push(controller, for: column, on: navigation, animated: false)
        }
    }

    /// A column's screens on the primary's stack.
    func push(_ controller: UIViewController, for column: Column, on navigation: UINavigationController, animated: Bool)
    {
        let own = (containers[column] ?? controller) as? UINavigationController
        var screens = own?.viewControllers ?? [controller]
        if screens.isEmpty { screens = [controller] }
        if let own { own.setViewControllers([], animated: false) }
        borrowed.append((column, screens))
        navigation.setViewControllers(navigation.viewControllers + screens, animated: animated)
    }

    /// Removes a column's screens from the primary's stack, and gives them to the column's own again.
    func takeBack(_ column: Column, keeping keeps: Bool) {
        guard let navigation = single as? UINavigationController,
            let index = borrowed.firstIndex(where: { $0.column == column })
        else { return }
        let first = borrowed[index].screens[0]
        borrowed.remove(at: index)
        var screens: [UIViewController] = []
        if let at = navigation.viewControllers.firstIndex(where: { $0 === first }) {
            screens = Array(navigation.viewControllers[at...])
            navigation.setViewControllers(Array(navigation.viewControllers[..<at]), animated: false)
        }
        // Where a person has gone back, the column begins again with its first screen.
        if screens.isEmpty { screens = [first] }
        guard keeps else {
            containers[column] = nil
            return
        }
        if let own = (containers[column] ?? content[column]) as? UINavigationController {
            own.setViewControllers(screens, animated: false)
            containers[column] = own
        } else if style != .unspecified {
            let own = UINavigationController(nibName: nil, bundle: nil)
            own.setViewControllers(screens, animated: false)
            containers[column] = own
        }
    }

    // MARK: Changes

    func contentDidChange(of column: Column) {
        guard hasArranged else {
            containers[column] = nil
            return
        }
        if isCollapsed {
            guard column == .compact || column == .primary else {
                let stack = (single as? UINavigationController)?.viewControllers ?? []
                let wasOnTop = borrowed.contains { entry in
                    entry.column == column && stack.contains { $0 === entry.screens[0] }
                }
                takeBack(column, keeping: false)
                containers[column] = nil
                if wasOnTop, let new = content[column], let navigation = single as? UINavigationController {
                    push(new, for: column, on: navigation, animated: false)
                }
                return
            }
            for entry in borrowed.reversed() { takeBack(entry.column, keeping: true) }
            if let single { release(single) }
            single = nil
            containers[column] = nil
            showSingle()
        } else {
            guard column != .compact else { return }
            if let old = containers.removeValue(forKey: column) { release(old) }
            showColumns()
        }
    }

    /// Brings a column into view: on top of the stack, or from the side.
    public func show(_ column: Column) {
        guard hasArranged else { return }
        if isCollapsed {
            guard let navigation = single as? UINavigationController, content[.compact] == nil else { return }
            if column == .primary {
                let first = borrowed.first?.screens.first
                let root = navigation.viewControllers.firstIndex { $0 === first }.map {
                    navigation.viewControllers[$0 - 1]
                }
                if let root { navigation.popToViewController(root, animated: true) }
                return
            }
            // What the user has left is the column's own again.
            for entry in borrowed where !navigation.viewControllers.contains(where: { $0 === entry.screens[0] }) {
                takeBack(entry.column, keeping: true)
            }
            guard !borrowed.contains(where: { $0.column == column }), let controller = content[column] else { return }
            push(controller, for: column, on: navigation, animated: true)
            return
        }
        guard column != .secondary, column != .compact else { return }
        let two = column == .primary && style == .tripleColumn
        let over = preferredSplitBehavior == .overlay || view.bounds.width <= view.bounds.height
        let mode: DisplayMode =
            two ? (over ? .twoOverSecondary : .twoBesideSecondary) : over ? .oneOverSecondary : .oneBesideSecondary
        setMode(mode, animated: true)
    }

    /// Takes a column away: off the stack, or to the side.
    public func hide(_ column: Column) {
        guard hasArranged else { return }
        if isCollapsed {
            guard column != .primary, let navigation = single as? UINavigationController,
                let entry = borrowed.first(where: { $0.column == column }),
                let at = navigation.viewControllers.firstIndex(where: { $0 === entry.screens[0] }), at > 0
            else { return }
            navigation.popToViewController(navigation.viewControllers[at - 1], animated: true)
            return
        }
        switch (column, currentMode) {
        case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary):
            setMode(.oneBesideSecondary, animated: true)
        case (.primary, .twoOverSecondary): setMode(.oneOverSecondary, animated: true)
        case (.primary, _), (.supplementary, _): setMode(.secondaryOnly, animated: true)
        default: break
        }
    }
}
