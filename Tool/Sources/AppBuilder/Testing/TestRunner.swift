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

    public init(product: AppBuilder.Product, installation: Installation) {
        self.product = product
        self.installation = installation
    }

    /// Returns whether every test passed.
    public func run() throws(BuildError) -> Bool {
        var runner = AppRunner(product: product, installation: installation)
        runner.isHeadless = true
        runner.stubs = stubs
        var environment = try runner.environment { launch in
            launch.isTesting = true
            launch.testFilter = filter
            launch.testReports = reports?.path
        }
        let crash = CrashReport.file()
        environment["SWIFT_BACKTRACE"] = CrashReport.settings(file: crash)
        defer { unlink(crash) }
        switch try Subprocess(product.executable.path, [], environment: environment).wait() {
        case .exit(0): return true
        case .exit: return false
        case .signal(let number):
            Console.print(CrashReport.text(signal: number, app: product.name, file: crash))
            return false
        }
    }
}
