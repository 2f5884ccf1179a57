import Foundation

/// A program in C over the library of an engine that few apps need: it is compiled, and the library asked for, when it is
/// needed.
struct EngineProgram {
    /// The program's name, and that of the folder with its sources.
    let name: String
    /// The library, by its name in pkg-config.
    let library: String
    /// The Debian packages of it, each with a file that shows that it is there. That of the library is the first.
    let packages: [(name: String, file: String)]
    /// What the engine is, for messages.
    let engine: String
    /// What the program is, for messages.
    let subject: String
    /// What is not there without it, as the beginning of a sentence.
    let loss: String

    /// Holds the pages of apps that import WebKit.
    static let pages = EngineProgram(
        name: "WebPages", library: "webkitgtk-6.0",
        packages: [
            ("libwebkitgtk-6.0-dev", "/usr/include/webkitgtk-6.0/webkit/webkit.h"),
            // Its display, which only a recommendation of GTK's brings along.
            ("libgtk-4-bin", "/usr/bin/gtk4-broadwayd"),
        ], engine: "the engine of pages of the web",
        subject: "the program that shows pages of the web", loss: "pages of the web will not be shown")

    /// Runs the scripts of flows.
    static let scripts = EngineProgram(
        name: "FlowScripts", library: "javascriptcoregtk-6.0",
        packages: [("libjavascriptcoregtk-6.0-dev", "/usr/include/webkitgtk-6.0/jsc/jsc.h")],
        engine: "the engine of scripts",
        subject: "the program that runs the scripts of flows", loss: "scripts of flows will not be run")
}

extension Installation {
    /// Where a program of the kind is, if it has been compiled.
    func url(of program: EngineProgram) -> URL { products.appending(path: program.name) }

    /// Compiles the program if a source of it is newer than the last time. Installs the engine if it is missing and may be
    /// installed. Returns whether the program is there.
    @discardableResult
    func provide(_ program: EngineProgram) throws(BuildError) -> Bool {
        if try !hasEngine(of: program) {
            try install(program.packages, as: program.engine)
            guard try hasEngine(of: program) else {
                Console.note(
                    "\(program.loss): the engine is missing. Install it with: apt-get install "
                        + program.packages.map(\.name).joined(separator: " "))
                return false
            }
        }
        try compile(program)
        return true
    }

    func hasEngine(of program: EngineProgram) throws(BuildError) -> Bool {
        guard program.packages.dropFirst().allSatisfy({ FileManager.default.fileExists(atPath: $0.file) }) else {
            return false
        }
        return try Subprocess.output(of: "pkg-config", ["--exists", program.library]).ending == .exit(0)
    }

    /// Has the script that starts the command install packages, as it installs what every app needs.
    func install(_ packages: [(name: String, file: String)], as subject: String) throws(BuildError) {
        let script = root.appending(path: "seam").path
        let words = ["packages"] + packages.map { $0.name + ":" + $0.file }
        let installation = try Console.progress("Installing \(subject)") { () throws(BuildError) in
            try Subprocess.output(of: script, words)
        }
        if installation.ending != .exit(0) { Console.print(installation.text) }
    }

    func compile(_ engine: EngineProgram) throws(BuildError) {
        let sources = root.appending(path: "Sources").appending(path: engine.name)
        let program = url(of: engine)
        let stamp = root.appending(path: ".build/seam-\(engine.name)-\(configuration)")
        if FileManager.default.fileExists(atPath: program.path),
            isReleased || FileStamps.isNewer(stamp, than: [sources])
        {
            return
        }
        let began = Date()
        let flags = try Subprocess.output(of: "pkg-config", ["--cflags", "--libs", engine.library])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let files = names.filter { $0.hasSuffix(".c") }.sorted().map { sources.appending(path: $0).path }
        let compiler = Toolchain.program("clang")?.path ?? "cc"
        let temporary = products.appending(path: ".\(engine.name).\(ProcessInfo.processInfo.processIdentifier)")
        let result = try Console.progress("Building \(engine.subject)") { () throws(BuildError) in
            try Subprocess.output(
                of: compiler,
                ["-O1", "-o", temporary.path] + files
                    + flags.text.split(whereSeparator: \.isWhitespace).map(String.init))
        }
        guard result.ending == .exit(0), rename(temporary.path, program.path) == 0 else {
            throw BuildError(.build, result.text + "\nseam: \(engine.subject) could not be built")
        }
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }
}
