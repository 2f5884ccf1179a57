import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

@MainActor @Suite(.serialized) struct FlowRunnerTests {
    private func runner(_ screen: TestScreen, output: URL? = nil) -> FlowRunner {
        let shown = FlowScreen { [screen.window] }
        return FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: output)
    }

    /// - Parameter timeout: How long a step waits. Beside all other tests the main thread is busy for longer than a person
    ///   would wait.
    private func play(
        _ text: String, on screen: TestScreen, output: URL? = nil, within timeout: Double = 5
    ) async throws {
        let flow = try FlowReader.read(text: text, in: URL(fileURLWithPath: "/"))
        let runner = runner(screen, output: output)
        runner.timeout = timeout
        try await runner.play(flow.steps)
    }

    @Test func tapsTypesAndReads() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.placeholder = "Name"
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 353, height: 30))
        label.text = "Hello"
        field.addAction(
            UIAction { [unowned field, unowned label] _ in label.text = "Hello, \(field.text ?? "")!" },
            for: .editingChanged)
        let screen = TestScreen(views: field, label)
        try await play(
            """
            - assertVisible: "Hello"
            - tapOn: "Name"
            - inputText: "Bob"
            - assertVisible: "Hello, Bob!"
            - eraseText: 2
            - inputText: "김"
            - assertVisible: "Hello, B김!"
            - eraseText
            - assertVisible: "Hello, !"
            - assertNotVisible: "Bob"
            """, on: screen, within: 120)
    }

    @Test func theDeviceTurnsAndTurnsBack() async throws {
        let screen = TestScreen(UIViewController())
        let (size, area) = (screen.surface.size, screen.surface.safeArea)
        let shown = FlowScreen { [screen.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: nil)
        try await runner.take(.setOrientation(.landscapeLeft))
        #expect(screen.window.bounds.size == CGSize(width: size.height, height: size.width))
        #expect(screen.window.safeAreaInsets.left == area.top && screen.window.safeAreaInsets.top == 0)
        try await runner.take(.setOrientation(.portrait))
        #expect(screen.window.bounds.size == size)
        #expect(screen.window.safeAreaInsets.top == area.top && screen.window.safeAreaInsets.bottom == area.bottom)
    }

    @Test func aScreenThatStaysUprightDoesNotTurn() async throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let screen = TestScreen(Upright())
        let size = screen.window.bounds.size
        try await play("- setOrientation: LANDSCAPE_LEFT", on: screen)
        #expect(screen.window.bounds.size == size)
    }

    @Test func theAppIsLeftAndOpenedAgain() async throws {
        let screen = TestScreen(UIViewController())
        screen.scene.activate()
        nonisolated(unsafe) var told: [String] = []
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: screen.scene, queue: nil) { note in
                told.append(note.name.rawValue)
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        try await play("- pressKey: Home", on: screen)
        #expect(screen.scene.activationState == .background)
        try await play("- launchApp", on: screen)
        #expect(screen.scene.activationState == .foregroundActive)
        #expect(told == names.map(\.rawValue))
    }

    @Test func aFailureSaysWhatIsOnTheScreen() async throws {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        label.text = "Hello"
        let screen = TestScreen(views: label)
        let step = FlowStep(
            line: 7, command: .extendedWaitUntil(FlowCondition(visible: FlowSelector(text: "Bye")), timeout: 0.05),
            summary: "extendedWaitUntil: Bye")
        var failure: FlowFailure?
        do throws(FlowFailure) { try await runner(screen).play([step]) } catch { failure = error }
        let text = try #require(failure).description
        #expect(text.hasPrefix("flow.yaml:7: extendedWaitUntil: Bye: not on the screen"))
        #expect(text.contains("UILabel \"Hello\"  at 20,200  100 x 30"))
    }

    @Test func anOptionalStepMayFail() async throws {
        let screen = TestScreen(views: UIView())
        let wait = FlowCommand.extendedWaitUntil(FlowCondition(visible: FlowSelector(text: "Bye")), timeout: 0.01)
        try await runner(screen).play([FlowStep(line: 1, command: wait, isOptional: true)])
    }

    @Test func onlyWhatShowsIsVisible() {
        let cover = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 100))
        cover.backgroundColor = .white
        func label(_ text: String, _ y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 20))
            label.text = text
            return label
        }
        let (seen, hidden, faded, covered, outside, half) = (
            label("seen", 100), label("hidden", 130), label("faded", 160), label("covered", 440), label("outside", 900),
            label("half", 490)
        )
        hidden.isHidden = true
        faded.alpha = 0
        let clip = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 10))
        clip.clipsToBounds = true
        clip.addSubview(label("clipped", 30))
        let screen = TestScreen(views: seen, hidden, faded, covered, outside, half, clip, cover)
        let texts = FlowScreen { [screen.window] }.elements().flatMap(\.texts)
        #expect(texts == ["seen", "half"])
        cover.backgroundColor = UIColor(white: 1, alpha: 0.5)
        #expect(FlowScreen { [screen.window] }.elements().flatMap(\.texts) == ["seen", "covered", "half"])
    }

    @Test func selectors() {
        func button(_ title: String, x: CGFloat, y: CGFloat) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: x, y: y, width: 80, height: 30)
            return button
        }
        let (first, second, third) = (
            button("Add", x: 20, y: 100), button("Add", x: 120, y: 100), button("Remove", x: 20, y: 200)
        )
        second.accessibilityIdentifier = "second"
        third.isEnabled = false
        let screen = TestScreen(views: first, second, third)
        let shown = FlowScreen { [screen.window] }
        func find(_ selector: FlowSelector) -> [UIView] { shown.elements(for: selector).map(\.view) }
        #expect(find(FlowSelector(text: "Add")) == [first, second])
        #expect(find(FlowSelector(text: "add")) == [first, second])
        #expect(find(FlowSelector(text: "A.*", index: 1)) == [second])
        #expect(find(FlowSelector(text: "Add", index: -1)) == [second])
        #expect(find(FlowSelector(text: "Ad")).isEmpty)
        #expect(find(FlowSelector(id: "second")) == [second])
        #expect(find(FlowSelector(isEnabled: false)) == [third])
        #expect(
            find(FlowSelector(text: ".*", relatives: [.init(relation: .below, selector: FlowSelector(text: "Add"))]))
                == [third])
        #expect(
            find(FlowSelector(text: "Add", relatives: [.init(relation: .leftOf, selector: FlowSelector(id: "second"))]))
                == [first])
    }

    @Test func presentsAndGoesBack() async throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Push",
            primaryAction: UIAction { _ in
                let second = UIViewController()
                second.title = "Second"
                navigation.pushViewController(second, animated: true)
            })
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Ask",
            primaryAction: UIAction { _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in root.title = "Sure" })
                root.present(alert, animated: true)
            })
        try await play(
            """
            - tapOn: "Push"
            - assertVisible: "Second"
            - assertNotVisible: "Push"
            - back
            - assertVisible: "Push"
            - tapOn: "Ask"
            - assertVisible: "Sure\\\\?"
            - tapOn: "Yes"
            - assertVisible: "Sure"
            """, on: screen)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        root.present(sheet, animated: true)
        try await play("- back", on: screen)
        #expect(root.presentedViewController == nil)
    }

    @Test func scrollsUntilVisible() async throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        let label = UILabel(frame: CGRect(x: 20, y: 2800, width: 200, height: 20))
        label.text = "Bottom"
        scrollView.addSubview(label)
        let screen = TestScreen(views: scrollView)
        try await play(
            """
            - assertNotVisible: "Bottom"
            - scrollUntilVisible:
                element: "Bottom"
            - assertVisible: "Bottom"
            """, on: screen)
        let offset = scrollView.contentOffset.y
        #expect(offset > 1900)
        try await play("- swipe:\n    direction: DOWN", on: screen)
        #expect(scrollView.contentOffset.y < offset - 500)
    }

    @Test func writesScreenshots() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = TestScreen(views: UIView())
        try await play("- takeScreenshot: first", on: screen, output: folder)
        let data = try Data(contentsOf: folder.appendingPathComponent("first.png"))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func groupsAndConditions() async throws {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "0"
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.addAction(
            UIAction { [unowned label] _ in label.text = String((Int(label.text ?? "") ?? 0) + 1) }, for: .touchUpInside
        )
        let screen = TestScreen(views: label, button)
        try await play(
            """
            - repeat:
                times: 3
                commands:
                  - tapOn: "Next"
            - assertVisible: "3"
            - runFlow:
                when:
                  visible: "4"
                commands:
                  - tapOn: "Next"
            - assertVisible: "3"
            """, on: screen)
    }
}
