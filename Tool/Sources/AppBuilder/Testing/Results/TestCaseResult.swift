/// What became of a test.
public struct TestCaseResult: Codable, Hashable, Sendable {
    /// Something that was not as the test says.
    public struct Failure: Codable, Hashable, Sendable {
        public var message: String
        public var file: String?
        public var line: Int?
        /// Whether the author expects it: it does not fail the test.
        public var isExpected = false

        /// `FILE:LINE: MESSAGE`, as far as it has a place.
        public var text: String {
            file.map { "\($0):\(line ?? 0): " + message } ?? message
        }
    }

    /// How a test came out, in one word.
    public enum Outcome: String, Codable, Sendable, CaseIterable {
        case passed, failed, skipped, crashed, timedOut

        /// Whether the run failed by it.
        public var isFailure: Bool { self == .failed || self == .crashed || self == .timedOut }
    }

    /// The target, or the module of a package.
    public var target: String
    /// The configuration of a test plan.
    public var configuration: String?
    /// The class, or the suites around a test of Swift Testing with slashes between; empty for one that is in none.
    public var suite: String
    /// The method; a function of Swift Testing has its parentheses.
    public var name: String
    public var seconds = 0.0
    public var outcome = Outcome.passed
    public var failures: [Failure] = []
    /// Why it was skipped, if the author says.
    public var reason: String?
    /// The author's lines that led to the crash, or those of every thread when the time was over.
    public var stack: [String] = []
    /// What it printed. Tests of Swift Testing run at the same time as others, and have none of their own.
    public var log = ""
    /// The files that it attached, by their names in the folder of the report.
    public var attachments: [String] = []
    /// Which of several runs this is, from 1.
    public var run = 1

    public init(target: String, test: String) {
        self.target = target
        let parts = test.split(separator: "/", omittingEmptySubsequences: false)
        suite = parts.dropLast().joined(separator: "/")
        name = parts.last.map(String.init) ?? test
    }

    /// `Suite/test`
    public var test: String { suite.isEmpty ? name : "\(suite)/\(name)" }
    /// `Target/Suite/test`, as `-only-testing` takes it.
    public var identifier: String { "\(target)/\(test)" }
    /// The failures that nobody expects.
    public var mistakes: [Failure] { failures.filter { !$0.isExpected } }
}
