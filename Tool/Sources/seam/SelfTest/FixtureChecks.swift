import AppBuilder
import Foundation

/// Checks of programs that are translated, built and run: each prints what its `expected.out` says.
struct FixtureChecks {
    let installation: Installation

    var checks: [Check] {
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
}
