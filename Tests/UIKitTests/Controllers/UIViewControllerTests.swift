import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIViewControllerTests {
    class Recorder: UIViewController {
        var name = ""
        nonisolated(unsafe) static var log: [String] = []
        func note(_ s: String) { Self.log.append(name + s) }
        override func loadView() { note("loadView"); super.loadView() }
        override func viewDidLoad() { super.viewDidLoad(); note("didLoad") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("didDisappear") }
        override func viewWillLayoutSubviews() { note("willLayout") }
        override func viewDidLayoutSubviews() { note("didLayout") }
        override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
    }

    @Test func lifecycleOfARootController() {
        Recorder.log = []
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        let screen = TestScreen(controller)
        #expect(
            Recorder.log == [
                "loadView", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
            ])
        #expect(controller.view.frame == screen.window.bounds)
        Recorder.log = []
        screen.window.rootViewController = UIViewController()
        #expect(Recorder.log == ["willDisappear", "didDisappear"])
    }

    @Test func containmentForwardsAppearance() {
        Recorder.log = []
        let (parent, child) = (Recorder(), Recorder())
        parent.name = "p."
        child.name = "c."
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = TestScreen(parent)
        let calls = Recorder.log.filter { $0.contains("ppear") || $0.contains("Move") }
        #expect(
            calls == [
                "c.willMove true", "c.didMove true", "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing",
                "p.didAppear", "c.didAppear",
            ])
        Recorder.log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(Recorder.log.filter { $0.contains("Move") } == ["c.willMove false", "c.didMove false"])
        #expect(parent.children.isEmpty)
    }

    @Test func responderChainGoesFromViewToWindow() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        let screen = TestScreen(controller)
        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === screen.window)
        #expect(screen.window.next === screen.scene)
        #expect(screen.scene.next === UIApplication.shared)
    }

    @Test func controllersAreReleased() {
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            released = controller
        }
        #expect(released == nil)
    }

    @Test func viewsThatControllersMakeFollowTheirContainers() {
        let controllers = [
            UIViewController(), UITableViewController(), UINavigationController(), UITabBarController(),
            UISplitViewController(), UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for controller in controllers {
            #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight], "\(type(of: controller))")
        }
        // A child of a container of the app's, which does no more than to add it.
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let child = UIViewController()
        child.view.frame = parent.bounds
        parent.addSubview(child.view)
        parent.frame.size = CGSize(width: 500, height: 300)
        parent.layoutIfNeeded()
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    }
}
