import Documents
import Foundation

/// Runs an example as a person would: by the seam command, in a window of its own.
struct ExampleLauncher {
    func open(_ example: Example) throws {
        let command = LaunchEnvironment.current.command ?? "seam"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command, "run", example.folder.path]
        try process.run()
    }
}
