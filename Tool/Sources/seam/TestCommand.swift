import AppBuilder
import Foundation
import XcodeProject

/// `seam test`
struct TestCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(
            words,
            .init(
                command: "test", values: ["--filter", "--xunit", "--target"], lists: ["--dependency", "--stub"],
                operands: 1))
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        let stubs = try options.stubs()
        let project = try TestTargets.project(at: options.operands.first ?? ".")
        let targets = try TestTargets.targets(of: project, named: options.values["--target"])
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let xunit = options.values["--xunit"].map { URL(fileURLWithPath: $0).standardizedFileURL }
        if let xunit { try prepare(xunit, scratch) }
        try installation.buildRuntime()

        var failed: [String] = []
        for target in targets {
            let builder = try TestBuilder(
                project: project, target: target, dependencies: options.lists["--dependency"] ?? [],
                installation: installation)
            var runner = TestRunner(product: try builder.build(), installation: installation)
            runner.filter = options.values["--filter"]
            runner.reports = xunit == nil ? nil : scratch
            runner.stubs = stubs
            if try !runner.run() { failed.append(target.name) }
        }
        if let xunit { try merge(scratch, into: xunit) }
        guard failed.isEmpty else {
            throw BuildError(.failed, "seam: tests of \(failed.joined(separator: ", ")) failed")
        }
    }

    // MARK: Reports

    /// That nothing can be written is said before anything is built.
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
