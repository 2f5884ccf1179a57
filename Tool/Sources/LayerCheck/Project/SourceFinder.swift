import Foundation
import XcodeProject

/// The Swift files of a project that make its app: those of its targets but tests, or all in a folder without a project.
enum SourceFinder {
    static func files(at path: String) throws(CheckError) -> (root: URL, files: [URL]) {
        var isFolder: ObjCBool = false
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CheckError("seam: there is no folder \(path)")
        }
        guard isFolder.boolValue else {
            guard url.pathExtension == "swift" else {
                throw CheckError("seam: \(path) is no Swift file, project or folder")
            }
            return (url.deletingLastPathComponent(), [url])
        }
        var root = url
        var projects: [URL] = []
        switch url.pathExtension {
        case "xcodeproj": (root, projects) = (url.deletingLastPathComponent(), [url])
        case "xcworkspace": (root, projects) = (url.deletingLastPathComponent(), Workspace(url).projects)
        default:
            projects = XcodeProject.all(in: url).filter {
                !$0.path.contains("/Pods/") && !$0.path.contains("/Carthage/")
            }
        }
        var files: Set<URL> = []
        for project in projects {
            // A project that cannot be read has its files in its folder all the same.
            guard let project = try? XcodeProject(project) else { continue }
            for target in project.targets where ![.unitTests, .interfaceTests].contains(target.kind) {
                files.formUnion(target.sources.map(\.standardizedFileURL))
            }
        }
        if !files.isEmpty {
            files.formUnion(packageFiles(in: root))
            // A folder of apps may have some without a project.
            let folders = projects.map { $0.deletingLastPathComponent().standardizedFileURL.path + "/" }
            files.formUnion(all(in: root).filter { file in !folders.contains { file.path.hasPrefix($0) } })
        }
        files = files.filter { FileManager.default.fileExists(atPath: $0.path) && !isSkipped($0, root) }
        if files.isEmpty { files = Set(all(in: root)) }
        // An app may be called Tests as well: then its files are those that are none.
        if files.isEmpty { files = Set(all(in: root, evenTests: true).filter { !isTest($0) }) }
        guard !files.isEmpty else { throw CheckError("seam: there is no Swift file in \(path)") }
        return (root, files.sorted { $0.path < $1.path })
    }

    /// The sources of the packages that come with a project.
    private static func packageFiles(in root: URL) -> [URL] {
        let places = FileManager.default.enumerator(atPath: root.path)
        var result: [URL] = []
        while let path = places?.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if skipped.contains(name) || name.hasPrefix(".") || path.split(separator: "/").count > 6 {
                places?.skipDescendants()
            } else if name == "Package.swift" {
                let folder = root.appending(path: path).deletingLastPathComponent()
                for sources in ["Sources", "Source"] { result += all(in: folder.appending(path: sources)) }
            }
        }
        return result
    }

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules", "SourcePackages", "Preview Content",
    ]

    private static func isSkipped(_ file: URL, _ root: URL) -> Bool {
        guard file.path.hasPrefix(root.path + "/") else { return false }
        return file.path.dropFirst(root.path.count).split(separator: "/").contains { skipped.contains(String($0)) }
    }

    private static func isTest(_ file: URL) -> Bool {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.contains("import XCTest") || text.contains("import Testing")
    }

    private static func all(in root: URL, evenTests: Bool = false) -> [URL] {
        var files: [URL] = []
        var pending = [root]
        while let folder = pending.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            where !name.hasPrefix(".") {
                let file = folder.appending(path: name)
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
                    let isBundle = ["playground", "framework", "xcframework", "app", "xcassets"].contains(
                        file.pathExtension)
                    if !isLink, !isBundle, !skipped.contains(name), evenTests || !name.hasSuffix("Tests") {
                        pending.append(file)
                    }
                } else if name.hasSuffix(".swift"), name != "Package.swift" {
                    files.append(file.standardizedFileURL)
                }
            }
        }
        return files
    }
}
