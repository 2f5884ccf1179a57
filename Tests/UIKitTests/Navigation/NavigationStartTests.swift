import Foundation
import Testing

@testable import UIKit

/// What a navigation controller shows when its stack changes while a view is loaded or about to appear.
@MainActor @Suite struct NavigationStartTests {
    private final class Root: UIViewController {
        let log: LifecycleController.Log
        var onLoad: (UIViewController) -> Void = { _ in }
        var onAppear: (UIViewController) -> Void = { _ in }

        init(_ log: LifecycleController.Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.lines.append("root didLoad")
            onLoad(self)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.lines.append("root willAppear")
            onAppear(self)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.lines.append("root didAppear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.lines.append("root didDisappear")
        }
    }

    private let log = LifecycleController.Log()

    @Test(arguments: [false, true])
    func whatIsPushedWhileTheRootLoadsIsShownAlone(animated: Bool) {
        let root = Root(log)
        let pushed = LifecycleController("B", log)
        root.onLoad = { $0.navigationController?.pushViewController(pushed, animated: animated) }
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [root, pushed])
        #expect(pushed.view.window != nil)
        #expect(root.view.window == nil)
        #expect(log.take() == ["root didLoad", "B willMove", "B didMove", "B didLoad", "B willAppear", "B didAppear"])
        #expect(navigation.navigationBar.items?.count == 2)

        navigation.popViewController(animated: false)
        screen.settle()
        #expect(root.view.window != nil)
        #expect(log.take().contains("root didAppear"))
    }

    @Test func whatIsPushedOnScreenWhileAnotherLoadsIsShownAlone() {
        let navigation = UINavigationController(rootViewController: LifecycleController("A", log))
        let screen = TestScreen(navigation)
        let middle = Root(log)
        let last = LifecycleController("C", log)
        middle.onLoad = { $0.navigationController?.pushViewController(last, animated: false) }
        _ = log.take()
        navigation.pushViewController(middle, animated: true)
        screen.advance(by: 1)
        #expect(navigation.viewControllers.last === last)
        #expect(last.view.window != nil && middle.view.window == nil)
        #expect(!log.lines.contains("root willAppear"))
        #expect(log.lines.contains("C didAppear") && log.lines.contains("A didDisappear"))
        #expect(middle.parent === navigation)
    }

    @Test func whatIsPushedAsTheRootIsAboutToAppearIsShown() {
        let root = Root(log)
        let pushed = LifecycleController("B", log)
        var isFirst = true
        root.onAppear = { root in
            if isFirst { root.navigationController?.pushViewController(pushed, animated: false) }
            isFirst = false
        }
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        screen.advance(by: 1)
        #expect(pushed.view.window != nil)
        #expect(root.viewIfLoaded?.window == nil)
        #expect(log.lines.contains("B didAppear"))
        #expect(!log.lines.contains("root didAppear"))
    }

    @Test func replacingTheStackWhileTheRootLoadsShowsTheNewTop() {
        let root = Root(log)
        let other = LifecycleController("B", log)
        root.onLoad = { $0.navigationController?.setViewControllers([other], animated: false) }
        let navigation = UINavigationController(rootViewController: root)
        _ = TestScreen(navigation)
        #expect(navigation.viewControllers == [other])
        #expect(other.view.window != nil)
        #expect(root.parent == nil)
    }

    /// As a carousel in a table's header, which looks at its own size when it scrolls.
    @Test func aScrollViewInAnotherDoesNotMoveForTheBars() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let delegate = Delegate()
        let (table, carousel) = (UITableView(), UIScrollView())
        carousel.delegate = delegate
        carousel.contentSize = CGSize(width: 900, height: 100)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        header.addSubview(carousel)
        table.tableHeaderView = header
        let controller = UIViewController()
        controller.view.addSubview(table)
        let navigation = UINavigationController(rootViewController: controller)
        let screen = TestScreen(navigation)
        table.frame = controller.view.bounds
        screen.settle()
        #expect(table.adjustedContentInset.top > 0)
        carousel.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
        screen.settle()
        #expect(carousel.adjustedContentInset == .zero)
        #expect(delegate.count == 0)
    }
}
