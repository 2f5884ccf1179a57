import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UITabTests {
    private final class Delegate: UITabBarControllerDelegate {
        var calls: [String] = []
        var refused = ""
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)") }
    }

    private final class Log {
        var made: [String] = []
    }
    private let log = Log()

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { [log] tab in
            log.made.append(tab.identifier)
            return UIViewController()
        }
    }

    @Test func controllersAreMadeWhenTheyAreShown() {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b"), tab("다")])
        let screen = TestScreen(tabs)
        #expect(log.made == ["a"])
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "다"])
        #expect(tabs.selectedTab?.identifier == "a" && tabs.children.count == 1)
        screen.tap(CGPoint(x: 196, y: 790))
        #expect(log.made == ["a", "b"])
        #expect(tabs.selectedTab?.identifier == "b" && tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController === tabs.tabs[1].viewController)
        #expect(tabs.tabs[1].viewController?.view.window != nil)
        #expect(tabs.viewControllers?.count == 2)
        tabs.selectedTab = tabs.tab(forIdentifier: "다")
        #expect(log.made == ["a", "b", "다"] && tabs.selectedIndex == 2)
        tabs.selectedTab = tab("x")
        #expect(tabs.selectedIndex == 2)
    }

    @Test func theDelegateHearsOfTabs() {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        let screen = TestScreen(tabs)
        let delegate = Delegate()
        delegate.refused = "b"
        tabs.delegate = delegate
        screen.tap(CGPoint(x: 290, y: 790))
        #expect(tabs.selectedIndex == 0 && log.made == ["a"] && delegate.calls.isEmpty)
        delegate.refused = ""
        screen.tap(CGPoint(x: 290, y: 790))
        screen.tap(CGPoint(x: 290, y: 790))
        #expect(delegate.calls == ["a > b", "b > b"])
    }

    @Test func changesOfATabReachTheBar() {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        _ = TestScreen(tabs)
        tabs.tabs[1].title = "B2"
        tabs.tabs[1].badgeValue = "3"
        #expect(tabs.tabBar.items?[1].title == "B2" && tabs.tabBar.items?[1].badgeValue == "3")
        tabs.tabs[0].isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["B2"])
        #expect(tabs.selectedTab?.identifier == "b")
    }

    @Test func aGroupShowsItsChild() {
        let group = UITabGroup(
            title: "G", image: nil, identifier: "g", children: [tab("a"), tab("b")], viewControllerProvider: nil)
        let tabs = UITabBarController(tabs: [group, tab("c")])
        _ = TestScreen(tabs)
        #expect(log.made == ["a"] && tabs.selectedTab?.identifier == "a" && group.children[0].parent === group)
        tabs.selectedTab = tabs.tab(forIdentifier: "b")
        #expect(log.made == ["a", "b"] && tabs.selectedTab?.identifier == "b" && tabs.selectedIndex == 0)
        #expect(group.children[1].viewController?.view.window != nil)
        #expect(group.children[0].viewController?.view.window == nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["G", "C"])
    }

    @Test func controllersTakeThePlaceOfTabs() {
        let tabs = UITabBarController(tabs: [tab("a"), UISearchTab { _ in UIViewController() }])
        #expect(tabs.tabs[1].title == "Search" && tabs.tabs[1].image != nil)
        let old = tabs.tabs[0]
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && old.tabBarController == nil)
    }

    @Test func nothingKeepsTheController() {
        weak var gone: UITabBarController?
        do {
            let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
            tabs.selectedIndex = 1
            gone = tabs
        }
        #expect(gone == nil)
    }

    @Test func theBarMayBeHidden() {
        let tabs = UITabBarController(tabs: [tab("a")])
        let screen = TestScreen(tabs)
        tabs.isTabBarHidden = true
        screen.advance(by: 0.1)
        #expect(tabs.tabBar.isHidden && tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
        tabs.setTabBarHidden(false, animated: true)
        screen.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden && tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }
}
