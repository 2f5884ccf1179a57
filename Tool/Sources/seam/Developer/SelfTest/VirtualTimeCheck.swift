import AppBuilder
import Foundation

/// Runs tests that wait for minutes, with a clock that jumps.
struct VirtualTimeCheck {
    let installation: Installation

    var check: Check {
        Check(name: "virtual time") { () throws(BuildError) in
            let data = FileManager.default.temporaryDirectory.appending(path: "seam-self-test-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: data) }
            let package = installation.root.appending(path: "Tool/Tests/VirtualTime").path
            // On the wall, a test has as long as this machine may need when it is busy.
            let result = try installation.seam(
                ["test", package, "--virtual-time", "--timeout", "300"], data: data)
            guard result.ending == .exit(0), result.text.contains("Executed 5 tests, with 0 failures") else {
                return .failed(result.text)
            }
            return .passed
        }
    }
}
