import Testing

@testable import UIKit

/// Children of an app's own containers: they appear and disappear with the moves of their views.
@MainActor @Suite struct AppearanceOfChildrenTests {
    final class Log { var events: [String] = [] }

    final class Child: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log.events.append("\(name) loaded") }
        override func viewWillAppear(_ animated: Bool) { log.events.append("\(name) will appear") }
        override func viewIsAppearing(_ animated: Bool) {
            log.events.append("\(name) is appearing \(view.window != nil)")
        }
        override func viewDidAppear(_ animated: Bool) { log.events.append("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.events.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.events.append("\(name) did disappear") }
    }

    final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test func aChildThatIsAddedToWhatIsOnScreenAppears() {
        let (parent, log) = (UIViewController(), Log())
        let screen = TestScreen(parent)
        screen.settle()
        let child = Child("a", log)
        add(child, to: parent)
        #expect(log.events == ["a loaded", "a will appear", "a is appearing true", "a did appear"])
        log.events = []
        // Within its window a view only changes its place.
        parent.view.bringSubviewToFront(child.view)
        let frame = UIView()
        parent.view.addSubview(frame)
        frame.addSubview(child.view)
        #expect(log.events.isEmpty)
        remove(child)
        #expect(log.events == ["a will disappear", "a did disappear"])
    }

    @Test func navigationShowsItsTopInAContainer() {
        let (parent, log) = (UIViewController(), Log())
        let screen = TestScreen(parent)
        screen.settle()
        let top = Child("top", log)
        let navigation = UINavigationController(rootViewController: top)
        add(navigation, to: parent)
        screen.settle()
        #expect(log.events == ["top loaded", "top will appear", "top is appearing true", "top did appear"])
        #expect(top.view.window != nil)
        log.events = []
        remove(navigation)
        #expect(log.events == ["top will disappear", "top did disappear"])
    }

    @Test func aChildThatIsAddedBeforeAppearsWithItsParent() {
        let (parent, log) = (UIViewController(), Log())
        let child = Child("a", log)
        add(child, to: parent)
        #expect(log.events == ["a loaded"])
        let screen = TestScreen(parent)
        screen.settle()
        #expect(log.events == ["a loaded", "a will appear", "a is appearing true", "a did appear"])
    }

    @Test func containersMayTellTheirChildrenThemselves() {
        let (parent, log) = (Manual(), Log())
        let screen = TestScreen(parent)
        screen.settle()
        let child = Child("a", log)
        add(child, to: parent)
        #expect(log.events == ["a loaded"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.events == ["a loaded", "a will appear", "a did appear"])
    }

    @Test func transitionsTellOnce() {
        let (parent, log) = (UIViewController(), Log())
        let screen = TestScreen(parent)
        screen.settle()
        let (first, second) = (Child("a", log), Child("b", log))
        add(first, to: parent)
        second.loadViewIfNeeded()
        log.events = []
        parent.addChild(second)
        parent.transition(from: first, to: second, duration: 0.2, animations: nil)
        screen.advance(by: 1)
        #expect(
            log.events.filter { !$0.contains("is appearing") }.sorted() == [
                "a did disappear", "a will disappear", "b did appear", "b will appear",
            ])
    }
}
