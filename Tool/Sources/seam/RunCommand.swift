import AppBuilder
import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// `seam run`
struct RunCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(
            words,
            .init(
                command: "run",
                values: ["--flow", "--output", "--screenshot", "--device", "--appearance", "--target"],
                lists: ["--stub", "--dependency"], flags: ["--headless", "--warnings"], operands: 1))
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        if let appearance = options.values["--appearance"], !["light", "dark"].contains(appearance) {
            throw BuildError(.usage, "seam: --appearance is \"\(appearance)\"; it can be light or dark")
        }
        let flow = try options.values["--flow"].map { (path) throws(BuildError) in try checkedFlow(path) }
        let output = try options.values["--output"].map { (path) throws(BuildError) in try folder(path) }
        let screenshot = try options.values["--screenshot"].map { (path) throws(BuildError) in try picture(path) }
        let stubs = try options.stubs()
        let path = options.operands.first ?? installation.root.appending(path: "Examples/Gallery").path
        var sources = try AppSources(path: path, target: options.values["--target"])
        try sources.add(dependencies: options.lists["--dependency"] ?? [])
        try installation.buildRuntime()
        var builder = AppBuilder(sources: sources, installation: installation)
        builder.showsWarnings = options.flags.contains("--warnings")
        var runner = AppRunner(product: try builder.build(), installation: installation)
        runner.isHeadless = options.flags.contains("--headless")
        runner.flow = flow
        runner.output = output
        runner.screenshot = screenshot
        runner.device = options.values["--device"]
        runner.appearance = options.values["--appearance"]
        runner.stubs = stubs
        try runner.run()
    }

    private func absolute(_ path: String) -> URL {
        URL(fileURLWithPath: path).standardizedFileURL
    }

    /// The folder at `path`, made if there is none: that nothing can be written to it is said before anything is built.
    private func folder(_ path: String) throws(BuildError) -> URL {
        let url = absolute(path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
            throw BuildError(.usage, "seam: \(path) is a file, and not a folder")
        }
        errno = 0
        if (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)) == nil {
            throw BuildError(.usage, "seam: the folder \(path) cannot be made: \(String(cString: strerror(errno)))")
        }
        let probe = url.appending(path: ".seam-\(getpid())").path
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BuildError(
                .usage, "seam: nothing can be written to the folder \(path): \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        unlink(probe)
        return url
    }

    private func picture(_ path: String) throws(BuildError) -> URL {
        let url = absolute(path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            throw BuildError(.usage, "seam: --screenshot needs the name of a file, and \(path) is a folder")
        }
        _ = try folder(url.deletingLastPathComponent().path)
        return url
    }

    /// A flow with a mistake is reported before anything is built.
    private func checkedFlow(_ path: String) throws(BuildError) -> URL {
        let url = absolute(path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw BuildError(.usage, "seam: there is no flow \(path)")
        }
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
