import Foundation
import XCTest

/// Keeps what became of each test.
final class ResultCollector: NSObject, XCTestObservation {
    struct Result {
        var suite: String
        var name: String
        /// Seconds.
        var duration: Double
        var failures: [String]
        var wasSkipped: Bool
    }

    private(set) var results: [Result] = []
    private var failures: [String] = []

    func testCaseWillStart(_ testCase: XCTestCase) { failures = [] }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        failures.append("\(filePath ?? ""):\(lineNumber): \(description)")
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        // "Class.test"
        let parts = testCase.name.split(separator: ".").map(String.init)
        let run = testCase.testRun
        results.append(
            Result(
                suite: parts.dropLast().joined(separator: "."), name: parts.last ?? testCase.name,
                duration: run?.testDuration ?? 0, failures: failures, wasSkipped: run?.hasBeenSkipped ?? false))
    }
}
