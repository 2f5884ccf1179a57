import AppBuilder
import Foundation

/// `seam self-test`
struct SelfTestCommand {
    /// How a check came out.
    private enum Outcome {
        case passed
        case failed(String)
        case skipped(String)
    }

    private struct Check {
        var name: String
        var run: () throws(BuildError) -> Outcome
    }

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
            var outcome: Outcome
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
        var checks = [
            Check(name: "runtime") { () throws(BuildError) in
                try installation.buildRuntime()
                return .passed
            },
            Check(name: "library tests") { () throws(BuildError) in try swiftTest(installation.root) },
            Check(name: "tool tests") { () throws(BuildError) in
                try swiftTest(installation.root.appending(path: "Tool"))
            },
            Check(name: "format") { () throws(BuildError) in try checkFormat() },
            Check(name: "isolation") { checkIsolation() },
            Check(name: "readme") { () throws(BuildError) in try checkReadme() },
        ]
        checks += Fuzzer.Kind.allCases.map { kind in
            Check(name: "fuzz \(kind.rawValue)") { () throws(BuildError) in
                try Fuzzer(kind: kind).supervise(count: fuzzCount).map { .failed($0) } ?? .passed
            }
        }
        checks += fixtureChecks()
        checks += flowChecks(in: installation.root.appending(path: "Examples"), title: "example")
        let apps = installation.root.deletingLastPathComponent().appending(path: "shared/apps")
        if FileManager.default.fileExists(atPath: apps.path) {
            checks += flowChecks(in: apps, title: "app")
        } else {
            checks.append(Check(name: "apps") { .skipped("there is no \(apps.path)") })
        }
        return checks
    }

    private func swiftTest(_ package: URL) throws(BuildError) -> Outcome {
        let result = try Subprocess.output(of: "swift", ["test", "--package-path", package.path])
        guard result.ending != .exit(0) else { return .passed }
        let lines = result.text.split(separator: "\n").filter { line in
            line.contains("error:") || line.contains("recorded an issue") || line.contains("failed")
                || line.contains("Fatal error")
        }
        return .failed(
            (lines.isEmpty ? result.text.split(separator: "\n").suffix(40) : lines[...]).joined(separator: "\n"))
    }

    private func checkFormat() throws(BuildError) -> Outcome {
        let root = installation.root
        let folders = ["Sources", "Tests", "Tool/Sources", "Tool/Tests", "Examples", "Benchmarks", "Package.swift"]
            .map { root.appending(path: $0).path }.filter(FileManager.default.fileExists)
        let result = try Subprocess.output(
            of: "swift",
            [
                "format", "lint", "--strict", "--recursive", "--parallel", "--configuration",
                root.appending(path: ".swift-format").path,
            ] + folders)
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }

    /// Apple's headers reach Swift as `@preconcurrency`: that is what lets an app in Swift 5 mode touch UIKit from code
    /// without isolation. And a class with an isolated `deinit` cannot have a subclass with an ordinary one.
    private func checkIsolation() -> Outcome {
        let root = installation.root.appending(path: "Sources/Apple")
        var places: [String] = []
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let file = root.appending(path: path)
            guard path.hasSuffix(".swift"), let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var openClass = false
            for (number, line) in lines.enumerated() {
                let next = number + 1 < lines.count ? lines[number + 1] : ""
                let declaration = line.drop { $0 == " " }
                if declaration.hasPrefix("@MainActor"),
                    declaration.firstMatch(of: /\b(public|open)\b/) != nil
                        || (declaration == "@MainActor" && next.firstMatch(of: /^ *(public|open)\b/) != nil)
                {
                    places.append("\(file.path):\(number + 1): error: say @preconcurrency @MainActor")
                }
                if line.contains("class "), !line.hasPrefix(" ") { openClass = line.hasPrefix("open class") }
                if openClass, declaration.hasPrefix("isolated deinit") {
                    places.append("\(file.path):\(number + 1): error: subclasses cannot have a deinit beside this")
                }
            }
        }
        return places.isEmpty ? .passed : .failed(places.joined(separator: "\n"))
    }

    /// The README's table of supported types is made from the sources.
    private func checkReadme() throws(BuildError) -> Outcome {
        let script = installation.root.appending(path: "Scripts/supported-types")
        guard FileManager.default.isExecutableFile(atPath: script.path) else {
            return .skipped("there is no \(script.lastPathComponent) script")
        }
        let result = try Subprocess.output(of: script.path, ["--check"])
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }

    /// A check for each program that is translated, built and run: it prints what is expected.
    private func fixtureChecks() -> [Check] {
        let folder = installation.root.appending(path: "Tool/Tests/Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { name in
            Check(name: "fixture \(name)") { () throws(BuildError) in
                let path = folder.appending(path: name)
                try installation.buildRuntime()
                let builder = AppBuilder(sources: try AppSources(path: path.path), installation: installation)
                let result = try Subprocess.output(of: try builder.build().executable.path, [])
                let expected = try? String(contentsOf: path.appending(path: "expected.out"), encoding: .utf8)
                guard result.ending != .exit(0) || result.text != expected else { return .passed }
                return .failed("it ended with \(result.ending) and printed\n\(result.text)")
            }
        }
    }

    /// A check for each app of a folder that has a flow: the flow passes without a display.
    private func flowChecks(in folder: URL, title: String) -> [Check] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let app = folder.appending(path: name)
            let flow = app.appending(path: "flow.yaml")
            guard FileManager.default.fileExists(atPath: flow.path) else { return nil }
            return Check(name: "\(title) \(name)") { () throws(BuildError) in try playFlow(flow, of: app) }
        }
    }

    private func playFlow(_ flow: URL, of app: URL) throws(BuildError) -> Outcome {
        let output = FileManager.default.temporaryDirectory.appending(path: "seam-self-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        let result = try Subprocess.output(
            of: installation.root.appending(path: "seam").path,
            ["run", app.path, "--headless", "--flow", flow.path, "--output", output.path], environment: environment)
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }
}
