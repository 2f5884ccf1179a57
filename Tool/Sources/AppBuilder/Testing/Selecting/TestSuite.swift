import Foundation
import XcodeProject

/// A target of unit tests: of an Xcode project, or of a Swift package.
public struct TestSuite: Sendable {
    enum Source {
        case target(XcodeTarget, of: XcodeProject)
        case package(PackageManifest.Target, of: PackageManifest, in: URL)
    }

    public let name: String
    let source: Source

    /// Whether a file is the suite's own, and no other is built of it.
    public func owns(_ file: String) -> Bool {
        let place = URL(fileURLWithPath: file).standardizedFileURL.path
        func holds(_ folder: URL) -> Bool { place.hasPrefix(folder.standardizedFileURL.path + "/") }
        switch source {
        case .target(let target, _):
            return target.sources.contains { $0.standardizedFileURL.path == place }
                || target.synchronizedFolders.contains(where: holds)
        case .package(let target, _, let folder):
            return holds(folder.appending(path: target.path ?? "Tests/\(target.name)"))
        }
    }

    /// The suites that have tests at `path`: those of the project there, or those of the package whose manifest it is or
    /// has, if there is no project.
    ///
    /// - Parameter name: The one suite to take; nil for all.
    public static func suites(at path: String, named name: String?) throws(BuildError) -> [TestSuite] {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        if url.lastPathComponent == "Package.swift" { return try package(url.deletingLastPathComponent(), named: name) }
        if case .folder(let folder) = try ProjectLocation.find(path),
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            return try package(folder, named: name)
        }
        let project = try TestTargets.project(at: path)
        return try TestTargets.targets(of: project, named: name).map {
            TestSuite(name: $0.name, source: .target($0, of: project))
        }
    }

    private static func package(_ folder: URL, named name: String?) throws(BuildError) -> [TestSuite] {
        let package = try PackageManifest.read(folder)
        let tests = package.targets.filter { $0.type == "test" }
        let names = tests.map { "\"\($0.name)\"" }.joined(separator: ", ")
        if let name, !tests.contains(where: { $0.name == name }) {
            throw BuildError(
                .usage,
                "seam: the package in \(folder.path) has no unit tests called \"\(name)\""
                    + (names.isEmpty ? "" : "; it has \(names)"))
        }
        guard !tests.isEmpty else {
            throw BuildError(.usage, "seam: the package in \(folder.path) has no target of unit tests")
        }
        return tests.filter { name == nil || $0.name == name }.map {
            TestSuite(name: $0.name, source: .package($0, of: package, in: folder))
        }
    }
}
