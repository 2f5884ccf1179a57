import AppBuilder
import Foundation

/// A check that plays the session of Documentation/Agents.md with a plain client: the page says what happens.
struct AgentChecks {
    let installation: Installation

    var checks: [Check] {
        [
            Check(name: "agent session") { () throws(BuildError) in
                let root = installation.root
                let script = root.appending(path: "Scripts/agent-session")
                guard FileManager.default.isExecutableFile(atPath: script.path) else {
                    return .skipped("there is no \(script.lastPathComponent) script")
                }
                try installation.buildRuntime(and: ["WebStage"])
                let result = try Subprocess.output(
                    of: script.path,
                    [
                        root.appending(path: "seam").path, root.appending(path: "Documentation/Agents.md").path,
                        root.appending(path: "Examples/Tasks").path,
                    ])
                return result.ending == .exit(0) ? .passed : .failed(result.text)
            }
        ]
    }
}
