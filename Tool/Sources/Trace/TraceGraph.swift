/// Who calls and listens to whom, from what has been recorded.
struct TraceGraph {
    struct Edge: Encodable, Equatable {
        var from: String
        var to: String
        /// `calls` or `listens`
        var kind: String
        var count: Int
    }

    private(set) var edges: [Edge] = []
    private(set) var types: Set<String> = []

    init(_ activities: [TraceNode]) {
        for activity in activities { activity.forEach { visit($0) } }
        edges.sort { ($0.from, $0.to, $0.kind) < ($1.from, $1.to, $1.kind) }
        types = Set(edges.flatMap { [$0.from, $0.to] })
    }

    private mutating func visit(_ node: TraceNode) {
        guard let callee = Self.owner(of: node), node.kind == .call else { return }
        var isListening = false
        var above = node.parent
        while let caller = above {
            if caller.kind == .event { isListening = true }
            if let owner = Self.owner(of: caller) {
                if owner != callee { add(owner, callee, isListening ? "listens" : "calls") }
                return
            }
            above = caller.parent
        }
    }

    private mutating func add(_ from: String, _ to: String, _ kind: String) {
        // Who listens comes first.
        let (from, to) = kind == "listens" ? (to, from) : (from, to)
        if let index = edges.firstIndex(where: { $0.from == from && $0.to == to && $0.kind == kind }) {
            edges[index].count += 1
        } else {
            edges.append(Edge(from: from, to: to, kind: kind, count: 1))
        }
    }

    /// The app's type that a node is of.
    static func owner(of node: TraceNode) -> String? {
        switch node.kind {
        case .call: node.name.split(separator: "(").first?.split(separator: ".").dropLast().joined(separator: ".")
        case .state: String(node.type.prefix { $0 != "<" })
        default: nil
        }
    }
}
