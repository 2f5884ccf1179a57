import Foundation
import XcodeProject

/// Where tests are, and the schemes and test plans that are there.
public struct TestPlace: Sendable {
    /// What was given: a project, a workspace, a folder or a manifest.
    public let path: String
    /// The containers of schemes, the workspace first.
    private let containers: [URL]

    public init(_ path: String) throws(BuildError) {
        self.path = path
        let url = URL(fileURLWithPath: path).standardizedFileURL
        switch url.pathExtension {
        case "xcworkspace": containers = [url] + Workspace(url).projects
        case "swift": containers = []
        default:
            guard case .project(let project) = try ProjectLocation.find(path) else {
                containers = []
                return
            }
            // A folder's workspace has schemes of the same projects.
            let folder = project.deletingLastPathComponent()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { folder.appending(path: $0) }
            containers = [project] + (url.pathExtension == "xcodeproj" ? [] : workspaces)
        }
    }

    /// The names of the schemes with files.
    public var schemes: [String] {
        var names: [String] = []
        for name in containers.flatMap({ Scheme.files(of: $0).map(\.name) }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    /// The scheme of a name; nil if no file has it.
    public func scheme(_ name: String) throws(BuildError) -> Scheme? {
        for container in containers {
            guard let found = Scheme.files(of: container).first(where: { $0.name == name }) else { continue }
            return try SchemeReader.read(found.file, in: container.deletingLastPathComponent())
        }
        return nil
    }

    /// The test plan of a name, which may be a path.
    ///
    /// - Parameter scheme: Whose plans are meant; nil for those in the folder.
    public func plan(_ name: String, of scheme: Scheme?) throws(BuildError) -> TestPlan {
        let url = URL(fileURLWithPath: name).standardizedFileURL
        if url.pathExtension == "xctestplan", FileManager.default.fileExists(atPath: url.path) {
            return try TestPlanReader.read(url)
        }
        let known = scheme?.plans.isEmpty == false ? scheme!.plans : plans
        let wanted = name.hasSuffix(".xctestplan") ? String(name.dropLast(".xctestplan".count)) : name
        guard let file = known.first(where: { $0.deletingPathExtension().lastPathComponent == wanted }) else {
            let names = known.map { "\"\($0.deletingPathExtension().lastPathComponent)\"" }.joined(separator: ", ")
            throw BuildError(
                .usage, "seam: there is no test plan \"\(name)\"" + (names.isEmpty ? "" : "; there is \(names)"))
        }
        return try TestPlanReader.read(file)
    }

    /// The plans in the folder of the project.
    private var plans: [URL] {
        let folder = containers.first?.deletingLastPathComponent() ?? URL(fileURLWithPath: path).standardizedFileURL
        guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var found: [URL] = []
        while let name = names.nextObject() as? String {
            if [".build", ".git", "Pods", "DerivedData"].contains(name) { names.skipDescendants() }
            if name.hasSuffix(".xctestplan") { found.append(folder.appending(path: name)) }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// What a scheme and a plan say together; nil where neither is named.
    public func plan(scheme name: String?, plan planName: String?) throws(BuildError) -> TestPlan? {
        var scheme: Scheme?
        if let name {
            scheme = try self.scheme(name)
            guard scheme != nil else {
                let names = schemes.map { "\"\($0)\"" }.joined(separator: ", ")
                throw BuildError(
                    .usage, "seam: there is no scheme \"\(name)\"" + (names.isEmpty ? "" : "; there is \(names)"))
            }
        }
        if let planName { return try plan(planName, of: scheme) }
        guard let scheme else { return nil }
        if let file = scheme.plans.first { return try TestPlanReader.read(file) }
        return scheme.plan
    }
}
