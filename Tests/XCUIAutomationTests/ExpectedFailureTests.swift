import Testing

@testable import SeamXCTest

/// Which issues a test expects.
@Suite struct ExpectedFailureTests {
    private let expected = ExpectedFailures()

    private func issue(_ words: String) -> XCTIssue { XCTIssue(type: .assertionFailure, compactDescription: words) }

    private func options(strict: Bool = true, _ words: String? = nil) -> XCTExpectedFailure.Options {
        let options = strict ? XCTExpectedFailure.Options() : .nonStrict()
        if let words { options.issueMatcher = { $0.compactDescription == words } }
        return options
    }

    @Test func expectsNothingAtFirst() {
        #expect(expected.take(issue("a")) == nil)
        #expect(expected.finish().isEmpty)
    }

    @Test func takesWhatItsMatcherTakes() {
        expected.begin("why", options("a"))
        #expect(expected.take(issue("b")) == nil)
        #expect(expected.take(issue("a"))?.failureReason == "why")
        #expect(expected.finish().isEmpty)
    }

    @Test func isStrict() {
        expected.begin("why", options())
        expected.begin(nil, options(strict: false))
        let issues = expected.finish()
        #expect(issues.map(\.compactDescription) == ["Expected failure 'why' but none recorded"])
        #expect(issues.first?.type == .unmatchedExpectedFailure)
        // That nothing failed is not expected itself.
        expected.begin(nil, options())
        #expect(expected.take(issues[0]) == nil)
    }

    @Test func endsWithItsBlock() throws {
        let (value, problem) = expected.during("inner", options()) { () -> Int in
            #expect(expected.take(issue("a"))?.failureReason == "inner")
            return 3
        }
        #expect(value == 3 && problem == nil)
        #expect(expected.take(issue("a")) == nil)
        #expect(expected.during("vain", options(), { 1 }).1 != nil)
    }

    @Test func asksTheInnermostFirst() {
        expected.begin("outer", options())
        _ = expected.during("inner", options(strict: false, "a")) {
            #expect(expected.take(issue("a"))?.failureReason == "inner")
            #expect(expected.take(issue("b"))?.failureReason == "outer")
        }
    }
}
