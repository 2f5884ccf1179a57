/// The look of the bar follows the content that ends under it, or goes on.
extension UITabBarController: ScrollObserver {
    /// The controller whose content is above the bar: of a navigation controller, the top one.
    private var contentController: UIViewController? {
        let top = selected.map(host)
        return (top as? UINavigationController)?.topViewController ?? top
    }

    func followContent() {
        let scrollView = contentController?.contentScrollView(for: .bottom)
        if scrollView !== observedScrollView {
            observedScrollView?.endObserver = nil
            observedScrollView = scrollView
            scrollView?.endObserver = self
        }
        tabBar.isAtScrollEdge = !reachesUnderBar
    }

    /// The view of a controller was laid out, which may have another scroll view now, or one in another place.
    func contentDidLayOut(of controller: UIViewController) {
        if controller === contentController { followContent() }
    }

    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        if scrollView === observedScrollView { tabBar.isAtScrollEdge = !reachesUnderBar }
    }

    /// Whether content goes on under the bar; at its end it does not.
    private var reachesUnderBar: Bool {
        guard let scrollView = observedScrollView, scrollView.window === tabBar.window else { return false }
        let top = scrollView.convert(tabBar.bounds.origin, from: tabBar).y
        return scrollView.contentSize.height > top + 0.5 && scrollView.bounds.maxY > top + 0.5
    }
}
