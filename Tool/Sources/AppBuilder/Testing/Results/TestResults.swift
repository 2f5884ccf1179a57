/// What became of all tests.
public struct TestResults: Codable, Sendable {
    /// Something that is wrong with the tests of a target as a whole.
    public struct Problem: Codable, Hashable, Sendable {
        public var target: String
        public var text: String
        /// Whether the tests were not built.
        public var isOfBuild = false
    }

    public var cases: [TestCaseResult] = []
    public var problems: [Problem] = []
    /// All tests that there are, chosen or not, as `Target/Suite/test`.
    public var names: [String] = []

    public init() {}

    public var isPassed: Bool { problems.isEmpty && !cases.contains { $0.outcome.isFailure } }

    public func count(_ outcome: TestCaseResult.Outcome) -> Int { cases.count { $0.outcome == outcome } }

    /// The tests by which the run failed.
    public var failed: [TestCaseResult] { cases.filter(\.outcome.isFailure) }

    /// The names of the targets that failed, in their order.
    public var failedTargets: [String] {
        var names: [String] = []
        for name in problems.map(\.target) + failed.map(\.target) where !names.contains(name) { names.append(name) }
        return names
    }

    /// A test's name as a function's: with its parentheses.
    public static func function(_ name: String) -> String { name.hasSuffix(")") ? name : name + "()" }

    /// Seconds of all tests together.
    public var seconds: Double { cases.reduce(0) { $0 + $1.seconds } }

    public mutating func add(_ other: TestResults) {
        cases += other.cases
        problems += other.problems
        names += other.names
    }
}
