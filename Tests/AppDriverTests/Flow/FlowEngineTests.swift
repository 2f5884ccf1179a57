import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

/// The program that runs scripts, compiled for these tests where its engine is installed.
private enum ScriptProgram {
    static let url: URL? = {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/FlowScripts").standardizedFileURL
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("FlowScripts-\(getpid())")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            "flags=$(pkg-config --cflags --libs javascriptcoregtk-6.0 2>/dev/null) && "
                + "cc -O1 -o '\(program.path)' '\(sources.path)'/main.c $flags",
        ]
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? program : nil
    }()
}

@MainActor @Suite(.serialized, .enabled(if: ScriptProgram.url != nil)) struct FlowEngineTests {
    private func engine() throws -> FlowEngine { FlowEngine(program: try #require(ScriptProgram.url)) }

    private func value(_ script: String, _ engine: FlowEngine, _ variables: [String: String] = [:]) async throws
        -> String
    {
        let answer = try await engine.run(script, named: "test.js", variables, copiedText: "copied 김")
        return answer.failure.map { "\(answer.line): \($0)" } ?? answer.value
    }

    @Test func scriptsShareTheirOutputAndNothingElse() async throws {
        let engine = try engine()
        #expect(try await value("const a = A + B; output.list = [1, 2]; a", engine, ["A": "1", "B": "2"]) == "12")
        #expect(try await value("const a = 3; a + output.list.length", engine) == "5")
        #expect(try await value("A || 'other'", engine) == "other")
        #expect(try await value("maestro.copiedText + maestro.platform", engine) == "copied 김ios")
        #expect(try await value("[]", engine) == "[]")
        #expect(try await value("({a: 1})", engine) == "{\"a\":1}")
        #expect(try await value("parseInt('1') + parseInt('2')", engine) == "3")
        #expect(try await value("relativePoint(0.25, 0.5)", engine) == "25%,50%")
        #expect(try await engine.output() == "{\"list\":[1,2]}")
        let other = try self.engine()
        try await other.restore("{\"list\":[1,2]}")
        #expect(try await value("output.list.length", other) == "2")
    }

    @Test func aMistakeHasItsLine() async throws {
        let engine = try engine()
        #expect(try await value("\n\nnull.name", engine).hasPrefix("3: TypeError"))
        #expect(try await value("1 +", engine).hasPrefix("1: SyntaxError"))
        #expect(try await value("throw 'thrown'", engine) == "0: thrown")
        #expect(try await value("1 + 1", engine) == "2")
        let answer = try await engine.run(
            "console.log('a', [1], {b: 2})", named: "x", [:], copiedText: "")
        #expect(answer.log == ["a [1] {\"b\":2}"])
    }

    @Test func aFlowHasExpressions() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 353, height: 34))
        field.placeholder = "Name"
        let screen = TestScreen(views: field)
        let shown = FlowScreen { [screen.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: nil)
        runner.engine = try engine()
        let flow = try FlowReader.read(
            text: """
                appId: a
                env: {A: 1, B: "${A + 1}"}
                ---
                - tapOn: Name
                - evalScript: ${output.count = 0}
                - repeat:
                    while: {true: "${output.count < 2}"}
                    commands:
                      - inputText: ${output.count}
                      - evalScript: ${output.count += 1}
                - inputText: ${A + B}
                - repeat:
                    times: ${output.count}
                    commands: [{inputText: "x"}]
                """, in: URL(fileURLWithPath: "/"))
        try await runner.play(flow)
        // `A` was not known where `B` was given its value.
        #expect(field.text == "011NaNxx")
    }
}
