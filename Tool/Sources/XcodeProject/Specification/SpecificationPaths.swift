import Documents
import Foundation

/// The paths in a description of a project.
enum SpecificationPaths {
    /// What a description in another folder says, with its paths for whoever includes it.
    static func moved(_ value: YAMLNode, to folder: String) -> YAMLNode {
        func place(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
        func change(_ node: YAMLNode, _ key: String, _ body: (YAMLNode) -> YAMLNode) -> YAMLNode {
            guard case .mapping(var pairs) = node.content else { return node }
            for index in pairs.indices where pairs[index].key.text == key {
                pairs[index].value = body(pairs[index].value)
            }
            return YAMLNode(content: .mapping(pairs), line: node.line, column: node.column)
        }
        func each(_ node: YAMLNode, _ body: (YAMLNode) -> YAMLNode) -> YAMLNode {
            var result = node
            switch node.content {
            case .scalar: return body(node)
            case .sequence(let items): result.content = .sequence(items.map(body))
            case .mapping(let pairs): result.content = .mapping(pairs.map { ($0.key, body($0.value)) })
            }
            return result
        }
        func path(_ node: YAMLNode) -> YAMLNode {
            node.text == nil ? change(node, "path") { $0.mapTexts(place) } : node.mapTexts(place)
        }
        func target(_ node: YAMLNode) -> YAMLNode {
            var node = change(node, "sources") { $0.pairs == nil ? each($0, path) : path($0) }
            node = change(node, "configFiles") { each($0) { $0.mapTexts(place) } }
            node = change(node, "info", path)
            return change(node, "entitlements", path)
        }
        var result = value
        for key in ["targets", "targetTemplates"] { result = change(result, key) { each($0, target) } }
        result = change(result, "packages") { each($0) { change($0, "path") { $0.mapTexts(place) } } }
        return change(result, "configFiles") { each($0) { $0.mapTexts(place) } }
    }

    /// The files of a source of a target: the file itself, or those in the folder that its patterns do not leave out.
    ///
    /// - Parameter place: The source's path, which is there.
    static func files(of source: YAMLNode, at place: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
        let kind = source["type"]?.text
        guard isFolder.boolValue, !FileKind.isWrapper(place.lastPathComponent), kind != "folder", kind != "file" else {
            return [place]
        }
        let excluded = Set(PathPattern.paths(source["excludes"]?.texts ?? [], in: place))
        let included = source["includes"].map { Set(PathPattern.paths($0.texts, in: place)) }
        /// Whether a set has the path, or a folder that it is in.
        func holds(_ set: Set<String>, _ path: String) -> Bool {
            var path = path
            while !path.isEmpty {
                if set.contains(path) { return true }
                path = (path as NSString).deletingLastPathComponent
            }
            return false
        }
        return SynchronizedFolder(url: place).all()
            .filter { path in !holds(excluded, path) && (included.map { holds($0, path) } ?? true) }
            .map { place.appending(path: $0) }
    }
}
