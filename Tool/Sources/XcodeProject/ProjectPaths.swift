import Foundation

/// Where the files of a project are: a file's path is relative to its group, and that to the group around it.
struct ProjectPaths {
    private let objects: ProjectObjects
    private let root: URL
    private let names: FileNames
    /// The group that each group or file is in.
    private var parents: [String: String] = [:]

    init(objects: ProjectObjects, root: URL, names: FileNames) {
        self.objects = objects
        self.root = root
        self.names = names
        for isa in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
            for (identifier, group) in objects.all(isa) {
                for child in group["children"]?.strings ?? [] where parents[child] == nil {
                    parents[child] = identifier
                }
            }
        }
    }

    /// The file of a reference, as the disk spells it; nil if it is not one of the project's own files, such as a
    /// product or a framework of the system's.
    func url(_ identifier: String) -> URL? {
        path(identifier, depth: 0).map { names.resolve(present($0)) }
    }

    /// The same file below the project's folder, for a path that is whole and of the author's own disk alone.
    private func present(_ path: String) -> String {
        guard !path.hasPrefix(root.path + "/"), !FileManager.default.fileExists(atPath: path) else { return path }
        var parts = path.split(separator: "/")[...]
        while parts.popFirst() != nil, !parts.isEmpty {
            let candidate = root.path + "/" + parts.joined(separator: "/")
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return path
    }

    private func path(_ identifier: String, depth: Int) -> String? {
        guard depth < 128, let object = objects.find(identifier) else { return nil }
        let own = object["path"]?.string
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<group>":
            let isMember = object["isa"]?.string != "PBXVariantGroup"
            let folder = parents[identifier].map { path($0, depth: depth + 1) } ?? root.path
            guard let folder else { return nil }
            guard let own, !own.isEmpty, isMember || object["path"] != nil else { return folder }
            return own.hasPrefix("/") ? own : folder + "/" + own
        case "SOURCE_ROOT": return own.map { root.path + "/" + $0 } ?? root.path
        case "<absolute>": return own
        default: return nil
        }
    }
}
