import AppBuilder
import Foundation

/// `seam self-test`
struct SelfTestCommand {
    private let filter: String?
    /// How many damaged inputs each reader gets.
    private let fuzzCount: Int
    /// This process is the one that reads them.
    private let worker: (kind: Fuzzer.Kind, journal: String)?
    private let installation: Installation

    init(_ words: [String]) throws(BuildError) {
        let options = try Options(
            words, .init(command: "self-test", values: ["--filter", "--fuzz", "--fuzz-worker", "--journal"]))
        filter = options.values["--filter"]
        guard let count = Int(options.values["--fuzz"] ?? "5000"), count > 0 else {
            throw BuildError(.usage, "seam: --fuzz needs a number")
        }
        fuzzCount = count
        if let kind = options.values["--fuzz-worker"].flatMap(Fuzzer.Kind.init), let file = options.values["--journal"]
        {
            worker = (kind, file)
        } else {
            worker = nil
        }
        installation = try Installation.current()
    }

    func run() throws(BuildError) {
        if let worker {
            return try Fuzzer(kind: worker.kind).work(0..<fuzzCount, journal: worker.journal)
        }
        let all = checks()
        let chosen = all.filter { check in filter.map { check.name.localizedCaseInsensitiveContains($0) } ?? true }
        guard !chosen.isEmpty else {
            let names = all.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "seam: no check is called \"\(filter ?? "")\"; there are \(names)")
        }
        var counts = (passed: 0, failed: 0, skipped: 0)
        for check in chosen {
            let start = Date()
            var outcome: Check.Outcome
            do {
                outcome = try Console.progress(check.name, check.run)
            } catch {
                outcome = .failed(error.message)
            }
            let time = String(format: "%.1f s", Date().timeIntervalSince(start))
            switch outcome {
            case .passed:
                counts.passed += 1
                print("passed   \(check.name) (\(time))")
            case .failed(let message):
                counts.failed += 1
                print("FAILED   \(check.name) (\(time))\n\(message)")
            case .skipped(let reason):
                counts.skipped += 1
                print("skipped  \(check.name): \(reason)")
            }
            fflush(nil)
        }
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
        checks += FixtureChecks(installation: installation).checks
        let examples = installation.root.appending(path: "Examples")
        checks += FlowChecks(installation: installation, folder: examples, title: "example").checks
        let apps = installation.root.deletingLastPathComponent().appending(path: "shared/apps")
        if FileManager.default.fileExists(atPath: apps.path) {
            checks += FlowChecks(installation: installation, folder: apps, title: "app").checks
        } else {
            checks.append(Check(name: "apps") { .skipped("there is no \(apps.path)") })
        }
        return checks
    }
}
