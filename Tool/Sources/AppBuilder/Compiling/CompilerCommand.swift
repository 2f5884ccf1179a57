import Foundation

/// How the compiler is called for an app: where the modules are, and what every file sees.
struct CompilerCommand {
    let installation: Installation

    /// Flags for the modules that the runtime's modules stand on, as pkg-config gives them.
    private func systemFlags() throws(BuildError) -> [String] {
        let file = installation.notes.appending(path: "seam-c-flags")
        if let text = try? String(contentsOf: file, encoding: .utf8), !text.isEmpty {
            return text.split(separator: "\n").map(String.init)
        }
        let result = try Subprocess.output(of: "pkg-config", ["--cflags", "gtk4", "yaml-0.1", "libxml-2.0"])
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "seam: GTK 4 is not installed; `seam doctor` tells what is missing")
        }
        let flags = result.text.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.hasPrefix("-I") }
        try? flags.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return flags
    }

    /// Arguments that do not depend on the files of the app.
    func arguments(module: String, options: CompilerOptions) throws(BuildError) -> [String] {
        var arguments = [
            "-module-name", module, "-Onone", "-gline-tables-only",
            "-enforce-exclusivity=unchecked", "-j2",
            // Apple's Foundation has these in itself, or brings them along.
            "-Xfrontend", "-import-module", "-Xfrontend", "FoundationCompanions",
        ]
        arguments += try runtimeArguments()
        return arguments + options.arguments
    }

    /// Arguments with which any program finds the runtime's modules, and links with its library.
    func runtimeArguments() throws(BuildError) -> [String] {
        [
            "-I", installation.modules.path, "-L", installation.products.path, "-lSeamRuntime", "-Xlinker", "-rpath",
            "-Xlinker", installation.products.path,
        ] + Self.clocks.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] } + (try importArguments())
    }

    /// Functions about time that programs with tests have in place of the C library's, for its callers in all libraries.
    private static let clocks = [
        "clock_gettime", "gettimeofday", "timerfd_create", "timerfd_settime", "nanosleep", "usleep", "sleep",
        "sem_timedwait", "pthread_cond_timedwait",
    ]

    /// Arguments for the C modules that the runtime's modules import.
    func importArguments() throws(BuildError) -> [String] {
        let sources = installation.root.appending(path: "Sources").path
        var arguments: [String] = []
        for module in [
            "CCairo", "CGLib", "CGTK", "CCoreFoundation", "CProcess", "CYAML", "CXML", "CWindowHandle/include",
            "Apple/SQLite3", "Apple/zlib",
        ] {
            arguments += ["-Xcc", "-fmodule-map-file=\(sources)/\(module)/module.modulemap"]
        }
        for flag in try systemFlags() { arguments += ["-Xcc", flag] }
        return arguments
    }
}
