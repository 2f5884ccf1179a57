import Foundation
import Testing

@testable import UIKit

/// What tabs are called, and the look of the bar over content that ends under it.
@MainActor @Suite struct TabBarContentTests {
    private func tabs(_ controllers: UIViewController...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    @Test func aNavigationControllersOwnTitleIsOnItsTab() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem.image = UIImage(systemName: "star")
        navigation.title = "Own"
        let controller = tabs(navigation)
        #expect(controller.tabBar.items?.first?.title == "Own")
        #expect(controller.tabBar.items?.first?.image != nil)
        // The first screen's title is for its bar.
        root.title = "Screen"
        #expect(controller.tabBar.items?.first?.title == "Own")
        #expect(root.navigationItem.title == "Screen")
        navigation.title = "Other"
        #expect(controller.tabBar.items?.first?.title == "Other")
    }

    @Test func aTitleBeforeTheStackIsOnTheTabToo() {
        let navigation = UINavigationController()
        navigation.title = "Own"
        navigation.viewControllers = [UIViewController()]
        #expect(tabs(navigation).tabBar.items?.first?.title == "Own")
    }

    @Test func theFirstScreensItemIsTheTabWhereThereIsNoTitle() {
        let root = UIViewController()
        root.title = "Screen"
        let navigation = UINavigationController(rootViewController: root)
        #expect(tabs(navigation).tabBar.items?.first?.title == "Screen")
        let item = UITabBarItem(title: "Item", image: nil, tag: 3)
        navigation.tabBarItem = item
        root.title = "Later"
        #expect(navigation.tabBarItem === item && item.title == "Item")
    }

    private func table(rows height: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: height)
        return scrollView
    }

    private func screen(under search: Bool, _ scrollView: UIScrollView) -> (UITabBarController, TestScreen) {
        let controller = UIViewController()
        let top = UIView()
        for view in [top, scrollView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            top.heightAnchor.constraint(equalToConstant: search ? 56 : 0),
            scrollView.topAnchor.constraint(equalTo: top.bottomAnchor),
            scrollView.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        let tabs = tabs(controller)
        return (tabs, TestScreen(tabs))
    }

    @Test func contentBelowASearchBarIsSeenUnderTheBar() {
        let (tabs, screen) = screen(under: true, table(rows: 2000))
        #expect(!tabs.tabBar.isAtScrollEdge)
        _ = screen
    }

    @Test func theBarFollowsContentThatComesLaterAndItsEnd() {
        let scrollView = table(rows: 100)
        let (tabs, screen) = screen(under: true, scrollView)
        #expect(tabs.tabBar.isAtScrollEdge)
        scrollView.contentSize.height = 2000
        screen.settle()
        #expect(!tabs.tabBar.isAtScrollEdge)
        scrollView.contentOffset.y = 2000 - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
        #expect(tabs.tabBar.isAtScrollEdge)
        scrollView.contentOffset.y -= 10
        #expect(!tabs.tabBar.isAtScrollEdge)
    }

    @Test func contentThatEndsAboveTheBarIsNotUnderIt() {
        let (tabs, screen) = screen(under: false, table(rows: 300))
        #expect(tabs.tabBar.isAtScrollEdge)
        _ = screen
    }
}
