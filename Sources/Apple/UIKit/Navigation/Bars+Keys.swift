internal import ObjectiveC

/// The keys by which apps bring bars of classes of their own, though UIKit lets nobody set these properties.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UITabBarController.self, "tabBar", get: { $0.tabBar },
        set: { tabs, bar in (bar as? UITabBar).map(tabs.replaceTabBar) })
    SelectorTable.addKey(
        UINavigationController.self, "navigationBar", get: { $0.navigationBar },
        set: { navigation, bar in (bar as? UINavigationBar).map(navigation.replaceNavigationBar) })
    SelectorTable.addKey(
        UINavigationBar.self, "hidesShadow", get: { $0.hidesShadow },
        set: { bar, value in bar.hidesShadow = (value as? NSNumber)?.boolValue ?? value as? Bool ?? false })
    SelectorTable.add(UIBarButtonItem.self, "view") { item, _, _ in item.customView ?? item.shownView }
}
