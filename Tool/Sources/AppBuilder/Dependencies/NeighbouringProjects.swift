import Foundation
import XcodeProject

/// The other projects of a checkout, which make frameworks that an app links: those of a workspace, or of no file at all.
struct NeighbouringProjects {
    private let projects: [URL]

    /// The projects in the checkout that a project is part of, but for the project itself and those of installed libraries.
    init(of project: URL) {
        projects = Self.projects(in: Self.checkout(of: project)).filter { $0.path != project.standardizedFileURL.path }
    }

    /// The modules called `names` after those that they need; nothing for one that no project makes.
    func modules(for names: [String]) throws(BuildError) -> [ModuleSources] {
        var loaded: [XcodeProject] = []
        var result: [ModuleSources] = []
        var pending = names
        var seen: Set<String> = []
        for url in projects {
            // One that cannot be read makes nothing.
            if let project = try? XcodeProject(url) { loaded.append(project) }
        }
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            for project in loaded {
                guard
                    let target = project.targets.first(where: { $0.kind == .framework && $0.moduleName == name }),
                    !target.sources.isEmpty
                else { continue }
                result = try ProjectModules(project: project).modules(for: target, withItself: true) + result
                pending += target.foreignFrameworks
                break
            }
        }
        return result
    }

    /// The nearest folder above that git knows; without one the folder that the project's is in.
    private static func checkout(of project: URL) -> URL {
        let folder = project.standardizedFileURL.deletingLastPathComponent()
        var next = folder
        while next.path != "/" {
            if FileManager.default.fileExists(atPath: next.appending(path: ".git").path) { return next }
            next.deleteLastPathComponent()
        }
        return folder.deletingLastPathComponent()
    }

    /// How many folders deep projects are looked for.
    private static let depth = 4
    private static let passedOver: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

    private static func projects(in folder: URL) -> [URL] {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var found: [URL] = []
        while let path = files.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasSuffix(".xcodeproj") { found.append(folder.appending(path: path).standardizedFileURL) }
            if files.level >= depth || name.hasPrefix(".") || name.contains(".xc") || passedOver.contains(name) {
                files.skipDescendants()
            }
        }
        return found.sorted { $0.path < $1.path }
    }
}
