import AppBuilder
import Foundation
import XcodeProject

/// `seam test`
struct TestCommand: Command {
    static let name = "test"
    static let summary = "run the unit tests of a project or a Swift package"
    static let discussion = """
        Builds the unit-test targets of an Xcode project (XCTest and Swift Testing), with the app that they run in, and
        runs them without a display. PATH is a project or a folder with one; the current folder without PATH. Where
        there is no project, or PATH is a Package.swift, they are those of a Swift package.

        The tests run in a box as apps do, and see the project's folder besides. Of a package's tests, files that use
        what is not here are left out, and named. A test that stops its process is told of, and the others run.

        Tests are named TARGET, TARGET/SUITE or TARGET/SUITE/TEST, and as xcodebuild has it: -only-testing:NAME. A target
        that does not build does not keep others from running; they are said to have failed then. `seam test --merge`
        joins what `--report` of several runs wrote.
        """
    static let operands = CommandOperands.any("PATH", .folder)
    static let options =
        [.target] + selecting + running + TestReports.options + [
            .locale, .timeZone, .trace, .leaks, .dependency, .stub, .network, .noSandbox,
        ]

    static let selecting = [scheme, testPlan, onlyTesting, skipTesting, filter]
    static let scheme = CommandOption.value("--scheme", "NAME", "the tests of a scheme, as it runs them")
    static let testPlan = CommandOption.value(
        "--test-plan", "NAME", "the tests of a test plan, in all of its configurations")
    static let onlyTesting = CommandOption.value(
        "--only-testing", "NAME", "only these tests: TARGET, TARGET/SUITE or TARGET/SUITE/TEST", isRepeatable: true)
    static let skipTesting = CommandOption.value(
        "--skip-testing", "NAME", "not these tests, which are named the same way", isRepeatable: true)
    static let filter = CommandOption.value(
        "--filter", "REGEX", "only tests whose name, TARGET.SUITE/TEST, has a part that matches, whatever the case")

    static let running = [timeout, count, untilFailure, jobs, shard, times, watch, virtualTime]
    static let timeout = CommandOption.value(
        "--timeout", "SECONDS", "end a test that takes longer, and tell what every thread was doing")
    static let virtualTime = CommandOption.flag(
        "--virtual-time", "let timers and sleeps of unit tests end at once, in their order, when all threads wait")
    static let count = CommandOption.value("--repeat", "N", "run all N times")
    static let untilFailure = CommandOption.flag("--until-failure", "with --repeat, stop when a run has failed")
    static let jobs = CommandOption.value(
        "--jobs", "N", "run each target's tests in N processes at a time, each with a container of its own")
    static let shard = CommandOption.value(
        "--shard", "I/N", "run the I-th of N parts; every part is to be given the same --times")
    static let times = CommandOption.value(
        "--times", "DIR", of: .folder, "make parts that take equally long, by the times in what --report wrote")

    static let watch = CommandOption.flag("--watch", "run them again when a file has changed, until interrupted")

    private let arguments: Arguments
    private let reports: TestReports

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        reports = try TestReports(arguments)
    }

    func run() throws(BuildError) {
        if arguments.has(TestReports.merge) { return try merge() }
        if arguments.operands.count > 1 {
            throw BuildError(.usage, "seam: `test` does not know what to do with \"\(arguments.operands[1])\"")
        }
        let installation = try Installation.current()
        let (network, stubs) = try arguments.networkAndStubs(usually: .on)
        let leaks = try arguments.leakRequest()
        let region = try arguments.regionRequest()
        let path = arguments.operands.first ?? "."
        var job = TestJob(
            try TestSuite.suites(at: path, named: arguments.value(.target)), installation: installation)
        job.plan = try TestPlace(path).plan(
            scheme: arguments.value(Self.scheme), plan: arguments.value(Self.testPlan))
        try arguments.select(&job)
        job.jobs = try arguments.count(Self.jobs) ?? 1
        job.hasCoverage = reports.wantsCoverage || job.plan?.hasCoverage ?? false
        job.dependencies = arguments.values(.dependency)
        let trace = try arguments.traceRequest()
        if trace?.file != nil, job.chosen.count > 1 {
            throw BuildError(.usage, "seam: a trace in a file is of one target; --target chooses it")
        }
        job.isTraced = trace != nil
        if let trace {
            job.perform = { (runner: inout TestRunner) throws(BuildError) in try trace.follow(&runner) }
        }
        let attachments = reports.attachments
        let hasVirtualTime = arguments.has(Self.virtualTime)
        job.prepare = { runner in
            runner.attachments = attachments
            runner.hasVirtualTime = hasVirtualTime
            runner.stubs = stubs
            runner.network = network
            runner.leaks = leaks
            runner.region.locale = region.locale ?? runner.region.locale
            runner.region.timeZone = region.timeZone
        }
        try reports.prepare()
        job.observer = reports.observer(OutputPrinter())
        try installation.buildRuntime()
        if arguments.has(Self.watch) { try watch(job, at: path) }
        let outcome = try job.run()
        try reports.write(outcome)
        try finish(outcome, isSelective: arguments.isSelective)
    }

    /// Runs the tests again with each change: those whose own files have changed, or all.
    private func watch(_ first: TestJob, at path: String) throws(BuildError) -> Never {
        var job = first
        let place = URL(fileURLWithPath: path).standardizedFileURL
        let isFile = ["xcodeproj", "xcworkspace", "swift"].contains(place.pathExtension)
        var watch = FolderWatch(isFile ? place.deletingLastPathComponent() : place)
        while true {
            do throws(BuildError) {
                let outcome = try job.run()
                try reports.write(outcome)
                try finish(outcome, isSelective: false)
            } catch {
                // The end of a run that was interrupted is the end of all.
                if error.message.hasSuffix("interrupted") { throw error }
                Console.print(error.message)
            }
            Console.note("waiting for a change")
            let changed = watch.next()
            Console.note(
                "changed: "
                    + changed.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted().joined(separator: ", "))
            do throws(BuildError) {
                let suites = try TestSuite.suites(at: path, named: arguments.value(.target))
                let reached = suites.filter { suite in changed.contains(where: suite.owns) }
                let isOwn = changed.allSatisfy { file in suites.contains { $0.owns(file) } }
                job.suites = isOwn && !reached.isEmpty ? reached : suites
            } catch {
                Console.print(error.message)
            }
        }
    }

    private func finish(_ outcome: TestJob.Outcome, isSelective: Bool) throws(BuildError) {
        let results = outcome.results
        let unbuilt = results.problems.filter(\.isOfBuild).map(\.target)
        guard results.isPassed else {
            let failed = results.failedTargets.filter { !unbuilt.contains($0) }
            var texts = failed.isEmpty ? [] : ["tests of \(failed.joined(separator: ", ")) failed"]
            if !unbuilt.isEmpty { texts.append("\(unbuilt.joined(separator: ", ")) did not build") }
            let ran = !results.cases.isEmpty || !failed.isEmpty
            throw BuildError(ran ? .failed : .build, "seam: " + texts.joined(separator: "; "))
        }
        // A shard may have nothing to do.
        guard !results.cases.isEmpty || !isSelective || arguments.value(Self.shard) != nil else {
            throw BuildError(.usage, "seam: no test was chosen")
        }
        try reports.checkCoverage(outcome)
    }

    /// Joins what several runs wrote.
    private func merge() throws(BuildError) {
        var outcome = TestJob.Outcome()
        guard !arguments.operands.isEmpty else {
            throw BuildError(.usage, "seam: --merge needs the folders that --report wrote")
        }
        for folder in arguments.operands { outcome.add(try TestReports.read(folder)) }
        try reports.prepare()
        try reports.write(outcome)
        let results = outcome.results
        let failed = TestCaseResult.Outcome.allCases.filter(\.isFailure).reduce(0) { $0 + results.count($1) }
        Console.note("\(results.cases.count) tests, \(failed) failed")
        try finish(outcome, isSelective: false)
    }
}
