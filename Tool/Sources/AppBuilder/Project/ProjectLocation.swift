import Foundation
import XcodeProject

/// The project or folder that a user's path stands for.
enum ProjectLocation {
    /// `NAME.xcodeproj`
    case project(URL)
    /// A folder of sources, without a project.
    case folder(URL)

    static func find(_ path: String) throws(BuildError) -> ProjectLocation {
        var isFolder: ObjCBool = false
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw BuildError(.usage, "seam: there is no folder \(path)")
        }
        guard isFolder.boolValue else { throw BuildError(.usage, "seam: \(path) is a file; give the folder of an app") }
        switch url.pathExtension {
        case "xcodeproj": return .project(url)
        case "xcworkspace":
            if let project = try firstWithApp(Workspace(url).projects) { return .project(project) }
            throw BuildError(.usage, "seam: the workspace \(path) names no project that is there")
        default:
            let projects = XcodeProject.all(in: url)
            guard let first = try firstWithApp(projects) else { return .folder(url) }
            // A workspace's manifests are read as one project.
            if projects.count > 1, !XcodeProject.isManifest(first) {
                let others = projects.filter { $0 != first }.map { "\"\($0.path)\"" }.joined(separator: ", ")
                Console.note("taking the project \"\(first.lastPathComponent)\"; give the path of another: \(others)")
            }
            return .project(first)
        }
    }

    /// The first project that makes an app; the first of all where none does, which will be told of.
    private static func firstWithApp(_ projects: [URL]) throws(BuildError) -> URL? {
        guard projects.count > 1 else { return projects.first }
        if let first = projects.first(where: XcodeProject.seemsToMakeApp) { return first }
        // A manifest tells only when it has run.
        for project in projects where XcodeProject.isManifest(project) {
            if try AppSources.read(project).mainApplication != nil { return project }
        }
        return projects.first
    }
}
