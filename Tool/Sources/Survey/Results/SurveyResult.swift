import Foundation

/// What a survey found out about a checkout.
public struct SurveyResult: Codable, Equatable, Sendable {
    /// How far a checkout came in one respect.
    public enum Step: String, Codable, Sendable {
        case yes, no
        /// There is nothing to try: no flow, no tests.
        case none
        /// Something before it failed.
        case notReached = "not reached"
    }

    /// The tests that ran.
    public struct Tests: Codable, Equatable, Sendable {
        public var outcome: Step
        public var passed = 0
        public var total = 0

        public init(outcome: Step, passed: Int = 0, total: Int = 0) {
            self.outcome = outcome
            self.passed = passed
            self.total = total
        }

        /// As tables show it: `9 of 9`.
        public var text: String {
            total > 0 ? "\(passed) of \(total)" : outcome == .no ? "do not build" : outcome.rawValue
        }
    }

    public var name: String
    public var commit: String?
    /// Whether files differed from the commit.
    public var isModified = false
    /// When it was found, as ISO 8601 writes it.
    public var date: String
    public var builds = Step.notReached
    public var firstScreen = Step.notReached
    public var flow = Step.notReached
    public var tests = Tests(outcome: .notReached)
    /// The first thing that went wrong; nil if nothing did.
    public var failure: Failure?
    /// The picture of the first screen, from the survey's folder.
    public var screenshot: String?
    /// How long it all took.
    public var seconds = 0
    /// What the result depends on: as long as it is the same, so is the result.
    public var key: String

    public init(name: String, commit: String? = nil, date: String, key: String) {
        self.name = name
        self.commit = commit
        self.date = date
        self.key = key
    }

    /// Whether everything that there was to try worked.
    public var isGood: Bool { failure == nil }
}
