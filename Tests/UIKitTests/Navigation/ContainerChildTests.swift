import Testing

@testable import UIKit

/// Children that are given to navigation and tab bar controllers by `addChild`, and take themselves away.
@MainActor @Suite struct ContainerChildTests {
    @Test func aChildOfANavigationControllerIsPushed() {
        let log = LifecycleController.Log()
        let navigation = UINavigationController()
        let root = LifecycleController("A", log)
        navigation.addChild(root)
        #expect(navigation.viewControllers == [root] && root.parent === navigation)
        let screen = TestScreen(navigation)
        defer { screen.close() }
        #expect(root.view.isDescendant(of: navigation.view))
        let next = UIViewController()
        navigation.addChild(next)
        screen.settle()
        #expect(navigation.topViewController === next && navigation.children == [root, next])
        #expect(next.view.isDescendant(of: navigation.view))
    }

    @Test func aChildThatLeavesIsNotInTheStack() {
        let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController()
        navigation.viewControllers = [root, middle, top]
        let screen = TestScreen(navigation)
        defer { screen.close() }
        middle.removeFromParent()
        #expect(navigation.viewControllers == [root, top])
        #expect(navigation.navigationBar.backItem === root.navigationItem)
        top.removeFromParent()
        screen.settle()
        #expect(navigation.viewControllers == [root] && root.view.isDescendant(of: navigation.view))
        #expect(top.parent == nil && !top.view.isDescendant(of: navigation.view))
    }

    @Test func aControllerIsInOneStackAlone() {
        let moved = UIViewController()
        let first = UINavigationController(rootViewController: UIViewController())
        first.pushViewController(moved, animated: false)
        let second = UINavigationController(rootViewController: UIViewController())
        second.pushViewController(moved, animated: false)
        #expect(first.viewControllers.count == 1 && second.topViewController === moved)
        #expect(moved.parent === second)
    }

    @Test func aTabThatLeavesIsNotInTheBar() {
        let tabs = UITabBarController()
        let children = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = children
        tabs.selectedIndex = 1
        children[1].removeFromParent()
        #expect(tabs.viewControllers == [children[0], children[2]])
        #expect(tabs.tabBar.items?.count == 2 && tabs.selectedViewController === children[2])
    }

    @Test func aBarOfOnesOwnReachesTheTop() {
        final class Owner: UIViewController, UINavigationBarDelegate {
            let bar = UINavigationBar()
            var place = UIBarPosition.topAttached
            override func viewDidLoad() {
                super.viewDidLoad()
                bar.delegate = self
                bar.frame = CGRect(x: 0, y: 59, width: 393, height: 44)
                view.addSubview(bar)
            }
            func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
        }
        let owner = Owner()
        let screen = TestScreen(owner)
        defer { screen.close() }
        screen.settle()
        let top = owner.view.safeAreaInsets.top
        owner.bar.frame.origin.y = top
        screen.settle()
        #expect(owner.bar.barPosition == .topAttached && owner.bar.ownTopExtension == top)
        owner.place = .any
        #expect(owner.bar.barPosition == .top && owner.bar.ownTopExtension == 0)
        #expect(UISearchBar().barPosition == .any && UIToolbar().barPosition == .bottom)
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.navigationBar.barPosition == .topAttached)
    }
}
