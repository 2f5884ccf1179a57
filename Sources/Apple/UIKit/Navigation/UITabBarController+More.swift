/// The tabs that the bar has no room for: behind "More", as on iOS.
extension UITabBarController {
    /// A phone's bar has five places, that of a wide screen eight.
    private var barCapacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Those behind "More", which has the last place itself.
    var hiddenTabs: [UIViewController] {
        tabControllers.count > barCapacity ? Array(tabControllers[(barCapacity - 1)...]) : []
    }

    private var visibleTabs: [UIViewController] {
        tabControllers.count > barCapacity ? Array(tabControllers[..<(barCapacity - 1)]) : tabControllers
    }

    /// The child in whose view a tab is shown.
    func host(of tab: UIViewController) -> UIViewController {
        tab === storedMore || hiddenTabs.contains { $0 === tab } ? more : tab
    }

    func updateBarItems() {
        var items: [UITabBarItem] = visibleTabs.map { barItem(of: $0) }
        if hiddenTabs.isEmpty {
            storedMore?.leave()
        } else {
            more.join()
            items.append(more.tabBarItem)
            more.list.reload()
        }
        tabBar.items = items
    }

    func selectBarItem() {
        tabBar.selectedItem = selected.map { barItem(of: host(of: $0)) }
    }

    /// The window became wide, or narrow.
    func barCapacityDidChange() {
        let count = tabBar.items?.count ?? 0
        guard min(tabControllers.count, barCapacity) != count else { return }
        storedMore?.giveBack()
        updateBarItems()
        if selected === storedMore, hiddenTabs.isEmpty { selected = tabControllers.first.map { made($0) } }
        selectBarItem()
        if isViewLoaded { showSelected() }
    }

    func moreTapped() {
        guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
        if shown === more {
            more.popToRootViewController(animated: true)
            selected = more
        } else {
            // As it was left.
            selectedViewController = more.openTab ?? more
        }
        delegate?.tabBarController(self, didSelect: more)
    }

    /// A row of the list was chosen.
    func choseFromMore(_ row: UIViewController) {
        guard mayChoose(row) else { return }
        let previous = selectedTab
        let tab = made(row)
        guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
        selected = tab
        more.reveal(tab, animated: true)
        tellChosen(tab, previous)
    }

    // MARK: Customizing

    func beginCustomizing() {
        guard let customizable = customizableViewControllers else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizable)
        let screen = UINavigationController(rootViewController: TabOrderController(tabs: self, customizable))
        present(screen, animated: true)
    }

    func endCustomizing(_ order: [UIViewController]) {
        let changed = !order.elementsEqual(tabControllers, by: ===)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        if changed { setViewControllers(order, animated: false) }
        dismiss(animated: true) { [self] in
            delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
        }
    }
}
