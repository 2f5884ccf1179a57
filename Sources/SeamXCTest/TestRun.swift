import Documents
import Foundation
import ObjectiveC
import RuntimeShims
import Testing
import XCTest

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Runs the tests of a project in this process, and ends the process with their result.
///
/// A ``TestRequest`` in the folder for reports says which tests to run, and where to tell of them. The exit status is 0, or
/// 1 when a test failed.
public final class TestRun: @unchecked Sendable {
    /// A test class and its tests.
    public typealias TestClass = (
        type: LinuxTestCase.Type, tests: [(name: String, run: (LinuxTestCase) throws -> Void)]
    )

    private let bundle: String
    private let classes: [TestClass]
    private let usesTesting: Bool
    private let request: TestRequest
    private let reporter: TestReporter
    private let findsLeaks: Bool

    private init(bundle: String, classes: [TestClass], usesTesting: Bool) {
        let environment = LaunchEnvironment.current
        self.bundle = bundle
        self.classes = classes
        self.usesTesting = usesTesting
        findsLeaks = environment.findsLeaks
        let file = environment.testReports.map { URL(fileURLWithPath: $0).appending(path: TestRequest.fileName) }
        request =
            file.flatMap { try? JSONDecoder().decode(TestRequest.self, from: Data(contentsOf: $0)) } ?? TestRequest()
        reporter = TestReporter(
            descriptor: request.messages, attachments: request.attachments.map { URL(fileURLWithPath: $0) })
        TestedApp.executable = request.app
        TestedApp.identifier = request.appIdentifier
        // Programs that a test starts are not to keep it.
        if request.messages >= 0 { _ = fcntl(request.messages, F_SETFD, FD_CLOEXEC) }
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
        ThreadStacks.prepare()
        TaskPool.install()
        ClassNames.prepare()
        let run = TestRun(bundle: bundle, classes: classes, usesTesting: usesTesting)
        if run.request.hasVirtualTime { VirtualTime.start() }
        // From a timer: a block of the main queue would keep the queue to itself while a test waits for another.
        RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in run.begin() }, forMode: .common)
        host?()
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// The tests that a library has found in one of its classes.
    public static func found<Class>(
        _ type: LinuxTestCase.Type, _ tests: [(String, (Class) -> () throws -> Void)]
    ) -> TestClass {
        (type, tests.map { name, test in (name, { try test($0 as! Class)() }) })
    }

    /// Calls a test, which may be on the main actor or not; all of them run on the main thread.
    ///
    /// A test that stops at its first failure is left there.
    public static func call<Class>(_ test: Class, _ body: @escaping @MainActor (Class) throws -> Void) throws {
        var result: Result<Void, any Error> = .success(())
        _ = EarlyEnd.call {
            result = Result {
                try IsolationErasure.call(test, body)
                try (test as? XCTestCase)?.repeatIfNeeded { try IsolationErasure.call(test, body) }
            }
        }
        try result.get()
    }

    /// Calls a test that waits.
    public static func callAsync<Class: LinuxTestCase>(
        _ test: Class, _ body: @escaping (Class) async throws -> Void
    ) throws {
        try asyncTest { (test: Class) in { try await body(test) } }(test)()
    }

    private func begin() {
        if findsLeaks { TestEnd.prepare?() }
        if request.isList { listClasses() }
        let hasPassed = request.isList || classes.isEmpty || runClasses()
        guard usesTesting else { return finish(hasPassed) }
        Task.detached { [self] in
            let status = await runTesting()
            finish(hasPassed && status)
        }
    }

    private func finish(_ hasPassed: Bool) {
        guard findsLeaks, !request.isList else { end(hasPassed) }
        let timer = Timer(fire: Date(timeIntervalSinceNow: TestEnd.patience), interval: 0, repeats: false) { [self] _ in
            end(TestEnd.hasPassed?() != false && hasPassed)
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func end(_ hasPassed: Bool) -> Never {
        fflush(nil)
        reporter.send(TestMessage(.finished))
        exit(hasPassed ? 0 : 1)
    }

    // MARK: XCTest

    private func listClasses() {
        for (type, tests) in classes {
            for test in tests { reporter.send(TestMessage(.listed, "\(type)/\(test.name)")) }
        }
    }

    private func runClasses() -> Bool {
        var entries: [XCTestCaseEntry] = classes.compactMap { type, tests in
            let chosen = tests.filter { request.chooses("\(type)/\($0.name)", in: bundle) }
            return chosen.isEmpty ? nil : (type, chosen.map { ($0.name, $0.run) })
        }
        if let seed = request.seed {
            var generator = SeededGenerator(seed: seed)
            entries = entries.map { ($0.testCaseClass, $0.allTests.shuffled(using: &generator)) }
                .shuffled(using: &generator)
        }
        // Nothing that XCTest would print about is to run.
        if entries.isEmpty, usesTesting { return true }
        XCTestObservationCenter.shared.addTestObserver(reporter as any LinuxTestObservation)
        return XCTMain(entries, arguments: [bundle + ".xctest"]) == 0
    }

    // MARK: Swift Testing

    /// The status with which it ends when no test is to run: EX_UNAVAILABLE of sysexits.h.
    private static let noTests: CInt = 69

    private func runTesting() async -> Bool {
        var arguments = __CommandLineArguments_v0()
        arguments.filter = request.pattern.map { [$0] }
        arguments.skip = request.skippedPattern.map { [$0] }
        if request.isList { arguments.listTests = true }
        if request.isSerial { arguments.parallel = false }
        if request.messages >= 0 {
            // In the form that is the same for every version.
            arguments.eventStreamSchemaVersion = "0"
            arguments.eventStreamOutputPath = "/proc/self/fd/\(request.messages)"
        }
        let status: CInt = await __swiftPMEntryPoint(passing: arguments)
        return status == EXIT_SUCCESS || status == Self.noTests
    }
}
