import AppBuilder
import Foundation
import LayerCheck
import Trace

#if canImport(Glibc)
    import Glibc
#endif

extension CommandOption {
    static let trace = CommandOption.optionalFile(
        "--trace", "FILE", ["json", "html"],
        """
        tell what happens in the app and what it leads to: as a tree here, or in FILE.json for Perfetto and other
        viewers, or as the page FILE.html
        """)
}

extension CommandOption {
    static let inspect = CommandOption.flag(
        "--inspect", "show what happens in the app, and what it leads to, on a page in the browser while it runs")
}

/// The user's request for a trace.
struct TraceRequest {
    /// Whether the tree is printed in the terminal.
    var hasTree = false
    /// The file that is written at the end.
    var file: URL?
    /// Whether a page shows it while the app runs.
    var isInspected = false

    /// Runs an app that was built for it, and shows or writes its record.
    func follow(_ runner: inout AppRunner) throws(BuildError) {
        let following = try Following(self, runner.product, runner.installation)
        runner.trace = { following.session.add($0) }
        runner.tracesPictures = following.session.wantsPictures
        let runner = runner
        try following.run { () throws(BuildError) in try runner.run() }
    }

    /// The same with tests.
    func follow(_ runner: inout TestRunner) throws(BuildError) -> TestResults {
        let following = try Following(self, runner.product, runner.installation)
        runner.trace = { following.session.add($0) }
        runner.tracesPictures = following.session.wantsPictures
        let runner = runner
        return try following.run { () throws(BuildError) in try runner.run() }
    }
}

/// A trace that is read while its app runs.
private struct Following {
    let session: TraceSession
    private let door: TraceDoor?

    init(
        _ request: TraceRequest, _ product: AppBuilder.Product, _ installation: Installation
    ) throws(BuildError) {
        var outputs: [TraceSession.Output] = request.hasTree ? [.tree { Console.print($0) }] : []
        if let file = request.file { outputs.append(file.pathExtension == "json" ? .json(file) : .page(file)) }
        let page = LivePage()
        if request.isInspected { outputs.append(.live { page.door?.send($0) }) }
        let lines = LineFinder(
            program: product.executable, symbolizer: Toolchain.program("llvm-symbolizer"), folders: product.folders)
        let checker = product.folders.first.flatMap { try? LayerChecker(path: $0.path) }
        let session = TraceSession(
            outputs, title: product.name, lines: lines, layers: (checker?.typeLayers ?? [:]).mapValues(\.rawValue))
        self.session = session
        guard request.isInspected else {
            door = nil
            return
        }
        let door = try TraceDoor(
            installation: installation, files: TraceSession.pageFiles(title: product.name),
            onPage: { session.refresh() })
        page.door = door
        self.door = door
        Console.note("what happens in the app is shown at \(door.link)")
        if Desktop.display != nil { door.open() }
    }

    func run<Outcome>(_ run: () throws(BuildError) -> Outcome) throws(BuildError) -> Outcome {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now(), repeating: 0.05)
        timer.setEventHandler { [session] in session.pass() }
        timer.resume()
        defer {
            timer.cancel()
            door?.finish()
        }
        // What was recorded tells most about an app that has failed.
        let outcome = Result { () throws(BuildError) in try run() }
        do { try session.finish() } catch {
            throw BuildError(.failed, "seam: the trace cannot be written: \(error.localizedDescription)")
        }
        return try outcome.get()
    }
}

/// The way from a session to the program that shows it, which is started after it.
private final class LivePage: @unchecked Sendable {
    /// Set once, before anything is sent.
    var door: TraceDoor?
}

extension Arguments {
    /// The trace that is asked for, if any. Throws for a file that cannot be written, before anything is built.
    func traceRequest() throws(BuildError) -> TraceRequest? {
        let isInspected = has(.inspect)
        guard let path = value(.trace) else {
            return has(.trace) || isInspected ? TraceRequest(hasTree: has(.trace), isInspected: isInspected) : nil
        }
        let file = URL(fileURLWithPath: path).standardizedFileURL
        guard ["json", "html"].contains(file.pathExtension) else {
            throw BuildError(.usage, "seam: --trace is \"\(path)\"; it is a file whose name ends in .json or .html")
        }
        // What is there stays until there is something to take its place.
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildError(.usage, "seam: \(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        if !isThere { unlink(file.path) }
        return TraceRequest(file: file, isInspected: isInspected)
    }
}
