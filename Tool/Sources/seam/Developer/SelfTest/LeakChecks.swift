import AppBuilder
import Documents
import Foundation

/// Checks of apps that leak in the usual ways, beside screens that look alike and do not: `--leaks` tells of what their
/// `expected.txt` lists, in any order, and of nothing else. An app with a flow is run, and the tests of another.
struct LeakChecks {
    let installation: Installation

    var checks: [Check] {
        let folder = installation.root.appending(path: "Tests/Leaks")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { name in
            Check(name: "leaks \(name)") { () throws(BuildError) in try run(folder.appending(path: name)) }
        }
    }

    private func run(_ app: URL) throws(BuildError) -> Check.Outcome {
        let report = FileManager.default.temporaryDirectory.appending(path: "seam-leaks-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: report) }
        let flow = app.appending(path: "flow.yaml").path
        let arguments =
            FileManager.default.fileExists(atPath: flow)
            ? ["run", app.path, "--headless", "--leaks", report.path, "--flow", flow]
            : ["test", app.path, "--leaks", report.path]
        let result = try installation.seam(arguments)
        guard result.ending == .exit(1), let data = try? Data(contentsOf: report),
            let findings = try? JSONValue(parsing: data)
        else { return .failed("it ended with \(result.ending) and printed\n\(result.text)") }
        var found: [String] = []
        for (kind, name) in [("leak", "leaks"), ("kept", "kept")] {
            for item in findings[name]?.items ?? [] { found.append("\(kind) \(item["chain"]?.text ?? "")") }
        }
        let expected = (try? String(contentsOf: app.appending(path: "expected.txt"), encoding: .utf8)) ?? ""
        let difference = found.sorted().difference(from: expected.split(separator: "\n").map(String.init))
        guard !difference.isEmpty else { return .passed }
        let lines = difference.map { change in
            switch change {
            case .insert(_, let line, _): "found: \(line)"
            case .remove(_, let line, _): "not found: \(line)"
            }
        }
        return .failed(lines.joined(separator: "\n"))
    }
}
