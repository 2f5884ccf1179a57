import Foundation

/// A record as a page of its own, which needs nothing beside it: a timeline, the trees, pictures, remarks, and who listens
/// to whom.
struct TracePage {
    private struct Node: Encodable {
        var words: String
        var kind: String
        var start: UInt64
        var end: UInt64?
        var cause: Bool?
        var place: String?
        var file: String?
        var layer: String?
        var same: Bool?
        var remarks: [String]?
        var children: [Node]?
    }

    private struct Picture: Encodable {
        var time: UInt64
        var data: String
    }

    private struct Content: Encodable {
        var activities: [Node]
        var pictures: [Picture]
        var edges: [TraceGraph.Edge]
        var layers: [String: String]
    }

    private let record: TraceRecord
    private let title: String
    private let layers: [String: String]

    /// - Parameter layers: The layers of the app's types, by their names.
    init(_ record: TraceRecord, title: String, layers: [String: String]) {
        self.record = record
        self.title = title
        self.layers = layers
    }

    func text() throws -> String {
        var tree = TreeText()
        let remarks = TraceRemarks(record.activities)
        let graph = TraceGraph(record.activities)
        let content = Content(
            activities: record.activities.map { node($0, &tree, remarks) },
            pictures: record.pictures.map { Picture(time: $0.time, data: $0.data) }, edges: graph.edges,
            layers: layers.filter { graph.types.contains($0.key) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Within a script, the end of one must not occur.
        let json = String(decoding: try encoder.encode(content), as: UTF8.self).replacing("</", with: "<\\/")
        let parts = [
            "title": escaped(title), "style": Self.file(PackageResources.page_css),
            "script": Self.file(PackageResources.page_js), "record": json,
        ]
        var page = ""
        var rest = Self.file(PackageResources.page_html)[...]
        while let match = rest.firstMatch(of: /\{(title|style|script|record)\}/) {
            page += rest[..<match.range.lowerBound] + (parts[String(match.output.1)] ?? "")
            rest = rest[match.range.upperBound...]
        }
        return page + rest
    }

    private static func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private func node(_ node: TraceNode, _ tree: inout TreeText, _ remarks: TraceRemarks) -> Node {
        let line = tree.line(for: node)
        var made = Node(words: line.words, kind: node.kind.rawValue, start: node.start)
        made.end = node.kind.isMoment ? nil : node.end ?? node.latest
        if node.parent == nil { made.cause = true }
        let place = line.last.place ?? node.place
        made.place = place?.text
        made.file = place.map { "\($0.file):\($0.line)" }
        made.layer = TraceGraph.owner(of: node).flatMap { layers[$0] }
        if node.kind == .state || node.kind == .told, let old = node.old, old == node.new { made.same = true }
        let own = remarks.texts(for: node)
        if !own.isEmpty { made.remarks = own }
        let children = line.last.children.filter { tree.shows($0) }.map { self.node($0, &tree, remarks) }
        if !children.isEmpty { made.children = children }
        return made
    }
}
