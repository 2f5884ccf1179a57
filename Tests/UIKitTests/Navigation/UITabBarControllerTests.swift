import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UITabBarControllerTests {
    private let log = LifecycleController.Log()

    private func make() -> (TestScreen, UITabBarController, [LifecycleController]) {
        let children = ["A", "B"].map { LifecycleController($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = children
        return (TestScreen(tabs), tabs, children)
    }

    @Test func theFirstTabIsShown() {
        let (_, tabs, children) = make()
        #expect(
            log.take() == [
                "A willMove", "B willMove", "A didMove", "B didMove", "A didLoad", "A willAppear", "A didAppear",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(!children[1].isViewLoaded)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(children[0].view.safeAreaInsets.bottom == 83)
    }

    @Test func aTapShowsAnotherTab() {
        @MainActor final class Delegate: UITabBarControllerDelegate {
            var calls: [String] = []
            var allows = true
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { allows }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { calls.append(viewController.title ?? "") }
        }
        let (screen, tabs, children) = make()
        let delegate = Delegate()
        tabs.delegate = delegate
        _ = log.take()
        delegate.allows = false
        screen.tap(CGPoint(x: 290, y: 790))
        #expect(tabs.selectedIndex == 0 && delegate.calls.isEmpty)
        delegate.allows = true
        screen.tap(CGPoint(x: 290, y: 790))
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.calls == ["B"])
        #expect(log.take() == ["B didLoad", "B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
        #expect(children[0].view.window == nil && children[1].view.window != nil)
    }

    @Test func aPushedControllerMayHideTheBar() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let screen = TestScreen(tabs)
        #expect(root.view.safeAreaInsets.bottom == 83)
        let second = UIViewController()
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        screen.advance(by: 1)
        #expect(tabs.tabBar.isHidden)
        #expect(second.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(!tabs.tabBar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test func theTabOneIsInLeadsToItsFirstScreen() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let screen = TestScreen(tabs)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.tap(CGPoint(x: 200, y: 790))
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func pictures() throws {
        for appearance in [Appearance.light, .dark] {
            let tabs = UITabBarController()
            tabs.viewControllers = [UITabBarItem.SystemItem.favorites, .search, .contacts].map { item in
                let child = UITableViewController(style: .plain)
                child.title = "Tab"
                child.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
                return UINavigationController(rootViewController: child)
            }
            tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
            let screen = TestScreen(tabs, appearance: appearance)
            let first = try screen.picture("tabs-\(appearance.rawValue)")
            tabs.selectedIndex = 2
            #expect(try screen.picture("tabs-third-\(appearance.rawValue)") != first)
        }
    }
}
