import Foundation
import Testing

extension CommandTests {
    /// What `seam test` gives XCTest that the one on Linux lacks.
    @Suite struct XCTestTests {
        static let source = """
            import XCTest
            @testable import My_App

            final class Model: NSObject {
                @objc dynamic var count = 0
            }

            final class GreetingTests: XCTestCase {
                nonisolated(unsafe) static var steps: [String] = []

                override func setUp() { continueAfterFailure = false }
                override func tearDown() { Self.steps.append("down") }

                func testA_Stops() {
                    addTeardownBlock { Self.steps.append("block") }
                    Self.steps.append("before")
                    XCTAssertEqual(1, 2)
                    Self.steps.append("after")
                }

                func testB_WasStopped() {
                    XCTAssertEqual(Self.steps, ["before", "block", "down"])
                }

                func testC_GoesOn() {
                    continueAfterFailure = true
                    XCTFail("first")
                    XCTFail("second")
                }

                func testD_Expects() throws {
                    XCTExpectFailure("known") { XCTFail("in the block") }
                    let options = XCTExpectedFailure.Options()
                    options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("later") }
                    XCTExpectFailure("for the rest", options: options)
                    XCTFail("later")
                }

                func testE_ExpectsInVain() { XCTExpectFailure("nothing comes") }

                func testF_ExpectsLoosely() { XCTExpectFailure("nothing may come", strict: false) }

                func testG_ExpectsAnother() {
                    XCTExpectFailure("another", strict: false, issueMatcher: { $0.compactDescription.contains("other") })
                    XCTFail("this one")
                }

                func testH_Observes() {
                    let model = Model()
                    keyValueObservingExpectation(for: model, keyPath: "count", expectedValue: 3)
                    let any = XCTKVOExpectation(keyPath: "count", object: model)
                    for number in 1...3 { model.count = number }
                    wait(for: [any], timeout: 1)
                    waitForExpectations(timeout: 1)
                }

                func testI_Unwraps() throws {
                    XCTAssertNoThrow(try XCTUnwrap(Optional(1)))
                    _ = try XCTUnwrap(Optional<Int>.none)
                    XCTFail("goes on")
                }

                func testJ_Activities() {
                    XCTContext.runActivity(named: "Outer") { activity in
                        let attachment = XCTAttachment(string: "text")
                        attachment.lifetime = .keepAlways
                        activity.add(attachment)
                    }
                }

                func testK_Skips() throws { throw XCTSkip("not today") }

                func testL_IsTold() {
                    let environment = ProcessInfo.processInfo.environment
                    for name in ["XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier"] {
                        XCTAssertEqual(environment[name]?.isEmpty, false, name)
                    }
                }

                func testL_Measures() {
                    var pauses = [0.5] + Array(repeating: 0, count: 20)
                    measure { Thread.sleep(forTimeInterval: pauses.removeFirst()) }
                }
            }

            final class RecordingTests: XCTestCase {
                override func record(_ issue: XCTIssue) {
                    var issue = issue
                    issue.compactDescription = "seen: " + issue.compactDescription
                    super.record(issue)
                }

                func testRecords() { XCTFail("this") }
            }

            final class WatchedTests: XCTestCase, XCTestObservation {
                nonisolated(unsafe) static var heard: [String] = []

                func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
                    Self.heard.append(issue.compactDescription)
                }

                func testA() {
                    XCTestObservationCenter.shared.addTestObserver(self)
                    XCTFail("heard")
                    XCTestObservationCenter.shared.removeTestObserver(self)
                    XCTFail("not heard")
                    print("heard \\(Self.heard.count)")
                }
            }

            final class NestingTests: XCTestCase {
                func testRunsAnother() {
                    let inner = XCTestCase(name: "testFails", testClosure: { _ in XCTFail("within") })
                    inner.run()
                    XCTAssertEqual(inner.testRun?.totalFailureCount, 1)
                }
            }

            final class EarlyTests: XCTestCase {
                nonisolated(unsafe) static var isDown = false

                override func setUp() {
                    continueAfterFailure = false
                    XCTFail("no way")
                }
                override func tearDown() {
                    Self.isDown = true
                    print("torn down")
                }

                func testNever() { print("ran all the same") }
            }
            """

        @Test func behavesAsApples() throws {
            var files = SampleProject.files
            files["Clone/AppTests/Testing.swift"] = nil
            files["Clone/AppTests/GreetingTests.swift"] = Self.source
            let shop = try Workshop(files)
            let folder = shop.path("report")
            let result = try shop.seam("test", shop.path("Clone"), "--report", folder)
            #expect(result.status == 1, "\(result.text)")
            let failed = result.text.matches(of: /Test Case '(\S+)' failed/).map { String($0.1) }
            #expect(
                failed == [
                    "EarlyTests.testNever", "GreetingTests.testA_Stops", "GreetingTests.testC_GoesOn",
                    "GreetingTests.testE_ExpectsInVain", "GreetingTests.testG_ExpectsAnother",
                    "GreetingTests.testI_Unwraps", "XCTestCase.testFails", "RecordingTests.testRecords",
                    "WatchedTests.testA",
                ], "\(result.text)")
            #expect(!result.text.contains("ran all the same") && result.text.contains("torn down"))
            #expect(!result.text.contains("goes on"))
            #expect(result.text.contains("first") && result.text.contains("second"))
            #expect(result.text.contains("seen: failed - this"), "\(result.text)")
            #expect(result.text.contains("heard 1\n"))
            #expect(result.text.contains("The relative standard deviation of the measurements is"), "\(result.text)")
            #expect(result.text.contains("Expected failure 'nothing comes' but none recorded"))
            #expect(result.text.contains("expected failure: failed - in the block (known)"))
            // A test that runs another is told of by itself.
            let told = try String(contentsOfFile: folder + "/results.json", encoding: .utf8)
            #expect(told.contains("NestingTests") && !told.contains("testFails"))
            let kept = try FileManager.default.contentsOfDirectory(atPath: folder + "/attachments")
            #expect(kept.count == 1 && kept[0].hasPrefix("GreetingTests-testJ-Activities"))
        }
    }
}
