import Foundation
import ProjectDescription

/// A checkout whose projects are described by manifests of Tuist's: `Project.swift`.
enum TuistFolder {
    static let fileName = "Project.swift"

    /// Whether a file is a manifest, and not a source of that name.
    static func isManifest(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains(/(?m)^\s*import\s+ProjectDescription\b/)
    }

    /// The project that the manifest in a folder is of, as far as a look at it tells; nil if there is none.
    static func project(in folder: URL) -> URL? {
        let file = folder.appending(path: fileName)
        guard isManifest(file) else { return nil }
        return folder.appending(path: folder.lastPathComponent + ".xcodeproj")
    }

    private static let passedOver: Set<String> = [
        "Tuist", "Derived", "Pods", "Carthage", "node_modules", "build", "DerivedData", "fastlane",
    ]

    /// The projects of the workspace that the manifest in a folder describes, the nearest first; none without such a one.
    static func workspaceProjects(in folder: URL) -> [URL] {
        guard isManifest(folder.appending(path: "Workspace.swift")) else { return [] }
        var found: [URL] = []
        var level = [folder]
        for _ in 0..<5 {
            var next: [URL] = []
            for folder in level {
                if let project = project(in: folder) { found.append(project) }
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for name in names.sorted() where !name.hasPrefix(".") && !passedOver.contains(name) {
                    let url = folder.appending(path: name)
                    var isFolder: ObjCBool = false
                    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue,
                        !FileKind.isWrapper(name)
                    else { continue }
                    next.append(url)
                }
            }
            level = next
        }
        // The app is most often in a folder of that name.
        let isApp = { (url: URL) in url.deletingPathExtension().lastPathComponent.lowercased().hasSuffix("app") }
        return found.filter(isApp) + found.filter { !isApp($0) }
    }

    /// The nearest folder above with a folder or a file of Tuist's, or git's.
    static func root(of folder: URL) -> URL {
        let files = FileManager.default
        let folder = folder.standardizedFileURL
        var next = folder
        while next.path != "/" {
            if ["Tuist", "Tuist.swift", ".git"].contains(where: {
                files.fileExists(atPath: next.appending(path: $0).path)
            }) {
                return next
            }
            next.deleteLastPathComponent()
        }
        return folder
    }

    /// The file of a path in a manifest.
    ///
    /// - Parameter folder: The manifest's.
    static func resolve(_ path: Path, in folder: URL, root: URL) -> URL {
        if path.pathString.hasPrefix("/") { return URL(fileURLWithPath: path.pathString).standardizedFileURL }
        let base =
            switch path.type {
            case .relativeToManifest: folder
            case .relativeToRoot: root
            case .relativeToCurrentFile:
                path.callerPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? folder
            }
        return path.pathString.isEmpty ? base : base.appending(path: path.pathString).standardizedFileURL
    }

    /// The files that a pattern names, and folders that count as files; those inside of such folders stand for these.
    static func files(_ pattern: URL) -> [URL] {
        let parts = pattern.path.split(separator: "/").map(String.init)
        let isPattern = { (part: String) in part.contains { "*?{[".contains($0) } }
        // `Assets.xcassets/**` is the catalog.
        let plain = Array(parts.prefix { !isPattern($0) })
        if let wrapper = plain.firstIndex(where: FileKind.isWrapper) {
            let place = URL(fileURLWithPath: "/" + plain[...wrapper].joined(separator: "/"))
            return FileManager.default.fileExists(atPath: place.path) ? [place] : []
        }
        let base = URL(fileURLWithPath: "/" + plain.joined(separator: "/"))
        guard plain.count < parts.count else {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: base.path, isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue ? SynchronizedFolder(url: base).all().map { base.appending(path: $0) } : [base]
        }
        let rest = parts[plain.count...].joined(separator: "/")
        // `**.swift` goes through folders as well.
        guard let expression = try? Regex(PathPattern.expression(of: rest)) else { return [] }
        let wanted = { (path: String) in (try? expression.wholeMatch(in: path)) != nil }
        return SynchronizedFolder(url: base).all().filter { path in
            if wanted(path) { return true }
            // What is in `Base.lproj` is named by it too.
            let folders = path.split(separator: "/").dropLast()
            return folders.indices.contains { index in
                folders[index].hasSuffix(".lproj") && wanted(folders[...index].joined(separator: "/"))
            }
        }.map { base.appending(path: $0) }
    }
}
