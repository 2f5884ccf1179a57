import AppBuilder
import Documents
import Foundation

/// `seam flow record`
struct FlowRecordingSession {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// Shows the app at a path until it is closed, and keeps the flow of what was done with it.
    func run(_ path: String, _ installation: Installation) throws(BuildError) {
        let file = URL(fileURLWithPath: arguments.value(FlowsCommand.output) ?? "flow.yaml").standardizedFileURL
        try check(file)
        // A flow is played on this screen where none is named.
        let device = arguments.value(RunCommand.device) ?? DeviceScreen.standard.name
        guard DeviceScreen.named(device) != nil else {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "unknown device \"\(device)\"; known: \(known)")
        }
        let (network, stubs) = try arguments.networkAndStubs(usually: .on)
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        do { try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true) } catch {
            throw BuildError(.failed, "seam: \(scratch.path) cannot be made: \(error.localizedDescription)")
        }
        var sources = try AppSources(path: path, target: arguments.value(.target))
        try sources.add(dependencies: arguments.values(.dependency))
        try installation.buildRuntime()
        let product = try AppBuilder(sources: sources, installation: installation, isTraced: false).build()
        var runner = AppRunner(product: product, installation: installation)
        runner.recording = scratch.appending(path: "flow.yaml")
        runner.output = scratch
        runner.device = device
        runner.appearance = arguments.value(RunCommand.appearance)
        runner.region = try arguments.regionRequest()
        runner.location = try arguments.location()
        runner.permissions = try arguments.permissions()
        runner.startsAnew = true
        runner.stubs = stubs
        runner.network = network
        Console.note("what you do is written to \(file.path) until you close the app")
        var failure: BuildError?
        do throws(BuildError) { try runner.run() } catch { failure = error }
        // What was done until a crash is what led to it.
        try keep(scratch.appending(path: "flow.yaml"), as: file)
        if let failure { throw failure }
    }

    private func check(_ file: URL) throws(BuildError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw BuildError(.usage, "seam: --output needs the name of a file, and \(file.path) is a folder")
        }
        let folder = file.deletingLastPathComponent()
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw BuildError(.usage, "seam: nothing can be written to the folder \(folder.path)")
        }
    }

    private func keep(_ written: URL, as file: URL) throws(BuildError) {
        guard let text = try? Data(contentsOf: written) else { return }
        do { try text.write(to: file, options: .atomic) } catch {
            throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        Console.note("wrote \(file.path)")
    }
}
