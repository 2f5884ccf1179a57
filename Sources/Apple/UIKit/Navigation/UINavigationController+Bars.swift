extension UINavigationController: ScrollObserver {
    // MARK: Where things are

    var safeArea: UIEdgeInsets { view.safeAreaInsets }

    /// A bar in a sheet, which has no status bar above, is higher.
    private static let sheetInset: CGFloat = 6
    private static let toolbarHeight: CGFloat = 44

    private var rowHeight: CGFloat { navigationBar.rowHeight(for: topViewController?.navigationItem) }

    /// The part of the bar that pushes content down; what is pulled down further does not.
    private var barHeight: CGFloat {
        rowHeight + min(navigationBar.largeTitleExtent, NavigationBarContent.largeTitleHeight)
            + navigationBar.searchExtent
    }

    /// Whether the bar takes no room: the controller has hidden it, or the app the bar itself.
    private var barIsAway: Bool { barIsHidden || navigationBar.isHidden }

    /// Lays out the bars and the child's view.
    func layOutBars() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let safe = safeArea
        let isInSheet = safe.top == 0 && view.window != nil && sheetContainsBar
        if navigationBar.rowInset != (isInSheet ? Self.sheetInset : 0) {
            navigationBar.rowInset = isInSheet ? Self.sheetInset : 0
        }
        if container.frame != bounds { container.frame = bounds }
        let height = rowHeight + navigationBar.largeTitleExtent + navigationBar.searchExtent
        navigationBar.topExtension = safe.top
        navigationBar.frame = CGRect(
            x: 0, y: barIsHidden ? -height : safe.top, width: bounds.width, height: height)
        let toolbarHeight = Self.toolbarHeight + safe.bottom
        toolbar.frame = CGRect(
            x: 0, y: toolbarIsHidden ? bounds.height : bounds.height - toolbarHeight, width: bounds.width,
            height: toolbarHeight)
        for child in stack.suffix(1) + [transition?.from].compactMap({ $0 }) {
            guard let childView = child.viewIfLoaded, childView.superview === container else { continue }
            let frame = frame(of: child)
            // A view that moves keeps its transform: the frame is for one that stands still.
            if childView.transform.isIdentity {
                if childView.frame != frame { childView.frame = frame }
            } else {
                childView.bounds.size = frame.size
                childView.center = CGPoint(x: frame.midX, y: frame.midY)
            }
        }
        insetsDidChange()
        tabBarController?.layOutBar()
    }

    private var sheetContainsBar: Bool {
        var next: UIViewController? = self
        while let controller = next {
            if controller.presentingViewController != nil { return true }
            next = controller.parent
        }
        return false
    }

    /// Children lie under the bars unless they, or a bar that nothing shines through, say otherwise.
    func frame(of child: UIViewController) -> CGRect {
        var frame = container.bounds
        let extendsUnderBars = child.extendedLayoutIncludesOpaqueBars || navigationBar.isTranslucent
        if !barIsAway, !(child.edgesForExtendedLayout.contains(.top) && extendsUnderBars) {
            let top = safeArea.top + barHeight
            frame.origin.y += top
            frame.size.height -= top
        }
        if !toolbarIsHidden, !child.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= Self.toolbarHeight + safeArea.bottom
        }
        return frame
    }

    func childInsets(for child: UIViewController) -> UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        let frame = frame(of: child)
        return UIEdgeInsets(
            top: barIsAway || frame.minY > 0 ? 0 : barHeight, left: 0,
            bottom: toolbarIsHidden || frame.maxY < container.bounds.maxY ? 0 : Self.toolbarHeight, right: 0)
    }

    /// Tells the child when what the bars cover has changed.
    private func insetsDidChange() {
        guard let top = stack.last, top.isViewLoaded else { return }
        let insets = childInsets(for: top)
        guard insets != lastInsets || top !== lastInsetsChild else { return }
        lastInsets = insets
        lastInsetsChild = top
        top.safeAreaSourceDidChange()
    }

    func changeBars(animated: Bool) {
        guard isViewLoaded else { return }
        let (hidesBar, hidesToolbar) = (barIsHidden, toolbarIsHidden)
        navigationBar.setHiddenByController(false)
        toolbar.isHidden = false
        let finish = { [weak self] in
            guard let self, barIsHidden == hidesBar, toolbarIsHidden == hidesToolbar else { return }
            navigationBar.setHiddenByController(hidesBar)
            toolbar.isHidden = hidesToolbar
        }
        guard animated, view.window != nil else {
            layOutBars()
            finish()
            return
        }
        UIView.animate(withDuration: Self.hideShowBarDuration) {
            self.layOutBars()
            self.view.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    // MARK: Items

    func navigationItemDidChange(_ item: UINavigationItem) {
        guard item === topViewController?.navigationItem else { return }
        barMetricsDidChange()
    }

    func barMetricsDidChange() {
        guard isViewLoaded else { return }
        contentScrollViewDidChange()
        view.setNeedsLayout()
    }

    func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard child === topViewController, isViewLoaded else { return }
        toolbar.setItems(child.toolbarItems, animated: animated)
    }

    // MARK: Large titles and scrolling

    /// Whether the item shows a large title: its own word, or that of the items before it.
    private var showsLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        for controller in stack.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    private var largeTitleHeight: CGFloat {
        showsLargeTitle && !isSearching ? NavigationBarContent.largeTitleHeight : 0
    }

    /// Whether a search has taken the place of the title.
    private var isSearching: Bool {
        guard let search = topViewController?.navigationItem.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    private var searchHeight: CGFloat {
        topViewController?.navigationItem.searchController == nil ? 0 : NavigationBarContent.searchHeight
    }

    /// The part of the search bar that goes away as the content scrolls.
    private var collapsibleSearchHeight: CGFloat {
        guard let item = topViewController?.navigationItem, item.hidesSearchBarWhenScrolling,
            !(item.searchController?.isActive ?? false)
        else { return 0 }
        return searchHeight
    }

    /// A search began or ended.
    func searchDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated && view.window != nil ? 0.25 : 0) {
            self.navigationBar.hidesRow = self.isSearching
            self.contentScrollViewDidChange(isAtTop: true)
            self.layOutBars()
            self.view.layoutIfNeeded()
        }
    }

    /// Another view's scrolling is followed from now on.
    func contentScrollViewDidChange(isAtTop: Bool = false) {
        guard isViewLoaded, let top = stack.last else { return }
        navigationBar.hidesRow = isSearching
        let scrollView = top.contentScrollView(for: .top)
        if scrollView !== observedScrollView {
            observedScrollView?.scrollObserver = nil
            observedScrollView?.topSlack = 0
            observedScrollView = scrollView
            scrollView?.scrollObserver = self
        }
        if let scrollView, !isAtTop, scrollView.contentOffset.y + scrollView.adjustedContentInset.top > 0.5 {
            scrollViewDidMove(scrollView)
        } else {
            // At its beginning the title is shown whole.
            setExtents(largeTitle: largeTitleHeight, search: searchHeight)
            navigationBar.isAtScrollEdge = true
        }
    }

    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === observedScrollView, let childView = topViewController?.viewIfLoaded else { return }
        // Where the content begins, in the child's view.
        let top =
            scrollView.frame.minY * (scrollView === childView ? 0 : 1) - scrollView.contentOffset.y
            - scrollView.contentInset.top
        let fixedSearch = searchHeight - collapsibleSearchHeight
        let base = safeArea.top + rowHeight + fixedSearch
        // The space above the content goes to the large title first, then to the search bar, then to the title again.
        let extra = max(0, top - base)
        let search = min(collapsibleSearchHeight, max(0, extra - largeTitleHeight))
        let largeTitle = largeTitleHeight > 0 ? extra - search : 0
        setExtents(largeTitle: largeTitle, search: fixedSearch + search)
        navigationBar.isAtScrollEdge = top >= base + min(largeTitle, largeTitleHeight) + search - 0.5
    }

    private func setExtents(largeTitle: CGFloat, search: CGFloat) {
        observedScrollView?.topSlack = max(
            0, largeTitleHeight + searchHeight - min(largeTitle, largeTitleHeight) - search)
        guard largeTitle != navigationBar.largeTitleExtent || search != navigationBar.searchExtent else { return }
        navigationBar.largeTitleExtent = largeTitle
        navigationBar.searchExtent = search
        layOutBars()
    }
}
