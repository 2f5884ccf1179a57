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

    // MARK: More

    private func seven() -> (TestScreen, UITabBarController, [UIViewController]) {
        let children = (1...7).map { index in
            let child = UIViewController()
            child.view.backgroundColor = .systemBackground
            child.tabBarItem = UITabBarItem(
                title: "Tab \(index)", image: UIImage(systemName: "\(index).circle"), tag: index)
            child.title = "Tab \(index)"
            return index == 6 ? UINavigationController(rootViewController: child) : child
        }
        let tabs = UITabBarController()
        tabs.viewControllers = children
        return (TestScreen(tabs), tabs, children)
    }

    @Test func moreThanFiveGoBehindMore() throws {
        let (screen, tabs, children) = seven()
        #expect(tabs.tabBar.items?.map { $0.title } == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        let more = tabs.moreNavigationController
        #expect(more.parent === tabs)
        screen.tap(CGPoint(x: 350, y: 790))
        screen.advance(by: 1)
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        let list = try #require(more.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 3)
        try screen.picture("tabs-more")
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "Tab 5")
        screen.tap(cell)
        screen.advance(by: 1)
        #expect(tabs.selectedViewController === children[4] && tabs.selectedIndex == 4)
        #expect(children[4].view.window != nil && children[4].tabBarController === tabs)
        #expect(more.viewControllers.count == 2)
        try screen.picture("tabs-more-pushed")
        more.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(tabs.selectedViewController === more && children[4].parent === tabs)
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.selectedItem === children[0].tabBarItem && children[0].view.window != nil)
        screen.close()
    }

    @Test func aBarThatWasFilledForAWideScreenFitsANarrowOne() {
        let before = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(horizontalSizeClass: .regular)
        defer { UITraitCollection.current = before }
        let (screen, tabs, _) = seven()
        #expect(tabs.tabBar.items?.map { $0.title } == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        screen.close()
    }

    @Test func aNavigationControllerBehindMoreHasOneBar() throws {
        let (screen, tabs, children) = seven()
        tabs.selectedIndex = 5
        screen.settle()
        let more = tabs.moreNavigationController
        #expect(tabs.tabBar.selectedItem === more.tabBarItem)
        #expect(more.topViewController?.title == "Tab 6" && more.topViewController?.view.window != nil)
        screen.tap(CGPoint(x: 350, y: 790))
        screen.advance(by: 1)
        #expect((children[5] as? UINavigationController)?.viewControllers.first?.title == "Tab 6")
        #expect(more.viewControllers.count == 1)
        screen.close()
    }

    @Test func aWideWindowHasRoomForAll() {
        let (screen, tabs, children) = seven()
        tabs.selectedIndex = 4
        screen.settle()
        screen.surface.resize(to: CGSize(width: 900, height: 852))
        screen.settle()
        #expect(tabs.tabBar.items?.count == 7)
        #expect(tabs.selectedViewController === children[4] && children[4].parent === tabs)
        #expect(children[4].view.window != nil)
        screen.close()
    }

    @Test func aPersonMayOrderTheTabs() throws {
        @MainActor final class Delegate: NSObject, UITabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
            ) { calls.append("begin \(viewControllers.count)") }
            func tabBarController(
                _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) { calls.append("end \(changed)") }
        }
        let (screen, tabs, children) = seven()
        let delegate = Delegate()
        tabs.delegate = delegate
        screen.tap(CGPoint(x: 350, y: 790))
        screen.advance(by: 1)
        screen.tap(CGPoint(x: 365, y: 81))
        screen.advance(by: 1)
        #expect(delegate.calls == ["begin 7"])
        let screenOfOrder = try #require(tabs.presentedViewController as? UINavigationController)
        let order = try #require(screenOfOrder.topViewController as? TabOrderController)
        try screen.picture("tabs-order")
        order.tableView(
            order.tableView, moveRowAt: IndexPath(row: 6, section: 0), to: IndexPath(row: 0, section: 0))
        order.navigationItem.rightBarButtonItem?.performAction(with: nil)
        screen.advance(by: 1)
        #expect(delegate.calls == ["begin 7", "end true"])
        #expect(tabs.viewControllers?.first === children[6])
        #expect(tabs.tabBar.items?.first?.title == "Tab 7")
        tabs.customizableViewControllers = nil
        #expect(tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem == nil)
        screen.close()
    }
}
