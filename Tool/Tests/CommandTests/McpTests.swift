import Documents
import Foundation
import Testing

@testable import AppBuilder

extension CommandTests {
    /// `seam mcp`, as a coding agent starts it.
    @Suite struct McpTests {
        /// A session over pipes. Every line of standard output has to be a message.
        private final class Session {
            private let process = Process()
            private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
            private var buffer = Data()
            private var count = 0

            init(_ shop: Workshop) throws {
                process.executableURL = Workshop.command
                process.arguments = ["mcp"]
                process.environment = shop.environment
                process.standardInput = input
                process.standardOutput = output
                process.standardError = FileHandle.nullDevice
                try process.run()
                let answer = try ask("initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]])
                try #require(answer["result"]?["serverInfo"]?["name"] == "seam")
                send(["jsonrpc": "2.0", "method": "notifications/initialized"])
            }

            func send(_ value: JSONValue) { input.fileHandleForWriting.write(Data((value.json + "\n").utf8)) }

            func read() throws -> JSONValue {
                while true {
                    if let end = buffer.firstIndex(of: 0x0A) {
                        defer { buffer = Data(buffer[buffer.index(after: end)...]) }
                        return try JSONValue(parsing: buffer[..<end])
                    }
                    let more = output.fileHandleForReading.availableData
                    try #require(!more.isEmpty, "the session has ended")
                    buffer += more
                }
            }

            func ask(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
                count += 1
                let id = count
                send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
                let answer = try read()
                #expect(answer["id"]?.int == id)
                return answer
            }

            /// Calls a tool and returns the object of its answer.
            func call(_ name: String, _ arguments: JSONValue, isError: Bool = false) throws -> JSONValue {
                let answer = try ask("tools/call", ["name": .string(name), "arguments": arguments])
                #expect(answer["result"]?["isError"]?.bool == isError, "\(answer.json)")
                let text = answer["result"]?["content"]?.items?.last?["text"]?.text ?? ""
                return try JSONValue(parsing: text.utf8)
            }

            func end() -> Int32 {
                try? input.fileHandleForWriting.close()
                process.waitUntilExit()
                return process.terminationStatus
            }
        }

        @Test func speaksTheProtocolAndNothingElse() throws {
            let shop = try Workshop([:])
            let session = try Session(shop)
            let tools = try session.ask("tools/list", [:])["result"]?["tools"]?.items ?? []
            let names = tools.compactMap { $0["name"]?.text }
            #expect(names.prefix(5) == ["build", "run", "stop", "state", "tree"])
            let nowhere = try session.call("build", ["project": .string(shop.path("Nowhere"))], isError: true)
            #expect(nowhere["error"]?["message"]?.text == "there is no folder \(shop.path("Nowhere"))")
            let none = try session.call("tap", ["text": "Add"], isError: true)
            #expect(none["error"]?["code"] == "notRunning")
            #expect(session.end() == 0)
        }

        @Test func tellsTheCompilersErrorsByLine() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift": SampleApps.delegate,
                "App/ViewController.swift": SampleApps.label + "\nlet number: Int = \"one\"\n",
            ])
            let session = try Session(shop)
            let answer = try session.call("build", ["project": .string(shop.path("App"))], isError: true)
            let error = try #require(answer["error"]?["diagnostics"]?.items?.first)
            #expect(error["file"]?.text == shop.path("App/ViewController.swift") && error["severity"] == "error")
            #expect(
                error["line"]?.int == SampleApps.label.split(separator: "\n", omittingEmptySubsequences: false).count
                    + 1)
            #expect(error["column"] == 19 && error["message"]?.text?.contains("cannot convert") == true)
            #expect(error["excerpt"]?.text?.hasPrefix("let number: Int = \"one\"") == true)
            #expect(session.end() == 0)
        }

        @Test func tellsTheResultOfEachTest() throws {
            var files = SampleProject.files
            files["Clone/AppTests/GreetingTests.swift"] = """
                import XCTest
                @testable import My_App

                class GreetingTests: XCTestCase {
                    func testRight() {}
                    func testWrong() { XCTAssertEqual(Greeting().text(for: "A"), "no") }
                    func testSkipped() throws { throw XCTSkip("later") }
                }
                """
            files["Clone/AppTests/Testing.swift"] = """
                import Testing

                @Suite struct Numbers {
                    @Test func wrong() {
                        #expect(1 + 1 == 3)
                    }
                }
                """
            let shop = try Workshop(files)
            let session = try Session(shop)
            let answer = try session.call("test", ["project": .string(shop.path("Clone"))])
            #expect(answer["succeeded"] == false)
            #expect(answer["passed"] == 1 && answer["failed"] == 2 && answer["skipped"] == 1, "\(answer.json)")
            let tests = answer["tests"]?.items ?? []
            let wrong = try #require(tests.first { $0["name"] == "testWrong" }?["failures"]?.items?.first)
            #expect(wrong["file"]?.text == shop.path("Clone/AppTests/GreetingTests.swift") && wrong["line"] == 6)
            let other = try #require(tests.first { $0["name"]?.text?.hasPrefix("wrong") == true })
            let issue = try #require(other["failures"]?.items?.first)
            #expect(issue["line"] == 5 && issue["file"]?.text?.hasSuffix("Testing.swift") == true, "\(other.json)")
            #expect(session.end() == 0)
        }
    }
}
