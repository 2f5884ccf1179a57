import Documents
import Foundation

/// Runs an example as a person would: by the seam command, in a window of its own.
struct ExampleLauncher {
    /// Nobody closes the windows of a gallery that is shown in a browser: what it has started ends with it.
    private static var inputs: [Pipe] = []

    func open(_ example: Example) throws {
        let launch = LaunchEnvironment.current
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The gallery's own folder for temporary files is not the command's.
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = nil
        process.environment = environment
        process.arguments = [launch.command ?? "seam", "run", example.folder.path]
        if launch.browser != nil {
            let input = Pipe()
            process.standardInput = input
            process.arguments?.append("--until-closed")
            Self.inputs.append(input)
        }
        try process.run()
    }
}
