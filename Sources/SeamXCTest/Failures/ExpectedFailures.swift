/// What a test expects to fail: the rest of the test, or blocks of it, the innermost last.
final class ExpectedFailures {
    private final class Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        var isMet = false

        init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
            self.reason = reason
            self.options = options
        }

        /// What is wrong if nothing has failed.
        var unmet: XCTIssue? {
            guard !isMet, options.isStrict else { return nil }
            let words = reason.map { "Expected failure '\($0)' but none recorded" }
            return XCTIssue(
                type: .unmatchedExpectedFailure, compactDescription: words ?? "Expected failure but none recorded")
        }
    }

    private var all: [Expectation] = []

    /// Expects a failure from now on.
    func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) {
        all.append(Expectation(reason, options))
    }

    /// Expects a failure while a block runs. Returns what is wrong if none came.
    func during<Result>(
        _ reason: String?, _ options: XCTExpectedFailure.Options, _ block: () throws -> Result
    ) rethrows -> (Result, XCTIssue?) {
        let expectation = Expectation(reason, options)
        all.append(expectation)
        defer { all.removeAll { $0 === expectation } }
        let result = try block()
        return (result, expectation.unmet)
    }

    /// The expectation that an issue meets; nil if nobody expects it.
    func take(_ issue: XCTIssue) -> XCTExpectedFailure? {
        guard issue.type != .unmatchedExpectedFailure,
            let expectation = all.last(where: { $0.options.issueMatcher(issue) })
        else { return nil }
        expectation.isMet = true
        return XCTExpectedFailure(failureReason: expectation.reason, issue: issue)
    }

    /// The test is over. Returns what was expected in vain.
    func finish() -> [XCTIssue] {
        defer { all = [] }
        return all.compactMap(\.unmet)
    }
}
