import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

@MainActor @Suite(.serialized) struct MonkeyTests {
    /// A screen that keeps what was done to it.
    @MainActor
    private final class Playground {
        let screen: TestScreen
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 353, height: 34))
        let controls = UISegmentedControl(items: ["One", "Two", "Three"])
        var taps: [Int] = []

        init() {
            field.placeholder = "Name"
            controls.frame = CGRect(x: 20, y: 160, width: 353, height: 32)
            let buttons = (0..<4).map { index in
                let button = UIButton(frame: CGRect(x: 20, y: 240 + 80 * CGFloat(index), width: 353, height: 60))
                button.setTitle("Button \(index)", for: .normal)
                return button
            }
            screen = TestScreen(views: field, controls, buttons[0], buttons[1], buttons[2], buttons[3])
            for (index, button) in buttons.enumerated() {
                button.addAction(UIAction { [unowned self] _ in taps.append(index) }, for: .touchUpInside)
            }
        }

        var runner: FlowRunner {
            let window = screen.window
            let shown = FlowScreen { [window] }
            return FlowRunner(name: "monkey", screen: shown, clock: FlowClock(screen: shown), output: nil)
        }

        var state: String { "\(taps) \(field.text ?? "") \(controls.selectedSegmentIndex)" }
    }

    private func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(UUID().uuidString).yaml")
    }

    /// Uses a fresh screen at random. Returns the steps as a flow, and the state that they led to.
    private func play(seed: UInt64) async throws -> (flow: String, state: String) {
        let file = file()
        defer { try? FileManager.default.removeItem(at: file) }
        let playground = Playground()
        var monkey = Monkey(MonkeySettings(seconds: 20, seed: seed, flow: file.path), runner: playground.runner)
        let count = try await monkey.play()
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == count)
        #expect(!playground.taps.isEmpty)
        return (text, playground.state)
    }

    @Test func aSeedDeterminesTheSteps() async throws {
        let (first, second, other) = (try await play(seed: 7), try await play(seed: 7), try await play(seed: 8))
        #expect(first == second)
        #expect(first.flow != other.flow)
    }

    @Test func theWrittenFlowRepeatsWhatWasDone() async throws {
        let played = try await play(seed: 3)
        let playground = Playground()
        let flow = try FlowReader.read(text: played.flow, in: URL(fileURLWithPath: "/"))
        try await playground.runner.play(flow.steps)
        #expect(playground.state == played.state)
    }

    @Test func everyKindOfStepIsWrittenAsAFlowReadsIt() throws {
        let playground = Playground()
        var steps = MonkeySteps(seed: 1)
        var commands: Set<String> = []
        for _ in 0..<2000 {
            for line in steps.next(on: playground.runner.screen) {
                let flow = try FlowReader.read(text: line, in: URL(fileURLWithPath: "/"))
                #expect(flow.steps.count == 1)
                commands.insert(String(line.dropFirst(2).prefix { $0.isLetter }))
            }
        }
        #expect(
            commands == [
                "tapOn", "inputText", "swipe", "back", "longPressOn", "setOrientation", "pressKey", "launchApp",
            ])
    }
}
