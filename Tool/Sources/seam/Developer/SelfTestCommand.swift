import AppBuilder
import Foundation

/// `seam self-test`
struct SelfTestCommand: Command {
    static let name = "self-test"
    static let summary = "Seam's own tests"
    static let discussion = "Runs Seam's own tests without a display, and the flows of the examples."
    static let audience = CommandAudience.developers
    static let options = [filter, fuzz]

    static let filter = CommandOption.value(
        "--filter", "TEXT", "only the tests, examples and checks whose name contains TEXT")
    static let fuzz = CommandOption.value(
        "--fuzz", "COUNT", "how many damaged inputs each reader gets (\(Fuzzer.usualCount))")

    private let filterText: String?
    private let fuzzCount: Int
    private let installation: Installation

    init(_ arguments: Arguments) throws(BuildError) {
        filterText = arguments.value(Self.filter)
        fuzzCount = try arguments.count(Self.fuzz) ?? Fuzzer.usualCount
        installation = try Installation.current()
    }

    func run() throws(BuildError) {
        let all = checks()
        let chosen = all.filter { check in filterText.map { check.name.localizedCaseInsensitiveContains($0) } ?? true }
        guard !chosen.isEmpty else {
            let names = all.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "seam: no check is called \"\(filterText ?? "")\"; there are \(names)")
        }
        let runner = CheckRunner(chosen)
        runner.run()
        let counts = runner.counts
        print("\(counts.passed) passed, \(counts.failed) failed, \(counts.skipped) skipped")
        if counts.failed > 0 { throw BuildError(.failed, "") }
    }

    // MARK: Checks

    private func checks() -> [Check] {
        var checks = RepositoryChecks(installation: installation).checks
        checks += Fuzzer.Kind.allCases.map { kind in
            Check(name: "fuzz \(kind.rawValue)") { () throws(BuildError) in
                try Fuzzer(kind: kind).supervise(count: fuzzCount).map { .failed($0) } ?? .passed
            }
        }
        checks += DocumentationChecks(installation: installation).checks
        checks += FixtureChecks(installation: installation).checks
        let examples = installation.root.appending(path: "Examples")
        checks += FlowChecks(installation: installation, folder: examples, title: "example").checks
        let apps = installation.root.appending(path: "Tests/Apps")
        checks += FlowChecks(installation: installation, folder: apps, title: "app of the tests").checks
        checks += LayerChecks(installation: installation).checks
        checks += LeakChecks(installation: installation).checks
        checks += NewAppChecks(installation: installation).checks
        checks += CourseChecks(installation: installation).checks
        checks += TraceChecks(installation: installation).checks
        checks += AgentChecks(installation: installation).checks
        checks.append(VirtualTimeCheck(installation: installation).check)
        let shared = SharedFolder(of: installation)
        if let apps = shared.apps {
            checks += FlowChecks(installation: installation, folder: apps, title: "app").checks
        } else {
            checks.append(Check(name: "apps") { .skipped(shared.absence) })
        }
        return checks
    }
}
