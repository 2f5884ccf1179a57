import AppBuilder
import Documents
import Foundation

/// Checks of programs that are translated, built and run: each prints what its `expected.out` says.
///
/// One with a `flow.yaml` is an app that runs for as long as the flow does, and may end before it.
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
                var environment = ProcessInfo.processInfo.environment
                var launch = LaunchEnvironment(environment)
                launch.isHeadless = true
                let flow = path.appending(path: "flow.yaml").path
                launch.flow = FileManager.default.fileExists(atPath: flow) ? flow : nil
                launch.stubs = NetworkStub.folders(of: path)
                launch.write(to: &environment)
                let result = try Subprocess.output(
                    of: try builder.build().executable.path, [], environment: environment)
                let expected = try? String(contentsOf: path.appending(path: "expected.out"), encoding: .utf8)
                guard result.ending != .exit(0) || result.text != expected else { return .passed }
                return .failed("it ended with \(result.ending) and printed\n\(result.text)")
            }
        }
    }
}
