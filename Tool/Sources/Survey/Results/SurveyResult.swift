import Foundation

/// How the app, or the library, of one checkout came out.
public struct SurveyResult: Codable, Equatable, Sendable {
    /// How far a checkout came in one respect.
    public enum Step: String, Codable, Sendable {
        case yes, no
        /// There is nothing to try: no flow, no tests.
        case absent = "none"
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
    public var isModified: Bool?
    /// The version of a library, as its checkout says.
    public var version: String?
    /// The module that a library was imported as; nil for an app.
    public var module: String?
    /// When it was found, as ISO 8601 writes it.
    public var date: String
    public var builds = Step.notReached
    /// Nil for a library, as flow and tests are.
    public var firstScreen: Step?
    public var flow: Step?
    /// Whether it was still there after it had been used at random; nil if it was not to be.
    public var monkey: Step?
    public var tests: Tests?
    /// The first thing that went wrong; nil if nothing did.
    public var failure: Failure?
    /// The picture of the first screen, from the survey's folder.
    public var screenshot: String?
    /// How long it all took.
    public var seconds: Int?
    /// A hash of everything the result depends on. It is taken again as long as this is the same.
    public var key: String?

    public init(name: String, commit: String? = nil, date: String, key: String?) {
        self.name = name
        self.commit = commit
        self.date = date
        self.key = key
    }

    /// The name with the version, if there is one.
    var title: String { name + (version.map { " " + $0 } ?? "") }

    /// Whether everything that there was to try worked.
    public var isGood: Bool { failure == nil }
}
