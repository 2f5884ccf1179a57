import Foundation

extension Reactive where Base: UINavigationController {
    /// A view controller that is shown, and whether that is animated.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
        RxNavigationControllerDelegateProxy.proxy(for: base)
    }

    /// View controllers that are about to be shown.
    @preconcurrency @MainActor
    public var willShow: ControlEvent<ShowEvent> {
        shows("navigationController:willShowViewController:animated:")
    }

    /// View controllers that are shown.
    @preconcurrency @MainActor
    public var didShow: ControlEvent<ShowEvent> { shows("navigationController:didShowViewController:animated:") }

    @MainActor
    private func shows(_ selector: Selector) -> ControlEvent<ShowEvent> {
        ControlEvent(
            events: delegate.methodInvoked(selector).map {
                (viewController: try cast(UIViewController.self, $0[1]), animated: try cast(Bool.self, $0[2]))
            })
    }
}

extension Reactive where Base: UITabBar {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UITabBar, any UITabBarDelegate> { RxTabBarDelegateProxy.proxy(for: base) }

    /// Items that the user selects.
    @preconcurrency @MainActor
    public var didSelectItem: ControlEvent<UITabBarItem> {
        ControlEvent(
            events: delegate.methodInvoked("tabBar:didSelectItem:").map { try cast(UITabBarItem.self, $0[1]) })
    }

    /// The items among which the user is about to choose.
    @preconcurrency @MainActor
    public var willBeginCustomizing: ControlEvent<[UITabBarItem]> { begins("tabBar:willBeginCustomizingItems:") }

    /// The items among which the user chooses now.
    @preconcurrency @MainActor
    public var didBeginCustomizing: ControlEvent<[UITabBarItem]> { begins("tabBar:didBeginCustomizingItems:") }

    /// The items that the user is about to have chosen, and whether they are others than before.
    @preconcurrency @MainActor
    public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        ends("tabBar:willEndCustomizingItems:changed:")
    }

    /// The items that the user has chosen, and whether they are others than before.
    @preconcurrency @MainActor
    public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        ends("tabBar:didEndCustomizingItems:changed:")
    }

    @MainActor
    private func begins(_ selector: Selector) -> ControlEvent<[UITabBarItem]> {
        ControlEvent(events: delegate.methodInvoked(selector).map { try cast([UITabBarItem].self, $0[1]) })
    }

    @MainActor
    private func ends(_ selector: Selector) -> ControlEvent<([UITabBarItem], Bool)> {
        ControlEvent(
            events: delegate.methodInvoked(selector).map {
                (try cast([UITabBarItem].self, $0[1]), try cast(Bool.self, $0[2]))
            })
    }
}

extension Reactive where Base: UITabBarController {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UITabBarController, any UITabBarControllerDelegate> {
        RxTabBarControllerDelegateProxy.proxy(for: base)
    }

    /// The view controllers whose order the user is about to change.
    @preconcurrency @MainActor
    public var willBeginCustomizing: ControlEvent<[UIViewController]> {
        ControlEvent(
            events: delegate.methodInvoked("tabBarController:willBeginCustomizingViewControllers:").map {
                try cast([UIViewController].self, $0[1])
            })
    }

    /// The view controllers whose order the user is about to have changed, or not.
    @preconcurrency @MainActor
    public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        customizing("tabBarController:willEndCustomizingViewControllers:changed:")
    }

    /// The view controllers whose order the user has changed, or not.
    @preconcurrency @MainActor
    public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        customizing("tabBarController:didEndCustomizingViewControllers:changed:")
    }

    @MainActor
    private func customizing(
        _ selector: Selector
    ) -> ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        ControlEvent(
            events: delegate.methodInvoked(selector).map {
                (
                    viewControllers: try cast([UIViewController].self, $0[1]), changed: try cast(Bool.self, $0[2])
                )
            })
    }

    /// View controllers that the user selects.
    @preconcurrency @MainActor
    public var didSelect: ControlEvent<UIViewController> {
        ControlEvent(
            events: delegate.methodInvoked("tabBarController:didSelectViewController:").map {
                try cast(UIViewController.self, $0[1])
            })
    }
}
