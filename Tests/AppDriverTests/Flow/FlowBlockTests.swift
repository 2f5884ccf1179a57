import CoreGraphics
import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

@MainActor @Suite(.serialized) struct FlowBlockTests {
    private func runner(_ screen: TestScreen, output: URL? = nil) -> FlowRunner {
        let shown = FlowScreen { [screen.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: output)
        runner.timeout = 0
        return runner
    }

    private func flow(_ text: String, in folder: String = "/") throws -> Flow {
        try FlowReader.read(text: text, in: URL(fileURLWithPath: folder))
    }

    /// A screen with a label that counts the taps on a button.
    private func counter() -> TestScreen {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "0"
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.addAction(
            UIAction { [unowned label] _ in label.text = String((Int(label.text ?? "") ?? 0) + 1) }, for: .touchUpInside
        )
        return TestScreen(views: label, button)
    }

    @Test func namesHaveTheValuesOfTheirBlock() async throws {
        let screen = counter()
        try await runner(screen).play(
            flow(
                """
                appId: a
                env: {WHAT: Next, UNSET: "${NOBODY}", SEEN: "${maestro.copiedText}"}
                ---
                - tapOn: ${WHAT}
                - copyTextFrom: "[0-9]"
                - assertTrue: ${maestro.copiedText}
                - runFlow:
                    env: {COUNT: "${maestro.copiedText}"}
                    commands:
                      - assertVisible: ${COUNT}
                - runFlow:
                    when: {true: "${NOBODY}"}
                    commands: [{tapOn: Next}]
                - assertVisible: "1"
                """))
    }

    @Test func aNameWithoutAValueIsAMistake() async throws {
        let runner = runner(counter())
        let error = await #expect(throws: FlowFailure.self) { try await runner.play(self.flow("- tapOn: ${WHO}")) }
        #expect(error?.place == "flow.yaml:1")
        #expect(error?.reason.contains("`WHO` has no value") == true)
    }

    @Test func aScriptWithoutAnEngineSaysWhatIsMissing() async throws {
        let runner = runner(counter())
        let error = await #expect(throws: FlowFailure.self) {
            try await runner.play(self.flow("- evalScript: ${1 + 1}"))
        }
        #expect(error?.reason.contains("libjavascriptcoregtk-6.0-dev") == true)
    }

    @Test func theLastStepsComeAfterAFailure() async throws {
        let screen = counter()
        let runner = runner(screen)
        let error = await #expect(throws: FlowFailure.self) {
            try await runner.play(
                self.flow(
                    """
                    appId: a
                    onFlowStart: [{tapOn: Next}]
                    onFlowComplete: [{tapOn: Next}]
                    ---
                    - assertVisible: nothing
                    - tapOn: Next
                    """))
        }
        #expect(error?.place == "flow.yaml:5")
        #expect(runner.screen.elements().flatMap(\.texts).contains("2"))
    }

    @Test func whatFailsIsTriedAgain() async throws {
        let screen = counter()
        let runner = runner(screen)
        let text = "- retry:\n    maxRetries: %\n    commands: [{tapOn: Next}, {assertVisible: '3'}]"
        try await runner.play(flow(text.replacing("%", with: "2")))
        #expect(runner.screen.elements().flatMap(\.texts).contains("3"))
        let other = self.runner(counter())
        await #expect(throws: FlowFailure.self) { try await other.play(self.flow(text.replacing("%", with: "1"))) }
    }

    @Test func sizesAndKindsAreLookedAt() {
        let square = UILabel(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        square.text = "a"
        let long = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        long.text = String(repeating: "long ", count: 50)
        let screen = TestScreen(views: square, long)
        let shown = FlowScreen { [screen.window] }
        func find(_ change: (inout FlowSelector) -> Void) -> [UIView] {
            var selector = FlowSelector()
            change(&selector)
            return shown.elements(for: selector).map(\.view)
        }
        #expect(find { $0.traits = [.square] } == [square])
        #expect(find { $0.traits = [.longText] } == [long])
        #expect(find { $0.width = 301 }.isEmpty)
        #expect(find { ($0.width, $0.height, $0.tolerance) = (301, 39, 1) } == [long])
    }

    // MARK: Pictures

    private func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString) }

    @Test func aScreenIsComparedWithAPicture() async throws {
        let place = folder()
        defer { try? FileManager.default.removeItem(at: place) }
        let output = place.appendingPathComponent("output")
        let square = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        square.backgroundColor = .blue
        square.accessibilityIdentifier = "square"
        let screen = TestScreen(views: square)
        let recording = runner(screen, output: output)
        recording.writesReferences = true
        let text =
            "- assertScreenshot: {path: whole, thresholdPercentage: 99}\n- assertScreenshot: {path: part, cropOn: {id: square}}"
        try await recording.play(flow(text, in: place.path))
        for name in ["whole.png", "part.png"] {
            try FileManager.default.moveItem(
                at: output.appendingPathComponent("references/" + name), to: place.appendingPathComponent(name))
        }
        try await runner(screen, output: output).play(flow(text, in: place.path))

        square.backgroundColor = .green
        let error = await #expect(throws: FlowFailure.self) {
            try await self.runner(screen, output: output).play(self.flow(text, in: place.path))
        }
        #expect(error?.place == "flow.yaml:1")
        for kind in ["reference", "now", "difference"] {
            let file = output.appendingPathComponent("differences/whole-\(kind).png")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(kind)")
        }
        let missing = await #expect(throws: FlowFailure.self) {
            try await self.runner(screen).play(self.flow("- assertScreenshot: none", in: place.path))
        }
        #expect(missing?.reason.contains("--record") == true)
    }

    private func picture(_ colors: [CGColor]) throws -> CGImage {
        try OffscreenRenderer.image(size: CGSize(width: colors.count, height: 1), scale: 1) { canvas in
            for (index, color) in colors.enumerated() {
                canvas.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1), color)
            }
        }
    }

    @Test func aDifferenceThatNobodySeesCountsOnlyWhereAllDo() throws {
        func gray(_ value: CGFloat) -> CGColor { CGColor(red: value, green: value, blue: value, alpha: 1) }
        let first = try picture([gray(0.5), gray(0.5), gray(0), gray(1)])
        let second = try picture([gray(0.5), gray(0.505), gray(1), gray(1)])
        let seen = PictureComparison(first, second, isExact: false)
        #expect(seen.different == 1 && seen.likeness == 75)
        let exact = PictureComparison(first, second, isExact: true)
        #expect(exact.different == 2 && exact.likeness == 50)
        #expect(exact.picture?.width == 4)
        let same = PictureComparison(first, first, isExact: true)
        #expect(same.different == 0 && same.picture == nil && same.likeness == 100)
    }

    // MARK: Going on

    @Test func aPlaceIsFoundAgain() throws {
        var place = FlowPlace()
        #expect(place.enter() == 0)
        place.move(to: 1)
        #expect(place.enter() == 0)
        place.move(to: 2)
        let kept = try JSONDecoder().decode(FlowPlace.self, from: JSONEncoder().encode(place))
        var again = FlowPlace(goingOnAt: kept)
        #expect(again.goesOn)
        #expect(again.enter() == 1)
        again.move(to: 1)
        #expect(again.goesOn)
        #expect(again.enter() == 2)
        #expect(!again.goesOn)
        again.leave()
        #expect(again.enter() == 0)
    }

    @Test func aFlowGoesOnWhereItWas() async throws {
        let screen = counter()
        let text =
            "- tapOn: Next\n- repeat:\n    times: 3\n    commands:\n      - tapOn: Next\n      - tapOn: Next\n- tapOn: Next"
        var place = FlowPlace()
        // In the steps of the flow, at the second; there in the third turn, at the second step.
        for number in [1, 1, 2, 1] {
            _ = place.enter()
            place.move(to: number)
        }
        let runner = runner(screen)
        let restart = FlowRestart()
        restart.place = FlowPlace(goingOnAt: place)
        runner.restart = restart
        try await runner.play(flow(text))
        #expect(runner.screen.elements().flatMap(\.texts).contains("2"))
    }
}
