import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Runs a built program of tests.
public struct TestRunner: Sendable {
    public var product: AppBuilder.Product
    public var installation: Installation
    /// A part of the names of the tests to run.
    public var filter: String?
    /// The folder for reports.
    public var reports: URL?
    public var stubs: [NetworkStub] = []
    /// Whether, and how, what stays when its screen goes is told of. It fails the tests.
    public var leaks: LeakRequest?
    /// The share of the network that the tests have in their box.
    public var network = NetworkAccess.on
    /// The locale and the time zone of the tests, in place of the session's.
    public var region = RegionRequest()

    /// Takes the record of tests that were built to be traced. Returns what they are to read.
    public var trace: (@Sendable (Data) -> Data?)?
    public var tracesPictures = false

    public init(product: AppBuilder.Product, installation: Installation) {
        self.product = product
        self.installation = installation
    }

    /// Returns whether every test passed.
    public func run() throws(BuildError) -> Bool {
        var runner = AppRunner(product: product, installation: installation)
        runner.isHeadless = true
        runner.stubs = stubs
        runner.network = network
        runner.leaks = leaks
        runner.region = region
        runner.trace = trace
        runner.tracesPictures = tracesPictures
        if let reports { runner.access.writable.append(reports) }
        var launch = runner.launch()
        launch.isTesting = true
        launch.testFilter = filter
        launch.testReports = reports?.path
        let outcome = try AppProcess(runner: runner, launch: launch).run()
        switch outcome.ending {
        case .exit(0): return true
        case .exit: return false
        case .signal(SIGINT), .signal(SIGTERM): throw BuildError(.failed, "seam: the tests were interrupted")
        case .signal(let number):
            Console.print(CrashReport.text(signal: number, app: product.name, report: outcome.crashReport))
            return false
        }
    }
}
