import Foundation

/// A record as a page: a timeline, the trees, pictures, remarks, and who listens to whom.
///
/// The page is a file that needs nothing beside it, or it is served and takes messages while the app runs. A message is what
/// has changed; the file has one with everything.
struct TracePage {
    private let title: String
    private let layers: [String: String]

    /// - Parameter layers: The layers of the app's types, by their names.
    init(title: String, layers: [String: String]) {
        self.title = title
        self.layers = layers
    }

    // MARK: The page

    /// The page as one file.
    func text(of record: TraceRecord) throws -> String {
        let message = try message(record.activities, pictures: record.pictures, of: record)
        // Within a script, the end of one must not occur.
        let json = String(decoding: message, as: UTF8.self).replacing("</", with: "<\\/")
        return page(
            policy: "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src blob:; "
                + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">",
            style: "<style>\(Self.file(PackageResources.page_css))</style>",
            script: "<script type=\"application/json\" id=\"record\">\(json)</script>\n"
                + "<script>\(Self.file(PackageResources.page_js))</script>")
    }

    /// The files of the page that is served, by the paths of their addresses. The page itself is at the empty path.
    var files: [String: String] {
        [
            "": page(
                policy: "", style: "<link rel=\"stylesheet\" href=\"page.css\">",
                script: "<script src=\"page.js\"></script>"),
            "page.css": Self.file(PackageResources.page_css), "page.js": Self.file(PackageResources.page_js),
        ]
    }

    private func page(policy: String, style: String, script: String) -> String {
        let parts = ["title": escaped(title), "policy": policy, "style": style, "script": script]
        var page = ""
        var rest = Self.file(PackageResources.page_html)[...]
        while let match = rest.firstMatch(of: /\{(title|policy|style|script)\}/) {
            page += rest[..<match.range.lowerBound] + (parts[String(match.output.1)] ?? "")
            rest = rest[match.range.upperBound...]
        }
        return page + rest
    }

    private static func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    // MARK: Messages

    private struct Node: Encodable {
        var id: UInt64?
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
        /// Of an activity: who calls and listens to whom in it.
        var edges: [TraceGraph.Edge]?
        var children: [Node]?
    }

    private struct Picture: Encodable {
        var time: UInt64
        var data: String
    }

    private struct Message: Encodable {
        var activities: [Node]
        var pictures: [Picture]
        var layers: [String: String]
        /// When the oldest activity began that is still kept.
        var from: UInt64
        /// Whether it takes the place of everything that was sent before.
        var isWhole: Bool
    }

    /// Activities, new or changed, and new pictures, on one line.
    func message(
        _ activities: [TraceNode], pictures: [TraceRecord.Picture], of record: TraceRecord, isWhole: Bool = true
    ) throws -> Data {
        let remarks = TraceRemarks(activities)
        var types: Set<String> = []
        let nodes = activities.map { activity in
            var tree = TreeText()
            let graph = TraceGraph([activity])
            types.formUnion(graph.types)
            var made = node(activity, &tree, remarks)
            made.id = activity.id
            made.cause = true
            if !graph.edges.isEmpty { made.edges = graph.edges }
            return made
        }
        let message = Message(
            activities: nodes, pictures: pictures.map { Picture(time: $0.time, data: $0.data) },
            layers: layers.filter { types.contains($0.key) }, from: record.activities.first?.start ?? 0,
            isWhole: isWhole)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(message)
    }

    private func node(_ node: TraceNode, _ tree: inout TreeText, _ remarks: TraceRemarks) -> Node {
        let line = tree.line(for: node)
        var made = Node(words: line.words, kind: node.kind.rawValue, start: node.start)
        made.end = node.kind.isMoment ? nil : node.end ?? node.latest
        let place = line.last.place ?? node.place
        made.place = place?.text
        made.file = place.map { "\($0.file):\($0.line)" }
        made.layer = TraceGraph.owner(of: node).flatMap { layers[$0] }
        if node.kind == .state || node.kind == .told, let old = node.old, old == node.new { made.same = true }
        let own = remarks.texts(for: node) + (line.last === node ? [] : remarks.texts(for: line.last))
        if !own.isEmpty { made.remarks = own }
        let children = line.last.children.filter { tree.shows($0) }.map { self.node($0, &tree, remarks) }
        if !children.isEmpty { made.children = children }
        return made
    }
}
