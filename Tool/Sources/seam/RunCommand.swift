import AppBuilder
import Documents
import Foundation

/// `seam run`
struct RunCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(
            words,
            .init(
                command: "run",
                values: ["--flow", "--output", "--screenshot", "--device", "--appearance"],
                flags: ["--headless", "--warnings"], operands: 1))
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        if let appearance = options.values["--appearance"], !["light", "dark"].contains(appearance) {
            throw BuildError(.usage, "seam: --appearance is \"\(appearance)\"; it can be light or dark")
        }
        let flow = try options.values["--flow"].map { (path) throws(BuildError) in try checkedFlow(path) }
        let path = options.operands.first ?? installation.root.appending(path: "Examples/Gallery").path
        let sources = try AppSources(path: path)
        try installation.buildRuntime()
        var builder = AppBuilder(sources: sources, installation: installation)
        builder.showsWarnings = options.flags.contains("--warnings")
        var runner = AppRunner(product: try builder.build(), installation: installation)
        runner.isHeadless = options.flags.contains("--headless")
        runner.flow = flow
        runner.output = try options.values["--output"].map { (path) throws(BuildError) in try folder(path) }
        runner.screenshot = options.values["--screenshot"].map(absolute)
        runner.device = options.values["--device"]
        runner.appearance = options.values["--appearance"]
        try runner.run()
    }

    private func absolute(_ path: String) -> URL {
        URL(fileURLWithPath: path).standardizedFileURL
    }

    private func folder(_ path: String) throws(BuildError) -> URL {
        let url = absolute(path)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw BuildError(.usage, "seam: the folder \(path) cannot be made: \(error.localizedDescription)")
        }
        return url
    }

    /// A flow with a mistake is reported before anything is built.
    private func checkedFlow(_ path: String) throws(BuildError) -> URL {
        let url = absolute(path)
        do {
            _ = try FlowReader.read(url)
        } catch {
            let file =
                error.file.map { absolute(path).deletingLastPathComponent().appending(path: $0).path } ?? url.path
            throw BuildError(.usage, "\(file):\(error.line):\(error.column): error: \(error.message)")
        }
        return url
    }
}
