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
        what is not here are left out, and named.
        """
    static let operands = CommandOperands.optional("PATH", .folder)
    static let options = [
        .target, filter, xunit, .locale, .timeZone, .trace, .leaks, .dependency, .stub, .network, .noSandbox,
    ]

    static let filter = CommandOption.value("--filter", "TEXT", "only tests whose class or name contains TEXT")
    static let xunit = CommandOption.value("--xunit", "FILE", of: .file(["xml"]), "write the results as XML")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        let (network, stubs) = try arguments.networkAndStubs(usually: .on)
        let leaks = try arguments.leakRequest()
        let region = try arguments.regionRequest()
        let suites = try TestSuite.suites(at: arguments.operands.first ?? ".", named: arguments.value(.target))
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let xunit = arguments.value(Self.xunit).map { URL(fileURLWithPath: $0).standardizedFileURL }
        if let xunit { try prepare(xunit, scratch) }
        let trace = try arguments.traceRequest()
        if trace?.file != nil, suites.count > 1 {
            throw BuildError(.usage, "seam: a trace in a file is of one target; --target chooses it")
        }
        try installation.buildRuntime()

        var failed: [String] = []
        for suite in suites {
            let builder = try TestBuilder(
                suite: suite, dependencies: arguments.values(.dependency), installation: installation,
                isTraced: trace != nil)
            var runner = TestRunner(product: try builder.build(), installation: installation)
            runner.filter = arguments.value(Self.filter)
            runner.reports = xunit == nil ? nil : scratch
            runner.stubs = stubs
            runner.network = network
            runner.leaks = leaks
            runner.region = region
            let isPassed = if let trace { try trace.follow(&runner) } else { try runner.run() }
            if !isPassed { failed.append(suite.name) }
        }
        if let xunit { try merge(scratch, into: xunit) }
        guard failed.isEmpty else {
            throw BuildError(.failed, "seam: tests of \(failed.joined(separator: ", ")) failed")
        }
    }

    // MARK: Reports

    /// Fails before anything is built if the report cannot be written.
    private func prepare(_ report: URL, _ scratch: URL) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(
                at: report.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: report)
        } catch {
            throw BuildError(.usage, "seam: \(report.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Puts the suites of all reports into one file.
    private func merge(_ folder: URL, into report: URL) throws(BuildError) {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".xml") {
            let part = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            guard let start = part.range(of: "<testsuites>"), let end = part.range(of: "</testsuites>") else {
                continue
            }
            text += part[start.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines) + "\n"
        }
        do {
            try (text + "</testsuites>\n").write(to: report, atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.failed, "seam: \(report.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
