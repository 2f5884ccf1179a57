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

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITabBarDelegate {
        static let shared = Absent()
    }
}
