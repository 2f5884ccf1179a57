import AppBuilder
import Documents
import Foundation
import Trace

#if canImport(Glibc)
    import Glibc
#endif

/// `seam run`
struct RunCommand: Command {
    static let name = "run"
    static let summary = "build the app in a folder and run it; without PATH, the gallery of examples"
    static let discussion = """
        Builds an app and runs it: in a window, or in a browser when there is no display. PATH is an Xcode project, or
        a folder with one somewhere in it, such as a cloned repository; without a project, all sources in the folder
        are the app's. Nothing is written to PATH. Without PATH, shows the gallery of examples.

        The app runs in a box, made by bubblewrap: it sees its bundle, a home folder of its own, the system's libraries
        and the display, and none of your files and none of your other programs.
        """
    static let operands = CommandOperands.optional("PATH", .folder)
    static let options = [
        headless, reset, .browser, .open, .address, .hostName, .port, .certificate, .key, .insecure, .control,
        untilClosed,
        buildOnly, flow, .flowVariable, .monkey, .seed, .monkeyFlow, output, screenshot, device, appearance, .locale,
        .timeZone,
        .location, .permission, .trace, .inspect, .leaks, .stub,
        .network, .noSandbox,
        .target, .dependency, warnings,
    ]

    static let headless = CommandOption.flag("--headless", "no window; with no flow, draw the first frame and end")
    static let reset = CommandOption.flag(
        "--reset", "remove what the app has kept first, as if it was installed anew: files, defaults, keychain")
    static let untilClosed = CommandOption.hiddenFlag("--until-closed")
    static let buildOnly = CommandOption.flag("--build-only", "build the app, and do not run it")
    static let flow = CommandOption.value(
        "--flow", "FILE", of: .file(["yaml", "yml"]), "take the steps of a UI flow (YAML in Maestro's vocabulary)")
    static let output = CommandOption.value("--output", "DIR", of: .folder, "where the flow's screenshots go")
    static let screenshot = CommandOption.value(
        "--screenshot", "FILE", of: .file(["png"]), "write the last frame as a PNG")
    static let device = CommandOption.value(
        "--device", "NAME", of: .suggestion(DeviceScreen.all.map { $0.name.filter { !" ()".contains($0) } }),
        "the size of a device, such as iPhone15")
    static let appearance = CommandOption.value(
        "--appearance", "MODE", of: .choice(["light", "dark"]), "how the screen looks")
    static let warnings = CommandOption.flag("--warnings", "show the compiler's warnings")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        let flow = try arguments.value(Self.flow).map { (path) throws(BuildError) in
            try FlowFile(path, variables: arguments.flowVariables())
        }
        let monkey = try arguments.monkeyRequest()
        let output = try arguments.value(Self.output).map { (path) throws(BuildError) in try folder(path) }
        let screenshot = try arguments.value(Self.screenshot).map { (path) throws(BuildError) in try picture(path) }
        let (network, stubs) = try arguments.networkAndStubs(usually: .on)
        let leaks = try arguments.leakRequest()
        let region = try arguments.regionRequest()
        let browser = try arguments.browserRequest()
        if browser != nil, arguments.has(Self.headless) {
            throw BuildError(.usage, "seam: --headless shows the app nowhere, a browser included")
        }
        if let device = arguments.value(Self.device), DeviceScreen.named(device) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "unknown device \"\(device)\"; known: \(known)")
        }
        let gallery = installation.root.appending(path: "Examples/Gallery").standardizedFileURL.path
        let path = arguments.operands.first ?? gallery
        var sources = try AppSources(path: path, target: arguments.value(.target))
        try sources.add(dependencies: arguments.values(.dependency))
        try installation.buildRuntime()
        let trace = try arguments.traceRequest()
        var builder = AppBuilder(sources: sources, installation: installation, isTraced: trace != nil)
        builder.showsWarnings = arguments.has(Self.warnings)
        let product = try builder.build()
        if arguments.has(Self.buildOnly) { return }
        var runner = AppRunner(product: product, installation: installation)
        runner.isHeadless = arguments.has(Self.headless)
        runner.browser = browser
        runner.flow = flow?.url
        runner.flowVariables = try arguments.flowVariables()
        if flow?.flow.needsEngine ?? false { runner.flowScripts = try installation.flowScripts() }
        runner.monkey = monkey
        runner.output = output
        runner.screenshot = screenshot
        runner.device = arguments.value(Self.device)
        runner.appearance = arguments.value(Self.appearance)
        runner.region = region
        runner.location = try arguments.location()
        runner.permissions = try arguments.permissions()
        runner.startsAnew = arguments.has(Self.reset)
        runner.stubs = stubs
        runner.network = network
        runner.leaks = leaks
        runner.isOurs = absolute(path).path == gallery
        if arguments.has(Self.untilClosed) { endWithInput() }
        guard var trace else { return try runner.run() }
        // A program that runs the app asks for the trace, and nobody reads a terminal.
        if arguments.has(Self.untilClosed) { trace.hasTree = false }
        try trace.follow(&runner)
    }

    /// Ends the app when standard input does: the program that has started this one is gone.
    private func endWithInput() {
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while case let count = read(0, &byte, 1), count > 0 || (count < 0 && errno == EINTR) {}
            kill(getpid(), SIGTERM)
        }
    }

    private func absolute(_ path: String) -> URL {
        URL(fileURLWithPath: path).standardizedFileURL
    }

    /// The folder at `path`, made if there is none. Fails before anything is built if nothing can be written to it.
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
}
