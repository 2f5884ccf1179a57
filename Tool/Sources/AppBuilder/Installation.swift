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

    /// The products of the root package.
    var products: URL { root.appending(path: ".build/\(configuration)") }
    /// The modules an app imports.
    var modules: URL { products.appending(path: "Modules") }
    var runtimeLibrary: URL { products.appending(path: "libSeamRuntime.so") }
    /// Apart from the runtime, so that apps without SwiftUI do not load it.
    var swiftUILibrary: URL { products.appending(path: "libSeamSwiftUI.so") }

    /// Builds what `seam layout` runs, and returns where it is.
    public func buildLayoutProgram() throws(BuildError) -> URL {
        let arguments = [
            "build", "--package-path", root.path, "--product", "StoryboardLayout", "-c", configuration,
        ]
        let result = try Console.progress("Building the layout program") { () throws(BuildError) in
            try Subprocess.output(of: "swift", arguments)
        }
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: the layout program could not be built")
        }
        return products.appending(path: "StoryboardLayout")
    }

    /// Builds the runtime library if a source of it is newer than the last build.
    public func buildRuntime() throws(BuildError) {
        let stamp = root.appending(path: ".build/seam-runtime-\(configuration)")
        let sources = [root.appending(path: "Package.swift"), root.appending(path: "Sources")]
        if FileStamps.isNewer(stamp, than: sources),
            FileManager.default.fileExists(atPath: runtimeLibrary.path)
        {
            return
        }
        let began = Date()
        let arguments = [
            "build", "--package-path", root.path, "--product", "SeamRuntime", "-c", configuration,
        ]
        let result = try Console.progress("Building Seam (some minutes the first time)") { () throws(BuildError) in
            try Subprocess.output(of: "swift", arguments)
        }
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: Seam's own libraries could not be built")
        }
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        // What was changed while the build ran is not in it.
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }

    /// Builds SwiftUI, on top of the runtime, if a source of either is newer than the last build.
    func buildSwiftUI() throws(BuildError) {
        let stamp = root.appending(path: ".build/seam-swiftui-\(configuration)")
        let sources = root.appending(path: "Sources/Apple/SwiftUI")
        if FileStamps.isNewer(stamp, than: [sources, runtimeLibrary]),
            FileManager.default.fileExists(atPath: swiftUILibrary.path)
        {
            return
        }
        let began = Date()
        try Console.progress("Building SwiftUI") { () throws(BuildError) in
            let arguments = ["build", "--package-path", root.path, "--target", "SwiftUI", "-c", configuration]
            let result = try Subprocess.output(of: "swift", arguments)
            guard result.ending == .exit(0) else {
                throw BuildError(.build, result.text + "\nseam: SwiftUI could not be built")
            }
            try linkSwiftUI(sources)
        }
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }

    /// A product of SwiftPM's would have the runtime in it a second time.
    private func linkSwiftUI(_ sources: URL) throws(BuildError) {
        // Objects of sources that are gone may still be there.
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let objects = names.filter { $0.hasSuffix(".swift") }.sorted().map {
            products.appending(path: "SwiftUI.build/\(URL(fileURLWithPath: $0).lastPathComponent).o").path
        }
        let temporary = products.appending(path: ".libSeamSwiftUI.so.\(ProcessInfo.processInfo.processIdentifier)")
        let result = try Subprocess.output(
            of: "swiftc",
            [
                "-emit-library", "-o", temporary.path, "-L", products.path, "-lSeamRuntime", "-Xlinker",
                "-soname=\(swiftUILibrary.lastPathComponent)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
            ] + objects)
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: SwiftUI could not be linked")
        }
        if rename(temporary.path, swiftUILibrary.path) != 0 {
            throw BuildError(
                .build, "seam: \(swiftUILibrary.path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}
