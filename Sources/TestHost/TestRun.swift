import Documents
import Foundation
import RuntimeShims
import Testing
import XCTest

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Runs the tests of a project in this process, and ends the process with their result.
///
/// The ``LaunchEnvironment`` says which tests to run, and the folder for reports in xUnit's form. The exit status is 0, or
/// 1 when a test failed.
public final class TestRun: @unchecked Sendable {
    /// A test class and its tests.
    public typealias TestClass = (type: XCTestCase.Type, tests: [(name: String, run: (XCTestCase) throws -> Void)])

    private let bundle: String
    private let classes: [TestClass]
    private let usesTesting: Bool
    private let filter: String?
    private let reports: URL?
    private let findsLeaks: Bool

    private init(bundle: String, classes: [TestClass], usesTesting: Bool) {
        let environment = LaunchEnvironment.current
        self.bundle = bundle
        self.classes = classes
        self.usesTesting = usesTesting
        filter = environment.testFilter
        findsLeaks = environment.findsLeaks
        reports = environment.testReports.map { URL(fileURLWithPath: $0) }
    }

    /// Runs the tests once the main loop runs. Does not return.
    ///
    /// - Parameters:
    ///   - bundle: The name of the tests' target.
    ///   - classes: The test classes.
    ///   - usesTesting: Whether there may be tests of Swift Testing.
    ///   - host: Starts the app that the tests run in, which keeps the main thread; nil if they need none.
    public static func start(
        bundle: String, classes: [TestClass], usesTesting: Bool, host: (() -> Void)?
    ) -> Never {
        setvbuf(stdout, nil, _IOLBF, 0)
        TaskPool.install()
        let run = TestRun(bundle: bundle, classes: classes, usesTesting: usesTesting)
        // From a timer: a block of the main queue would keep the queue to itself while a test waits for another.
        RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in run.begin() }, forMode: .common)
        host?()
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Calls a test, which may be on the main actor or not; all of them run on the main thread.
    public static func call<Class>(_ test: Class, _ body: @MainActor (Class) throws -> Void) rethrows {
        try IsolationErasure.call(test, body)
    }

    private func begin() {
        if findsLeaks { TestEnd.prepare?() }
        let hasPassed = classes.isEmpty || runClasses()
        guard usesTesting else { return finish(hasPassed) }
        Task.detached { [self] in
            let status = await runTesting()
            finish(hasPassed && status)
        }
    }

    private func finish(_ hasPassed: Bool) {
        guard findsLeaks else { end(hasPassed) }
        let timer = Timer(fire: Date(timeIntervalSinceNow: TestEnd.patience), interval: 0, repeats: false) { [self] _ in
            end(TestEnd.hasPassed?() != false && hasPassed)
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func end(_ hasPassed: Bool) -> Never {
        fflush(nil)
        exit(hasPassed ? 0 : 1)
    }

    // MARK: XCTest

    private func runClasses() -> Bool {
        let entries: [XCTestCaseEntry] = classes.compactMap { type, tests in
            let chosen = tests.filter { isChosen("\(type)/\($0.name)") }
            return chosen.isEmpty ? nil : (type, chosen.map { ($0.name, $0.run) })
        }
        let collector = ResultCollector()
        XCTestObservationCenter.shared.addTestObserver(collector)
        let status: CInt = XCTMain(entries, arguments: [bundle + ".xctest"])
        if let reports {
            let report = XUnitReport(bundle: bundle, results: collector.results)
            try? report.text.write(
                to: reports.appending(path: "\(bundle)-XCTest.xml"), atomically: true, encoding: .utf8)
        }
        return status == 0
    }

    private func isChosen(_ name: String) -> Bool {
        filter.map { name.localizedCaseInsensitiveContains($0) } ?? true
    }

    // MARK: Swift Testing

    private func runTesting() async -> Bool {
        var arguments = __CommandLineArguments_v0()
        if let filter { arguments.filter = ["(?i)" + NSRegularExpression.escapedPattern(for: filter)] }
        arguments.xunitOutput = reports?.appending(path: "\(bundle)-Testing.xml").path
        return await __swiftPMEntryPoint(passing: arguments) == EXIT_SUCCESS
    }
}
