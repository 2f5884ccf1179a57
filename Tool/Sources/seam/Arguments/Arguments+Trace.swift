import AppBuilder
import Foundation
import LayerCheck
import Trace

extension CommandOption {
    static let trace = CommandOption.optionalFile(
        "--trace", "FILE", ["json", "html"],
        """
        tell what happens in the app and what it leads to: as a tree here, or in FILE.json for Perfetto and other
        viewers, or as the page FILE.html
        """)
}

/// The user's request for a trace.
struct TraceRequest {
    /// Nil: a tree in the terminal.
    var file: URL?
    /// Whether programs ask for the trace, and nobody reads a terminal.
    var isForPrograms = false

    /// Runs an app that was built for it, and shows or writes its record.
    func follow(_ runner: inout AppRunner) throws(BuildError) {
        let session = session(of: runner.product)
        runner.trace = { session.add($0) }
        runner.tracesPictures = wantsPictures
        let runner = runner
        try follow(session) { () throws(BuildError) in try runner.run() }
    }

    /// The same with tests. Returns whether all of them passed.
    func follow(_ runner: inout TestRunner) throws(BuildError) -> Bool {
        let session = session(of: runner.product)
        runner.trace = { session.add($0) }
        runner.tracesPictures = wantsPictures
        let runner = runner
        return try follow(session) { () throws(BuildError) in try runner.run() }
    }

    private var wantsPictures: Bool { file?.pathExtension == "html" }

    private func follow<Outcome>(
        _ session: TraceSession, _ run: () throws(BuildError) -> Outcome
    ) throws(BuildError) -> Outcome {
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now(), repeating: 0.05)
        timer.setEventHandler { session.pass() }
        timer.resume()
        defer { timer.cancel() }
        // What was recorded tells most about an app that has failed.
        let outcome = Result { () throws(BuildError) in try run() }
        do { try session.finish() } catch {
            throw BuildError(.failed, "seam: the trace cannot be written: \(error.localizedDescription)")
        }
        return try outcome.get()
    }

    /// A session that reads the record of a product.
    private func session(of product: AppBuilder.Product) -> TraceSession {
        let output: TraceSession.Output =
            switch file?.pathExtension {
            case "json": .json(file!)
            case "html": .page(file!)
            default: isForPrograms ? .answers : .tree { Console.print($0) }
            }
        let lines = LineFinder(
            program: product.executable, symbolizer: Toolchain.program("llvm-symbolizer"), folders: product.folders)
        let checker = product.folders.first.flatMap { try? LayerChecker(path: $0.path) }
        return TraceSession(
            output, title: product.name, lines: lines, layers: (checker?.typeLayers ?? [:]).mapValues(\.rawValue))
    }
}

extension Arguments {
    /// The trace that is asked for, if any. Throws for a file that cannot be written, before anything is built.
    func traceRequest() throws(BuildError) -> TraceRequest? {
        guard let path = value(.trace) else { return has(.trace) ? TraceRequest() : nil }
        let file = URL(fileURLWithPath: path).standardizedFileURL
        guard ["json", "html"].contains(file.pathExtension) else {
            throw BuildError(.usage, "seam: --trace is \"\(path)\"; it is a file whose name ends in .json or .html")
        }
        do {
            try Data().write(to: file)
        } catch {
            throw BuildError(.usage, "seam: \(path) cannot be written: \(error.localizedDescription)")
        }
        return TraceRequest(file: file)
    }
}
