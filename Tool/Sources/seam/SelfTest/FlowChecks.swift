import AppBuilder
import Foundation

/// Checks of apps that have a flow: it passes without a display.
struct FlowChecks {
    let installation: Installation
    /// The folder that the apps are in, a folder each.
    let folder: URL
    /// What the checks are called, before the name of the app.
    let title: String

    var checks: [Check] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let app = folder.appending(path: name)
            let flow = app.appending(path: "flow.yaml")
            guard FileManager.default.fileExists(atPath: flow.path) else { return nil }
            return Check(name: "\(title) \(name)") { () throws(BuildError) in
                if let reason = try missing(for: app) { return .skipped(reason) }
                return try play(flow, of: app)
            }
        }
    }

    /// What the app needs that UIKit does not have yet.
    private func missing(for app: URL) throws(BuildError) -> String? {
        let hasStoryboards = try AppSources(path: app.path).resources.contains { resource in
            resource.path.hasSuffix(".storyboard") && !resource.path.hasSuffix("LaunchScreen.storyboard")
        }
        guard hasStoryboards else { return nil }
        let sources = installation.root.appending(path: "Sources/Apple/UIKit")
        for case let path as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
        where path.hasSuffix("/UIStoryboard.swift") { return nil }
        return "needs storyboards"
    }

    /// The app has a home of its own, as if it had just been installed: what it keeps from run to run is not there.
    private func play(_ flow: URL, of app: URL) throws(BuildError) -> Check.Outcome {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-self-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        environment["XDG_DATA_HOME"] = scratch.appending(path: "data").path
        let result = try Subprocess.output(
            of: installation.root.appending(path: "seam").path,
            [
                "run", app.path, "--headless", "--flow", flow.path,
                "--output", scratch.appending(path: "output").path,
            ], environment: environment)
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }
}
