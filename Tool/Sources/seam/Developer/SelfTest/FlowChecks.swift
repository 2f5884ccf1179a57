import AppBuilder
import Documents
import Foundation

/// Checks of apps that have a flow: it passes without a display.
struct FlowChecks {
    let installation: Installation
    /// The folder that the apps are in, a folder each.
    let folder: URL
    /// The first word of the checks' names; the app's name follows.
    let title: String
    /// The folder with the apps whose flows are taken, and whose answers; the same without one.
    var flows: URL?

    var checks: [Check] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let app = folder.appending(path: name)
            let answers = (flows ?? folder).appending(path: name)
            let flow = answers.appending(path: "flow.yaml")
            guard FileManager.default.fileExists(atPath: flow.path) else { return nil }
            return Check(name: "\(title) \(name)") { () throws(BuildError) in
                try play(flow, of: app, NetworkStub.folders(of: answers))
            }
        }
    }

    /// The app has a home of its own, as if it had just been installed: what it keeps from run to run is not there.
    private func play(_ flow: URL, of app: URL, _ stubs: [NetworkStub]) throws(BuildError) -> Check.Outcome {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-self-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let result = try installation.seam(
            [
                "run", app.path, "--headless", "--flow", flow.path,
                "--output", scratch.appending(path: "output").path,
            ] + stubs.flatMap { ["--stub", "\($0.host)=\($0.target)"] },
            data: scratch.appending(path: "data"))
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }
}
