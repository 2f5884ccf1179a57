import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Where Seam itself is: its sources, and what is built from them.
public struct Installation: Sendable {
    /// The folder that the `seam` script is in.
    public let root: URL
    /// `release` unless SEAM_CONFIGURATION says `debug`.
    public let configuration: String

    /// The home that the script sets in the environment, or the nearest folder above the running program with Seam's sources in it.
    public static func current() throws(BuildError) -> Installation {
        let environment = ProcessInfo.processInfo.environment
        let configuration = environment["SEAM_CONFIGURATION"] ?? "release"
        guard ["release", "debug"].contains(configuration) else {
            throw BuildError(.usage, "seam: SEAM_CONFIGURATION is \"\(configuration)\"; it can be release or debug")
        }
        if let home = LaunchEnvironment(environment).home {
            return Installation(root: URL(fileURLWithPath: home), configuration: configuration)
        }
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appending(path: "Sources/Apple").path) {
                return Installation(root: folder, configuration: configuration)
            }
        }
        throw BuildError(.usage, "seam: start it through the script at the root of its repository")
    }

    /// The user's home folder. Foundation's answer is the container of an app, if it is an app that calls the command.
    static var home: String {
        ProcessInfo.processInfo.environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    }

    /// The folder for programs' data of the user's.
    ///
    /// - Parameter environment: The user's own, outside of any box.
    static func dataHome(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
    }

    /// The products of the root package.
    var products: URL { root.appending(path: ".build/\(configuration)") }
    /// The modules an app imports.
    var modules: URL { products.appending(path: "Modules") }
    var runtimeLibrary: URL { products.appending(path: "libSeamRuntime.so") }

    /// Whether it is a release: what it is made of is built, and nobody writes to its folder.
    var isReleased: Bool { FileManager.default.fileExists(atPath: root.appending(path: "RELEASE").path) }

    /// The fonts and icons that a release brings; a checkout has none, and takes the machine's.
    public var assets: URL { root.appending(path: "Assets") }

    /// Where what is found out once is kept, such as the compiler's options for GTK.
    public var notes: URL { isReleased ? AppBuilder.cacheFolder : root.appending(path: ".build") }

    /// The runtime and the libraries beside it, as the package describes them.
    func catalog() throws(BuildError) -> LibraryCatalog {
        try LibraryCatalog.read(root, cache: root.appending(path: ".build/seam-libraries.json"))
    }
}
