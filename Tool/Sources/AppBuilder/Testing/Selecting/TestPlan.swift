import Foundation

/// Which tests run in which ways: what a test plan says, or a scheme.
public struct TestPlan: Sendable {
    /// A way in which all of the tests run.
    public struct Configuration: Hashable, Sendable {
        public var name: String?
        public var arguments: [String] = []
        public var environment: [String: String] = [:]
        public var language: String?
        public var region: String?
        public var isAtRandom = false
        /// Seconds for a test; nil for no end.
        public var timeout: Double?
        public var repetition = Repetition()

        /// The locale of the tests: `ko_KR`; nil for the session's.
        public var locale: String? {
            guard let language else { return region.map { "en_\($0)" } }
            return region.map { "\(language)_\($0)" } ?? language
        }
    }

    /// How often a test runs.
    public struct Repetition: Hashable, Sendable {
        /// What ends it early.
        public enum Mode: String, Sendable {
            case none, fixedIterations, untilFailure, retryOnFailure
        }

        public var mode = Mode.none
        public var count = 1

        public init(_ mode: Mode = .none, count: Int = 1) {
            self.mode = mode
            self.count = count
        }
    }

    /// The tests of a target.
    public struct Target: Hashable, Sendable {
        public var name: String
        public var isEnabled = true
        /// Nil for all.
        public var only: [TestChoice.Name]?
        public var skipped: [TestChoice.Name] = []
        public var isAtRandom = false
        /// The place that names it: `FILE:LINE`.
        public var source: String
    }

    /// Without the ending.
    public var name: String
    public var configurations: [Configuration]
    public var targets: [Target]
    /// Whether it asks for coverage.
    public var hasCoverage = false

    /// The names of what it chooses, for targets that are among those.
    public var choice: TestChoice {
        var choice = TestChoice()
        for target in targets {
            let prefixed = { (name: TestChoice.Name) in
                TestChoice.Name("\(target.name)/\(name.text)", from: name.source)
            }
            guard target.isEnabled else {
                choice.skipped.append(.init(target.name, from: target.source))
                continue
            }
            choice.only += target.only?.map(prefixed) ?? [.init(target.name, from: target.source)]
            choice.skipped += target.skipped.map(prefixed)
        }
        return choice
    }
}
