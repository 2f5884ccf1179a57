import Foundation

/// The test that runs.
public enum XCTContext {
    private struct Activity: XCTActivity {
        let name: String

        func add(_ attachment: XCTAttachment) { TestReporter.shared?.add(attachment) }
    }

    /// Runs a block as a part of the test, and writes its name to the log.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        TestReporter.shared?.log(name)
        TestReporter.shared?.depth += 1
        defer { TestReporter.shared?.depth -= 1 }
        return try block(Activity(name: name))
    }
}
