import Foundation
import XcodeProject

/// Has SwiftPM fetch the packages that a project asks for, into the cache.
struct PackageFetcher {
    /// A package and the version of it that is wanted.
    struct Request: Hashable {
        var address: String
        /// As a manifest has it: `exact: "1.2.3"`.
        var requirement: String
    }

    /// The folders of the packages and of those that they need; nil if they cannot be fetched.
    static func fetch(_ requests: Set<Request>) throws(BuildError) -> URL? {
        let lines = requests.map { "        .package(url: \"\($0.address)\", \($0.requirement))," }.sorted()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Dependencies",
                dependencies: [
            \(lines.joined(separator: "\n"))
                ])

            """
        let folder = AppBuilder.cacheFolder.appending(path: "Packages/\(StableHash.text(manifest))")
        let checkouts = folder.appending(path: ".build/checkouts")
        let stamp = folder.appending(path: "fetched")
        if FileManager.default.fileExists(atPath: stamp.path) { return checkouts }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.build, "seam: \(folder.path) cannot be written: \(error.localizedDescription)")
        }
        let result = try Console.progress("Fetching packages") { () throws(BuildError) in
            try PackageBox.resolve(folder)
        }
        guard result.ending == .exit(0) else {
            let reason = result.text.split(separator: "\n").first { $0.contains("error:") || $0.contains("fatal:") }
            Console.note("the packages cannot be fetched" + (reason.map { ": \($0)" } ?? ""))
            return nil
        }
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        return checkouts
    }
}
