import Documents
import Foundation

/// The flows of a folder that are to be played, in their order; or one flow alone.
public struct FlowCollection: Sendable {
    /// The folder, or that of the one flow.
    public let folder: URL
    public let workspace: FlowWorkspace
    public private(set) var flows: [FlowFile]

    /// Reads the flows at `path`, a file or a folder. The tags are added to those that the folder's own file names.
    ///
    /// Throws with all that is wrong, of all flows, before any of them is played.
    public init(
        _ path: String, variables: [String: String] = [:], including: [String] = [], excluding: [String] = []
    ) throws(BuildError) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw BuildError(.usage, "seam: there is no flow and no folder \(path)")
        }
        guard isFolder.boolValue else {
            folder = url.deletingLastPathComponent()
            workspace = FlowWorkspace()
            flows = [try FlowFile(path, variables: variables)]
            return
        }
        folder = url
        var workspace = try Self.workspace(of: url)
        workspace.includedTags += including
        workspace.excludedTags += excluding
        self.workspace = workspace
        var files: [FlowFile] = []
        var mistakes: [String] = []
        let paths = Self.paths(in: url).filter(workspace.contains)
        for path in paths {
            do throws(BuildError) {
                files.append(try FlowFile(url.appending(path: path).path, variables: variables))
            } catch {
                mistakes.append(error.message)
            }
        }
        guard mistakes.isEmpty else { throw BuildError(.usage, mistakes.joined(separator: "\n")) }
        guard !files.isEmpty else {
            throw BuildError(
                .usage, "seam: no file in \(path) is a flow of \(workspace.patterns.joined(separator: ", "))")
        }
        let tagged = files.filter { workspace.plays(tags: $0.flow.tags) }
        guard !tagged.isEmpty else {
            throw BuildError(.usage, "seam: of \(files.count) flows in \(path) none has the tags that are asked for")
        }
        let names = workspace.sorted(tagged.map(\.name))
        var ordered: [FlowFile] = []
        for name in names {
            ordered += tagged.filter { file in file.name == name && !ordered.contains { $0.url == file.url } }
        }
        flows = ordered
    }

    /// Keeps the flows of one of `count` machines, from 1, that share the work.
    public mutating func keep(shard index: Int, of count: Int) {
        flows = flows.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }

    private static func workspace(of folder: URL) throws(BuildError) -> FlowWorkspace {
        for name in FlowWorkspace.fileNames {
            let file = folder.appending(path: name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            do { return try FlowWorkspace(text: text) } catch {
                throw BuildError(.usage, "\(file.path):\(error.line):\(error.column): error: \(error.message)")
            }
        }
        return FlowWorkspace()
    }

    /// The paths of all files that may be flows, sorted.
    private static func paths(in folder: URL) -> [String] {
        var paths: [String] = []
        let names = FileManager.default.enumerator(atPath: folder.path)
        while let name = names?.nextObject() as? String {
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            let isFlow = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
            if isFlow, !isHidden, !FlowWorkspace.fileNames.contains(name) { paths.append(name) }
        }
        return paths.sorted()
    }
}
