import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UINavigationControllerTests {
    private let log = LifecycleController.Log()

    private func make() -> (TestScreen, UINavigationController, LifecycleController) {
        let root = LifecycleController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        return (TestScreen(navigation), navigation, root)
    }

    @Test func rootIsLoadedWhenTheControllerAppears() {
        let root = LifecycleController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        #expect(log.take() == ["A willMove", "A didMove"])
        #expect(!root.isViewLoaded)
        _ = TestScreen(navigation)
        #expect(log.take() == ["A didLoad", "A willAppear", "A didAppear"])
        #expect(root.view.isDescendant(of: navigation.view))
        #expect(root.navigationController === navigation)
    }

    /// A scroll view whose place is known only after layout, below other views or under the bar.
    @Test(arguments: [100.0, 0.0])
    func theBarFollowsWhatIsUnderIt(top: Double) {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentSize.height = 2000
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(UIView())
        controller.view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: top),
            scrollView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        let navigation = UINavigationController(rootViewController: controller)
        let screen = TestScreen(navigation)
        #expect(navigation.navigationBar.isAtScrollEdge)
        scrollView.contentOffset.y = 300
        screen.settle()
        #expect(navigation.navigationBar.isAtScrollEdge == (top > 0))
    }

    @Test func anotherNavigationControllerIsPresented() {
        let (screen, navigation, root) = make()
        let other = UINavigationController(rootViewController: UIViewController())
        root.show(other, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.presentedViewController === other)
        #expect(navigation.viewControllers == [root])
    }

    @Test func theWayBackIsFoundInContainers() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let container = UIViewController()
        container.addChild(navigation)
        container.view.addSubview(navigation.view)
        navigation.didMove(toParent: container)
        let screen = TestScreen(container)
        #expect(container.backPoint == nil)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        #expect(container.backPoint != nil)
    }

    @Test func pushCallsInOrder() {
        let (screen, navigation, root) = make()
        _ = log.take()
        let second = LifecycleController("B", log)
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second)
        #expect(log.take() == ["B willMove", "B didLoad", "A willDisappear", "B willAppear"])
        screen.advance(by: 1)
        #expect(log.take() == ["A didDisappear", "B didAppear", "B didMove"])
        #expect(root.view.superview == nil)
        #expect(second.view.frame == screen.window.bounds)
    }

    @Test func popCallsInOrder() {
        let (screen, navigation, _) = make()
        let second = LifecycleController("B", log)
        navigation.pushViewController(second, animated: false)
        #expect(
            log.take().suffix(6) == [
                "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B didMove",
            ])
        #expect(navigation.popViewController(animated: true) === second)
        #expect(navigation.viewControllers.count == 1)
        #expect(log.take() == ["B willLeave", "B willDisappear", "A willAppear"])
        screen.advance(by: 1)
        #expect(log.take() == ["B didDisappear", "A didAppear", "B didLeave"])
        #expect(second.parent == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func aPushDuringAPushEndsTheFirst() {
        let (screen, navigation, _) = make()
        let (second, third) = (LifecycleController("B", log), LifecycleController("C", log))
        navigation.pushViewController(second, animated: true)
        _ = log.take()
        navigation.pushViewController(third, animated: true)
        #expect(log.take().contains("B didAppear"))
        screen.advance(by: 1)
        #expect(third.view.superview != nil && second.view.superview == nil)
        #expect(navigation.viewControllers.map { ($0 as? LifecycleController)?.name } == ["A", "B", "C"])
    }

    @Test func popToRootAndSetViewControllers() {
        let (screen, navigation, root) = make()
        let (second, third) = (LifecycleController("B", log), LifecycleController("C", log))
        navigation.setViewControllers([root, second, third], animated: false)
        #expect(!second.isViewLoaded)
        #expect(navigation.popToRootViewController(animated: true)?.count == 2)
        screen.advance(by: 1)
        #expect(root.view.window != nil)
        #expect(second.parent == nil && third.parent == nil)
        #expect(!second.isViewLoaded)
    }

    @Test func theDelegateHearsBeforeAndAfter() {
        @MainActor final class Delegate: NSObject, UINavigationControllerDelegate {
            var calls: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("will \(viewController.title ?? "") \(animated)") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("did \(viewController.title ?? "") \(animated)") }
        }
        let (screen, navigation, _) = make()
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(LifecycleController("B", log), animated: true)
        #expect(delegate.calls == ["will B true"])
        screen.advance(by: 1)
        #expect(delegate.calls == ["will B true", "did B true"])
    }

    @Test func barAndChildAreWhereIOSPutsThem() {
        let (screen, navigation, root) = make()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.view.safeAreaInsets.top == 103)
        #expect(root.view.safeAreaInsets.bottom == 34)
        navigation.isNavigationBarHidden = true
        screen.settle()
        #expect(root.view.safeAreaInsets.top == 59)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func anEmptyBarPassesTouchesOn() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        let button = UIControl(frame: CGRect(x: 20, y: 20, width: 353, height: 60))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        screen.tap(CGPoint(x: 200, y: 70))
        screen.tap(CGPoint(x: 200, y: 30))
        #expect(taps == 2)
    }

    @Test func aBarWithABackgroundKeepsItsTouches() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = appearance
        let screen = TestScreen(navigation)
        let button = UIControl(frame: CGRect(x: 20, y: 60, width: 353, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        screen.tap(CGPoint(x: 200, y: 80))
        #expect(taps == 0)
    }

    @Test func barButtonsSendTheirActions() {
        @MainActor final class Target: NSObject {
            var senders: [AnyObject] = []
        }
        SelectorTable.add(Target.self, "save:") { target, sender, _ in
            target.senders.append(sender as AnyObject)
            return nil
        }
        let root = UIViewController()
        let target = Target()
        let item = UIBarButtonItem(title: "Save", style: .done, target: target, action: Selector("save:"))
        root.navigationItem.rightBarButtonItem = item
        var leftTaps = 0
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in leftTaps += 1 })
        let screen = TestScreen(UINavigationController(rootViewController: root))
        screen.tap(CGPoint(x: 360, y: 81))
        #expect(target.senders.first === item)
        screen.tap(CGPoint(x: 28, y: 81))
        #expect(leftTaps == 1)
        item.isEnabled = false
        screen.settle()
        screen.tap(CGPoint(x: 360, y: 81))
        #expect(target.senders.count == 1)
    }

    @Test func theBackButtonLeadsBack() throws {
        let (screen, navigation, root) = make()
        navigation.pushViewController(LifecycleController("B", log), animated: false)
        screen.settle()
        #expect(navigation.navigationBar.content?.backButton?.caption.text == "A")
        screen.tap(CGPoint(x: 20, y: 81))
        #expect(navigation.topViewController === root)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.content?.backButton == nil)
        #expect(root.view.window != nil)
    }

    @Test func backButtonTitles() {
        func titles(_ change: (UINavigationItem) -> Void, next: (UINavigationItem) -> Void = { _ in }) -> [String] {
            let (item, following) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Mail"))
            change(item)
            next(following)
            return item.backTitles(for: following)
        }
        #expect(titles { _ in } == ["Inbox", "Back", ""])
        #expect(titles { $0.title = nil } == ["Back", ""])
        #expect(titles { $0.backButtonTitle = "All" } == ["All", "Back", ""])
        #expect(titles { $0.backButtonTitle = "" } == [""])
        #expect(titles { $0.backButtonDisplayMode = .minimal } == [""])
        #expect(titles { $0.backButtonDisplayMode = .generic } == ["Back", ""])
        #expect(
            titles { $0.backBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil) }
                .first == "Go")
    }

    @Test func aLongBackTitleBecomesBack() {
        let (screen, navigation, root) = make()
        root.title = "A title that is much too long for a back button"
        navigation.pushViewController(LifecycleController("Something rather long", log), animated: false)
        screen.settle()
        #expect(navigation.navigationBar.content?.backButton?.caption.text == "Back")
    }

    @Test func aDragFromTheEdgeGoesBack() {
        let (screen, navigation, root) = make()
        let second = LifecycleController("B", log)
        navigation.pushViewController(second, animated: false)
        _ = log.take()
        screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [root])
        #expect(
            log.take() == [
                "B willLeave", "B willDisappear", "A willAppear", "B didDisappear", "A didAppear", "B didLeave",
            ])
        #expect(root.view.transform == .identity)
    }

    /// A controller without a bar that leads back by the drag nevertheless, as many an app has.
    private final class BarelessController: UINavigationController, UIGestureRecognizerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
        }
    }

    @Test func aSubclassMayDecideAboutTheDrag() {
        let root = UIViewController()
        let navigation = BarelessController(rootViewController: root)
        let screen = TestScreen(navigation)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [root])
    }

    @Test func aDragThatIsGivenUpStays() {
        let (screen, navigation, root) = make()
        let second = LifecycleController("B", log)
        navigation.pushViewController(second, animated: false)
        _ = log.take()
        screen.send(.began, CGPoint(x: 4, y: 400))
        for x in stride(from: 10.0, through: 100, by: 10) {
            screen.surface.advance(by: 0.05)
            screen.send(.moved, CGPoint(x: x, y: 400))
        }
        screen.surface.advance(by: 0.5)
        screen.send(.ended, CGPoint(x: 100, y: 400))
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [root, second])
        #expect(second.view.window != nil && root.view.window == nil)
        #expect(
            log.take() == [
                "B willLeave", "B willDisappear", "A willAppear", "A willDisappear", "B willAppear", "A didDisappear",
                "B didAppear", "B willMove", "B didMove",
            ])
        screen.tap(CGPoint(x: 20, y: 81))
        #expect(navigation.viewControllers == [root])
    }

    @Test func aTitleThatChangesIsShown() {
        let (screen, navigation, root) = make()
        #expect(navigation.navigationBar.content?.title.text == "A")
        root.title = "New"
        screen.settle()
        #expect(navigation.navigationBar.content?.title.text == "New")
    }

    @Test func largeTitlesTakeRoom() {
        let (screen, navigation, root) = make()
        navigation.navigationBar.prefersLargeTitles = true
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 155)
        root.navigationItem.largeTitleDisplayMode = .never
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func controllersAreLetGo() {
        weak var weakNavigation: UINavigationController?
        weak var weakSecond: UIViewController?
        do {
            let screen = TestScreen(nil)
            let navigation = UINavigationController(rootViewController: UIViewController())
            screen.show(navigation)
            let second = UIViewController()
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 1)
            (weakNavigation, weakSecond) = (navigation, second)
            navigation.popViewController(animated: true)
            screen.advance(by: 1)
            screen.show(UIViewController())
        }
        #expect(weakSecond == nil)
        #expect(weakNavigation == nil)
    }

    @Test func pictures() throws {
        for appearance in [Appearance.light, .dark] {
            let root = UIViewController()
            root.title = "Contacts"
            root.view.backgroundColor = .systemBackground
            root.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add),
                UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            ]
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            let screen = TestScreen(navigation, appearance: appearance)
            let large = try screen.picture("navigation-large-\(appearance.rawValue)")
            let second = UIViewController()
            second.title = "Person"
            second.navigationItem.largeTitleDisplayMode = .never
            second.view.backgroundColor = .systemGroupedBackground
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            second.toolbarItems = [
                UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .search),
                .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
            ]
            let bar = UINavigationBarAppearance()
            navigation.navigationBar.scrollEdgeAppearance = bar
            navigation.isToolbarHidden = false
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.15)
            try screen.picture("navigation-sliding-\(appearance.rawValue)")
            screen.advance(by: 1)
            let pushed = try screen.picture("navigation-pushed-\(appearance.rawValue)")
            #expect(large != pushed)
        }
    }

    @Test func aBarThatTheAppHidesStaysHiddenAndTakesNoRoom() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        #expect(root.view.safeAreaInsets.top == 103)
        navigation.navigationBar.isHidden = true
        screen.advance(by: 0.1)
        #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
        #expect(root.view.safeAreaInsets.top == 59)
        navigation.view.setNeedsLayout()
        screen.advance(by: 0.1)
        #expect(navigation.navigationBar.isHidden)
        navigation.navigationBar.isHidden = false
        screen.advance(by: 0.1)
        #expect(root.view.safeAreaInsets.top == 103)
        navigation.setNavigationBarHidden(true, animated: true)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 59)
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(!navigation.navigationBar.isHidden)
    }
}
