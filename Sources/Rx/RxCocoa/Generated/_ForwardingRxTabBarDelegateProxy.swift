// Made by `seam generate` from UITabBarDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITabBarDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>, UITabBarDelegate {
    private var target: any UITabBarDelegate { forwardToDelegate() ?? Absent.shared }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        note("tabBar:didSelectItem:", [tabBar, item]) { target.tabBar(tabBar, didSelect: item) }
    }

    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        note("tabBar:willBeginCustomizingItems:", [tabBar, items]) { target.tabBar(tabBar, willBeginCustomizing: items) }
    }

    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        note("tabBar:didBeginCustomizingItems:", [tabBar, items]) { target.tabBar(tabBar, didBeginCustomizing: items) }
    }

    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed]) { target.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
    }

    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed]) { target.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITabBarDelegate {
        static let shared = Absent()
    }
}
