import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

/// Records what a hand does on a screen, and plays what was recorded on another.
@MainActor @Suite("A flow that is recorded", .serialized) struct FlowScribeTests {
    /// An app with fields, a button that says what is in them, and two rows of the same text.
    private final class Form: UIViewController, UITextFieldDelegate {
        let name = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
        let password = UITextField(frame: CGRect(x: 20, y: 130, width: 300, height: 34))
        let label = UILabel(frame: CGRect(x: 20, y: 180, width: 300, height: 30))
        let buttons = (0..<2).map { UIButton(frame: CGRect(x: 20, y: 230 + 60 * CGFloat($0), width: 200, height: 44)) }
        let corner = UIView(frame: CGRect(x: 300, y: 700, width: 60, height: 60))
        let held = UIButton(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 460, width: 300, height: 200))
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            name.placeholder = "Name"
            name.delegate = self
            password.accessibilityIdentifier = "password"
            password.isSecureTextEntry = true
            for (index, button) in buttons.enumerated() {
                button.setTitle("Add (1)", for: .normal)
                button.addAction(UIAction { [unowned self] _ in log.append("add \(index)") }, for: .touchUpInside)
            }
            held.setTitle("Hold", for: .normal)
            let hold = UILongPressGestureRecognizer(target: nil, action: nil)
            hold.onChange { [unowned self] in if $0.state == .began { log.append("held") } }
            held.addGestureRecognizer(hold)
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.onChange { [unowned self] in if $0.state == .ended { log.append("corner") } }
            corner.addGestureRecognizer(tap)
            let note = UILabel(frame: CGRect(x: 0, y: 500, width: 200, height: 30))
            note.text = "Below"
            scroll.contentSize = CGSize(width: 300, height: 600)
            scroll.addSubview(note)
            for view in [name, password, label, held, corner, scroll] + buttons { view.addSubview(UIView()) }
            for view in [name, password, label, held, corner, scroll] + buttons { self.view.addSubview(view) }
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            label.text = "Hello, \(textField.text ?? "")"
            password.becomeFirstResponder()
            return true
        }

        var state: [String] {
            [name.text ?? "", password.text ?? "", label.text ?? "", "\(scroll.contentOffset.y > 100)"] + log
        }
    }

    private func scribe(_ screen: TestScreen) throws -> (FlowScribe, FlowScreen, URL) {
        let shown = FlowScreen { [screen.window] }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        let scribe = FlowScribe(
            try #require(screen.surface.client), screen: shown, app: "com.example.form", file: file)
        return (scribe, shown, file)
    }

    @Test("What was recorded does the same when it is played")
    func playsBack() async throws {
        let form = Form()
        let screen = TestScreen(form)
        let (scribe, shown, file) = try scribe(screen)
        defer { try? FileManager.default.removeItem(at: file) }
        screen.surface.client = scribe
        let clock = FlowClock(screen: shown)
        let hand = FlowHand(screen: shown, clock: clock)
        await hand.tap(CGPoint(x: 100, y: 95))
        _ = await hand.type("Kim 민수👩‍👩‍👧")
        await hand.press(.backspace)
        _ = await hand.type("\"!\n")
        _ = await hand.type("geheim")
        await hand.tap(CGPoint(x: 60, y: 310))
        await hand.tap(CGPoint(x: 330, y: 730))
        await hand.longPress(CGPoint(x: 60, y: 420))
        await hand.drag(from: CGPoint(x: 150, y: 640), to: CGPoint(x: 150, y: 470), duration: 0.5)
        await clock.settle()

        let text = try String(contentsOf: file, encoding: .utf8)
        let flow = try FlowReader.read(text: text, in: URL(fileURLWithPath: "/"))
        #expect(flow.appID == "com.example.form")
        let commands = flow.steps.map(\.command)
        #expect(commands.contains(.tapOn(.element(FlowSelector(text: "Name"), at: nil), count: 1, delay: 0.1)))
        #expect(commands.contains(.inputText("Kim 민수\"!")))
        #expect(commands.contains(.pressKey(.enter)))
        #expect(commands.contains(.inputText("geheim")))
        #expect(
            commands.contains(.tapOn(.element(FlowSelector(text: "Add (1)", index: 1), at: nil), count: 1, delay: 0.1)))
        #expect(text.contains("longPressOn: \"Hold\""))
        let recorded = form.state
        #expect(recorded.contains("add 1") && recorded.contains("corner") && recorded.contains("held"))

        let again = Form()
        let other = TestScreen(again)
        let seen = FlowScreen { [other.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: seen, clock: FlowClock(screen: seen), output: nil)
        runner.timeout = 120
        for step in flow.steps.dropFirst() { try await runner.take(step.command) }
        #expect(again.state == recorded)
    }

    @Test("Two quick taps are a double tap, slow ones are two")
    func doubleTaps() async throws {
        let screen = TestScreen(Form())
        let (scribe, shown, file) = try scribe(screen)
        defer { try? FileManager.default.removeItem(at: file) }
        screen.surface.client = scribe
        let clock = FlowClock(screen: shown)
        let hand = FlowHand(screen: shown, clock: clock)
        await hand.doubleTap(CGPoint(x: 60, y: 250))
        await clock.pass(1)
        await hand.tap(CGPoint(x: 60, y: 250))
        await clock.pass(1)
        await hand.tap(CGPoint(x: 60, y: 250))
        let first = FlowTape.Target.element(FlowSelector(text: "Add (1)", index: 0))
        let steps = scribe.tape.steps
        let named =
            steps.first == .doubleTap(first)
            ? first : FlowTape.Target.element(FlowSelector(text: "Add (1)"))
        #expect(steps == [.doubleTap(named), .tap(named), .tap(named)])
    }

    @Test("A wheel is a finger's way against it, in parts that fit the screen")
    func wheel() async throws {
        let form = Form()
        let screen = TestScreen(form)
        let (scribe, shown, file) = try scribe(screen)
        defer { try? FileManager.default.removeItem(at: file) }
        screen.surface.client = scribe
        for _ in 0..<4 {
            screen.surface.send(
                .scroll(
                    ScrollEvent(
                        phase: .discrete, location: CGPoint(x: 100, y: 500), delta: CGVector(dx: 0, dy: 200),
                        time: screen.surface.now)))
            await FlowClock(screen: shown).pass(0.05)
        }
        await FlowHand(screen: shown, clock: FlowClock(screen: shown)).tap(CGPoint(x: 60, y: 420))
        let ways = scribe.tape.steps.compactMap { step -> CGFloat? in
            guard case .swipe(let from, let to, _) = step else { return nil }
            #expect(from.x == to.x && (0...100).contains(from.y) && (0...100).contains(to.y))
            return (from.y - to.y) / 100 * 852
        }
        #expect(abs(ways.reduce(0, +) - 800) < 1 && ways.count == 2)
        #expect(scribe.tape.steps.last == .tap(.element(FlowSelector(text: "Hold"))))
    }

    @Test("What was typed and erased again is not there")
    func mending() {
        func steps(_ all: FlowTape.Step...) -> [FlowTape.Step] {
            var tape = FlowTape(app: "a.b")
            for step in all { tape.add(step) }
            return tape.steps
        }
        #expect(steps(.type("Mulk"), .erase(1), .erase(2), .type("ilk")) == [.type("Milk")])
        #expect(steps(.type("한국"), .erase(2)) == [])
        #expect(steps(.erase(1), .type("ab"), .erase(4), .type("c")) == [.erase(3), .type("c")])
        #expect(steps(.press(.enter), .erase(1)) == [.press(.enter), .erase(1)])
    }

    @Test("Texts are written so that YAML reads them as they are")
    func quoting() throws {
        for text in ["a: b # c", "\"\\\n\t", "- x", "'", "日本\u{2028}\u{85}\u{1}\u{7F}", "null", "👩‍👩‍👧"] {
            var tape = FlowTape(app: "a.b")
            tape.add(.type(text))
            let flow = try FlowReader.read(text: tape.text, in: URL(fileURLWithPath: "/"))
            #expect(flow.steps.last?.command == .inputText(text))
        }
    }
}
