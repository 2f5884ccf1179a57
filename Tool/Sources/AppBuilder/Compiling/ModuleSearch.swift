import Foundation

/// The modules that an app can import.
struct ModuleSearch {
    let installation: Installation

    /// The toolchain's, and those of Seam's that have been built.
    var modules: Set<String> {
        // Modules without a file of that name: C modules, and the library itself.
        var names: Set<String> = [
            "Swift", "Glibc", "SwiftGlibc", "CDispatch", "SwiftShims", "Builtin", "CoreFoundation", "SQLite3",
            "CSQLite", "SwiftToolchainCSQLite", "zlib",
        ]
        var folders = [installation.modules.path]
        if let toolchain = Self.toolchain { folders.append(toolchain.appending(path: "lib/swift/linux").path) }
        for folder in folders {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".swiftmodule") {
                names.insert(String(file.dropLast(12)))
            }
        }
        return names
    }

    /// The usr folder of the toolchain whose `swiftc` comes first on PATH.
    private static var toolchain: URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folder = path.split(separator: ":").first { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
        return folder.map {
            URL(fileURLWithPath: $0 + "/swiftc").resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent()
        }
    }

    /// The folder of the modules that the toolchain's own programs are made of, SwiftSyntax among them.
    static var hostModules: [URL] { toolchain.map { [$0.appending(path: "lib/swift/host")] } ?? [] }
}
