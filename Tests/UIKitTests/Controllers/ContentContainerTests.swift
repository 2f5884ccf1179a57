import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ContentContainerTests {
    final class Listener: UIViewController {
        var calls: [String] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("size \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in calls.append("alongside \(Int(view.bounds.width))") },
                completion: { [unowned self] _ in calls.append("done") })
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append("traits \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
        }
    }

    @Test func aResizedWindowTellsTheControllers() {
        let (root, child) = (Listener(), Listener())
        root.addChild(child)
        child.view.frame = root.view.bounds.insetBy(dx: 0, dy: 100)
        child.view.autoresizingMask = [.flexibleWidth]
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let screen = TestScreen(root)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
        screen.surface.resize(to: CGSize(width: 932, height: 430))
        #expect(root.calls.contains("traits regular"))
        #expect(root.calls.filter { !$0.hasPrefix("traits") } == ["size 932x430 from 393", "alongside 932", "done"])
        #expect(child.calls.first == "traits regular")
        #expect(child.calls.contains("size 932x200 from 393"))
        #expect(root.transitionCoordinator == nil)
        root.calls = []
        screen.surface.resize(to: CGSize(width: 932, height: 430))
        #expect(root.calls.isEmpty)
        screen.close()
    }

    @Test func aChildMayHaveOtherTraits() {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let screen = TestScreen(root)
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.displayScale == root.traitCollection.displayScale)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        root.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        screen.close()
    }

    @Test func aPreferredSizeGoesUp() {
        final class Parent: UIViewController {
            var heard: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                heard.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.heard == [CGSize(width: 100, height: 50)])
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.preferredContentSize = CGSize(width: 300, height: 200)
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 200))
    }

    @Test func appearanceCallsCanBeForwardedByHand() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        final class Child: UIViewController {
            var calls: [String] = []
            override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
                calls.append("begin")
                super.beginAppearanceTransition(isAppearing, animated: animated)
            }
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let (container, child) = (Container(), Child())
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        let screen = TestScreen(container)
        #expect(child.calls.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(child.calls == ["begin", "will", "did"])
        screen.close()
    }

    // MARK: In place of content

    @Test func showsThatThereIsNoContent() throws {
        final class Empty: UIViewController {
            var words: [String?] = []
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                words.append(state.searchText)
            }
        }
        let controller = Empty()
        controller.view.backgroundColor = .systemBackground
        let screen = TestScreen(controller)
        #expect(controller.words == [nil])
        let plain = try screen.picture("unavailable-none")
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star.fill")
        configuration.text = "No Favorites"
        configuration.secondaryText = "Your favorite translations will appear here."
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        #expect(try screen.picture("unavailable-empty") != plain)
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds)
        let button = try #require(view.subviews[0].subviews.compactMap { $0 as? UIButton }.first)
        screen.tap(button)
        #expect(taps == 1)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        #expect(controller.view.subviews.last === view)
        try screen.picture("unavailable-loading")
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        try screen.picture("unavailable-search")
        controller.setNeedsUpdateContentUnavailableConfiguration()
        screen.settle()
        #expect(controller.words.count == 2)
        controller.contentUnavailableConfiguration = nil
        #expect(try screen.picture("unavailable-none-again") == plain)
        screen.close()
    }

    @Test func aSearchNamesItsWords() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "kiwi"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “kiwi”")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test func barsFollowTheScrollViewThatIsNamed() {
        let controller = UIViewController()
        let (first, named) = (UIScrollView(frame: controller.view.bounds), UIScrollView())
        controller.view.addSubview(first)
        #expect(controller.contentScrollView(for: .top) === first)
        controller.setContentScrollView(named)
        #expect(controller.contentScrollView(for: .top) === named)
        #expect(controller.contentScrollView(for: .bottom) === named)
        controller.setContentScrollView(nil, for: .bottom)
        #expect(controller.contentScrollView(for: .bottom) === first)
        #expect(controller.contentScrollView(for: .top) === named)
    }
}
