import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs a built program of tests, again without those that stopped it.
public struct TestRunner: Sendable {
    public var tests: BuiltTests
    public var installation: Installation
    public var selection = TestSelection()
    public var stubs: [NetworkStub] = []
    /// Whether, and how, what stays when its screen goes is told of. It fails the tests.
    public var leaks: LeakRequest?
    /// The share of the network that the tests have in their box.
    public var network = NetworkAccess.on
    /// The locale and the time zone of the tests, in place of the session's.
    public var region = RegionRequest()
    /// Words and variables that the tests are started with.
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    /// Tells containers of processes that run at the same time apart.
    public var container = ""
    /// The folder for what the tests attach; nil where nobody keeps it.
    public var attachments: URL?
    /// The folder for counts of what was run; nil for none.
    public var profiles: URL?
    /// The seconds after which a test is ended; nil for no end.
    public var timeout: Double?
    /// Whether time jumps to what comes next when all wait. Not for tests that drive an app, whose time is its own.
    public var hasVirtualTime = false
    /// Hears of the tests as they run.
    public var observer: (any TestObserver)?

    /// Takes the record of tests that were built to be traced. Returns what they are to read.
    public var trace: (@Sendable (Data) -> Data?)?
    public var tracesPictures = false

    public var product: AppBuilder.Product { tests.product }

    public init(tests: BuiltTests, installation: Installation) {
        self.tests = tests
        self.installation = installation
    }

    /// Runs the chosen tests to the last.
    public func run() throws(BuildError) -> TestResults {
        var results = TestResults()
        var request = TestRequest()
        request.only = selection.only
        request.skipped = selection.skipped
        request.filter = selection.filter
        request.seed = selection.seed
        var suspects: [String] = []
        var known: Set<String> = []
        while true {
            let (session, outcome) = try run(request)
            let (cases, interrupted) = session.finish(outcome)
            results.cases += cases
            // Those of Swift Testing are known when XCTest's have not stopped the process.
            for test in tests.names + session.listed {
                let name = "\(product.name)/\(test)"
                if known.insert(name).inserted { results.names.append(name) }
            }
            if session.isFinished, case .exit(let status) = outcome.ending {
                if status != 0, results.failed.isEmpty {
                    results.problems.append(.init(target: product.name, text: "\(product.name) failed after its tests"))
                }
                break
            }
            guard !interrupted.isEmpty else {
                let text = CrashReport.text(outcome.ending, app: product.name, report: outcome.crashReport)
                Console.print(text)
                results.problems.append(.init(target: product.name, text: text))
                break
            }
            // One that ran among others may be innocent: each is tried by itself.
            let ended = Set(cases.map(\.test))
            suspects += interrupted.filter { !ended.contains($0) }
            request.skipped += ended.sorted() + interrupted
            for test in cases where interrupted.contains(test.test) { Console.print(Self.text(of: test)) }
        }
        for test in suspects {
            var request = request
            request.only.append([test])
            request.skipped = selection.skipped
            request.isSerial = true
            let (session, outcome) = try run(request)
            let (cases, interrupted) = session.finish(outcome)
            results.cases += cases
            for test in cases where interrupted.contains(test.test) { Console.print(Self.text(of: test)) }
        }
        return results
    }

    /// The names of all tests.
    public func list() throws(BuildError) -> [String] {
        guard tests.usesTesting else { return tests.names }
        var request = TestRequest()
        request.isList = true
        var runner = self
        runner.observer = nil
        let (session, outcome) = try runner.run(request)
        _ = session.finish(outcome)
        return session.listed
    }

    /// The variables that Xcode sets for the process of tests, and not for an app that they drive.
    private var marks: [String: String] {
        [
            "XCTestBundlePath": product.bundle.path,
            "XCTestConfigurationFilePath": product.bundle.appending(path: "\(product.name).xctestconfiguration").path,
            "XCTestSessionIdentifier": UUID().uuidString,
        ]
    }

    private func run(_ request: TestRequest) throws(BuildError) -> (TestSession, AppProcess.Outcome) {
        let session = TestSession(
            target: product.name, timeout: timeout, observer: observer)
        let messages = try OutputPipe { session.take($0) }
        let output = try OutputPipe.lines { session.print($0) }
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        var request = request
        request.messages = messages.descriptor
        request.app = tests.app?.executable.path
        request.hasVirtualTime = hasVirtualTime && tests.app == nil
        request.appIdentifier = tests.app?.identifier
        var product = product
        product.identifier += container
        var runner = AppRunner(product: product, installation: installation)
        runner.isHeadless = true
        if let app = tests.app { runner.others = [app] }
        runner.stubs = stubs
        runner.network = network
        runner.leaks = request.isList ? nil : leaks
        runner.region = region
        runner.trace = request.isList ? nil : trace
        runner.tracesPictures = tracesPictures
        runner.arguments = arguments
        runner.environment = environment
        // The tests see a pipe in any case.
        if isatty(1) == 0 { runner.environment["NO_COLOR"] = "1" }
        runner.access.writable.append(scratch.url)
        // By these, apps and libraries see that they are tested.
        for (name, value) in marks where runner.environment[name] == nil { runner.environment[name] = value }
        // Where SnapshotTesting leaves pictures that do not match.
        let pictures = "SNAPSHOT_ARTIFACTS"
        if runner.environment[pictures] == nil { runner.environment[pictures] = (attachments ?? scratch.url).path }
        if !request.isList { runner.access.writable += tests.pictures.folders }
        if let attachments, !request.isList {
            try FileManager.default.makeFolder(attachments)
            request.attachments = attachments.path
            runner.access.writable.append(attachments)
        }
        if let profiles {
            runner.access.writable.append(profiles)
            // Written when the program ends: one that is stopped leaves none.
            runner.environment["LLVM_PROFILE_FILE"] = profiles.path + "/\(UUID().uuidString).profraw"
        }
        runner.access.descriptors.append(messages.descriptor)
        let file = scratch.url.appending(path: TestRequest.fileName)
        do {
            try JSONEncoder().encode(request).write(to: file)
        } catch {
            throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        runner.hasStarted = { session.watch($0) }
        var launch = runner.launch()
        launch.isTesting = true
        launch.testReports = scratch.url.path
        let outcome = try AppProcess(runner: runner, launch: launch, output: output.descriptor).run()
        messages.finish()
        output.finish()
        switch outcome.ending {
        case .signal(SIGINT), .signal(SIGTERM): throw BuildError(.failed, "seam: the tests were interrupted")
        default: return (session, outcome)
        }
    }

    /// What stopped the process, and where.
    private static func text(of test: TestCaseResult) -> String {
        "seam: \(test.test): \(test.failures.last?.message ?? "")"
            + (test.stack.isEmpty ? "" : ", in\n" + test.stack.map { "  " + $0 }.joined(separator: "\n"))
    }
}
