import Foundation

/// The program that holds the pages of apps that import WebKit, in C over the engine's library. It is compiled when such
/// an app is built, and the engine asked for then: nothing else needs it.
extension Installation {
    /// The module of the apps that need it.
    static let pagesModule = "WebKit"
    /// The engine, by its names in pkg-config and in Debian, with a file that shows that it is there.
    static let pagesEngine = (
        library: "webkitgtk-6.0", package: "libwebkitgtk-6.0-dev", file: "/usr/include/webkitgtk-6.0/webkit/webkit.h"
    )
    private static let subject = "the program that shows pages of the web"

    /// Compiles the program if a source of it is newer than the last time. Installs the engine if it is missing and may be
    /// installed; without it the app is built all the same, and shows no pages.
    func providePages() throws(BuildError) {
        if try !hasPagesEngine() {
            try installPagesEngine()
            guard try hasPagesEngine() else {
                Console.note(
                    "pages of the web will not be shown: the engine is missing. Install it with: apt-get install "
                        + Self.pagesEngine.package)
                return
            }
        }
        try compilePages()
    }

    /// The same, without a word where the engine is not installed.
    func providePagesIfPossible() throws(BuildError) {
        if try hasPagesEngine() { try compilePages() }
    }

    private func hasPagesEngine() throws(BuildError) -> Bool {
        try Subprocess.output(of: "pkg-config", ["--exists", Self.pagesEngine.library]).ending == .exit(0)
    }

    /// Has the script that starts the command install the engine, as it installs what every app needs.
    private func installPagesEngine() throws(BuildError) {
        let script = root.appending(path: "seam").path
        let words = ["packages", Self.pagesEngine.package + ":" + Self.pagesEngine.file]
        let installation = try Console.progress("Installing the engine of pages of the web") { () throws(BuildError) in
            try Subprocess.output(of: script, words)
        }
        if installation.ending != .exit(0) { Console.print(installation.text) }
    }

    private func compilePages() throws(BuildError) {
        let sources = root.appending(path: "Sources/WebPages")
        let program = products.appending(path: "WebPages")
        let stamp = root.appending(path: ".build/seam-pages-\(configuration)")
        if FileManager.default.fileExists(atPath: program.path), FileStamps.isNewer(stamp, than: [sources]) { return }
        let began = Date()
        let flags = try Subprocess.output(of: "pkg-config", ["--cflags", "--libs", Self.pagesEngine.library])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let files = names.filter { $0.hasSuffix(".c") }.sorted().map { sources.appending(path: $0).path }
        let compiler = Toolchain.program("clang")?.path ?? "cc"
        let temporary = products.appending(path: ".WebPages.\(ProcessInfo.processInfo.processIdentifier)")
        let result = try Console.progress("Building \(Self.subject)") { () throws(BuildError) in
            try Subprocess.output(
                of: compiler,
                ["-O1", "-o", temporary.path] + files
                    + flags.text.split(whereSeparator: \.isWhitespace).map(String.init))
        }
        guard result.ending == .exit(0), rename(temporary.path, program.path) == 0 else {
            throw BuildError(.build, result.text + "\nseam: \(Self.subject) could not be built")
        }
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }
}
