import Foundation

/// The modules that an app can import.
struct ModuleSearch {
    let installation: Installation

    /// The toolchain's, and those of Seam's that have been built.
    var modules: Set<String> {
        // Modules without a file of that name: C modules, and the library itself.
        var names: Set<String> = [
            "Swift", "Glibc", "SwiftGlibc", "CDispatch", "SwiftShims", "Builtin", "CoreFoundation", "SQLite3",
        ]
        var folders = [installation.modules.path]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for folder in path.split(separator: ":")
        where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
            let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
            let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
            folders.append(usr.appending(path: "lib/swift/linux").path)
            break
        }
        for folder in folders {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".swiftmodule") {
                names.insert(String(file.dropLast(12)))
            }
        }
        return names
    }
}
