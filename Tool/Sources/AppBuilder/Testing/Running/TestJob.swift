import Documents
import Foundation

/// Builds and runs the tests of a place: all targets, in all the ways that a plan asks for.
public struct TestJob {
    public var suites: [TestSuite]
    public var installation: Installation
    public var dependencies: [String] = []
    /// What the user names.
    public var choice = TestChoice()
    public var plan: TestPlan?
    /// The user's, in place of the plan's.
    public var timeout: Double?
    public var repetition: TestPlan.Repetition?
    /// The number of processes at a time.
    public var jobs = 1
    public var shard: TestShard?
    /// How long tests took, by `Target/Suite/test`.
    public var seconds: [String: Double] = [:]
    public var isTraced = false
    public var hasCoverage = false
    public var observer: (any TestObserver)?
    /// Sets what is the same for all tests.
    public var prepare: @Sendable (inout TestRunner) -> Void = { _ in }
    /// Runs the tests; nil to run them as they are.
    public var perform: ((inout TestRunner) throws(BuildError) -> TestResults)?

    /// What became of it.
    public struct Outcome: Codable, Sendable {
        public var results = TestResults()
        public var coverage: [CoveredFile] = []

        public init() {}

        /// Adds what another machine did.
        public mutating func add(_ other: Outcome) {
            results.add(other.results)
            coverage = Coverage.joined(coverage + other.coverage)
        }
    }

    public init(_ suites: [TestSuite], installation: Installation) {
        self.suites = suites
        self.installation = installation
    }

    private var names: [String] { suites.map(\.name) }

    /// The targets that have tests to run.
    public var chosen: [TestSuite] { suites.filter { selection(of: $0.name) != nil } }

    private func selection(of target: String) -> TestSelection? {
        guard var selection = choice.selection(of: target, among: names) else { return nil }
        guard let planned = plan?.choice else { return selection }
        guard let other = planned.selection(of: target, among: names) else { return nil }
        selection.only += other.only
        selection.skipped += other.skipped
        return selection
    }

    /// Builds what is chosen, and runs it unless that is all.
    public func run(onlyBuilds: Bool = false) throws(BuildError) -> Outcome {
        var outcome = Outcome()
        let chosen = chosen
        for suite in chosen {
            do throws(BuildError) {
                let builder = try TestBuilder(
                    suite: suite, dependencies: dependencies, installation: installation, isTraced: isTraced,
                    hasCoverage: hasCoverage)
                let built = try builder.build()
                if onlyBuilds { continue }
                let profiles = hasCoverage ? try ScratchFolder() : nil
                defer { profiles?.remove() }
                for configuration in plan?.configurations ?? [.init()] {
                    outcome.results.add(try run(built, suite, configuration, profiles?.url))
                }
                if let profiles {
                    outcome.coverage += try Coverage.files(in: profiles.url, of: built)
                }
            } catch {
                // The tests of other targets may run.
                guard chosen.count > 1, error.kind == .build else { throw error }
                Console.print(error.message)
                outcome.results.problems.append(.init(target: suite.name, text: error.message, isOfBuild: true))
            }
        }
        outcome.coverage = Coverage.joined(outcome.coverage)
        if !onlyBuilds { tellUnknown(outcome.results) }
        return outcome
    }

    private func tellUnknown(_ results: TestResults) {
        let unbuilt = Set(results.problems.filter(\.isOfBuild).map(\.target))
        let ran = chosen.map(\.name).filter { !unbuilt.contains($0) }
        for choice in [choice, plan?.choice].compactMap(\.self) {
            for name in choice.unknown(tests: results.names, of: ran, others: names.filter { !ran.contains($0) }) {
                Console.print(
                    name.source.contains(":")
                        ? "\(name.source): warning: there is no test \"\(name.text)\""
                        : "seam: \(name.source): there is no test \"\(name.text)\"")
            }
        }
    }

    private func run(
        _ built: BuiltTests, _ suite: TestSuite, _ configuration: TestPlan.Configuration, _ profiles: URL?
    ) throws(BuildError) -> TestResults {
        var runner = TestRunner(tests: built, installation: installation)
        runner.selection = selection(of: suite.name) ?? TestSelection()
        runner.observer = observer
        runner.arguments = configuration.arguments
        runner.environment = configuration.environment
        runner.timeout = timeout ?? configuration.timeout
        runner.profiles = profiles
        runner.region.locale = configuration.locale
        let isAtRandom =
            configuration.isAtRandom || plan?.targets.contains { $0.name == suite.name && $0.isAtRandom } ?? false
        if isAtRandom {
            let seed = UInt64.random(in: 0..<1_000_000)
            Console.note("the order of \(suite.name) is at random, by the seed \(seed)")
            runner.selection.seed = seed
        }
        prepare(&runner)
        var results = try built.pictures.using { () throws(BuildError) in
            try repeated(runner, repetition ?? configuration.repetition)
        }
        for index in results.cases.indices { results.cases[index].configuration = configuration.name }
        return results
    }

    // MARK: Repetition

    private func repeated(_ runner: TestRunner, _ repetition: TestPlan.Repetition) throws(BuildError) -> TestResults {
        var results = TestResults()
        for number in 1...max(repetition.count, 1) {
            var next = runner
            if repetition.mode == .retryOnFailure, number > 1 {
                let again = results.failed.map(\.test)
                guard !again.isEmpty else { break }
                next.selection.only.append(again)
                results.cases.removeAll { $0.outcome.isFailure }
            }
            var part = try parallel(next)
            for index in part.cases.indices { part.cases[index].run = number }
            if number > 1 { part.names = [] }
            results.add(part)
            if repetition.mode == .none || (repetition.mode == .untilFailure && !part.isPassed) { break }
        }
        guard repetition.mode == .fixedIterations || repetition.mode == .untilFailure else { return results }
        let runs = results.cases.map(\.run).max() ?? 0
        for (test, cases) in Dictionary(grouping: results.failed, by: \.identifier).sorted(by: { $0.key < $1.key }) {
            Console.note("\(test) failed in \(cases.count) of \(runs) runs")
        }
        return results
    }

    // MARK: Several processes

    private func parallel(_ runner: TestRunner) throws(BuildError) -> TestResults {
        var runner = runner
        let target = runner.product.name
        if let shard {
            let parts = TestShard.parts(of: try runner.list(), count: shard.count, seconds: times(of: target))
            let own = parts[shard.index - 1]
            guard !own.isEmpty else { return TestResults() }
            runner.selection.only.append(own)
        }
        if let perform { return try perform(&runner) }
        guard jobs > 1 else { return try runner.run() }
        var request = TestRequest()
        request.only = runner.selection.only
        request.skipped = runner.selection.skipped
        request.filter = runner.selection.filter
        let all = try runner.list().filter { request.chooses($0, in: runner.tests.module) }
        let parts = TestShard.parts(of: all, count: jobs, seconds: times(of: target)).filter { !$0.isEmpty }
        let pool = Pool(count: parts.count)
        for (index, part) in parts.enumerated() {
            var own = runner
            own.selection.only.append(part)
            own.container = ".job\(index + 1)"
            let buffer = BufferedObserver(runner.observer)
            own.observer = buffer
            pool.start(index) { [own] () throws(BuildError) -> TestResults in
                defer { buffer.flush() }
                return try own.run()
            }
        }
        var results = TestResults()
        for (index, part) in try pool.results().enumerated() {
            var part = part
            if index > 0 { part.names = [] }
            results.add(part)
        }
        return results
    }

    private func times(of target: String) -> [String: Double] {
        var times: [String: Double] = [:]
        for (name, value) in seconds where name.hasPrefix(target + "/") {
            times[String(name.dropFirst(target.count + 1))] = value
        }
        return times
    }

    /// Threads, and what they came to.
    private final class Pool: @unchecked Sendable {
        private let lock = NSLock()
        private let group = DispatchGroup()
        private var found: [Result<TestResults, BuildError>?]

        init(count: Int) { found = [Result<TestResults, BuildError>?](repeating: nil, count: count) }

        func start(_ index: Int, _ work: @escaping @Sendable () throws(BuildError) -> TestResults) {
            group.enter()
            Thread.detachNewThread { [self] in
                let result: Result<TestResults, BuildError>
                do throws(BuildError) { result = .success(try work()) } catch { result = .failure(error) }
                lock.withLock { found[index] = result }
                group.leave()
            }
        }

        func results() throws(BuildError) -> [TestResults] {
            group.wait()
            var results: [TestResults] = []
            for result in lock.withLock({ found }).compactMap(\.self) { results.append(try result.get()) }
            return results
        }
    }
}
