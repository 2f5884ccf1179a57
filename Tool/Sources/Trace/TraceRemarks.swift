/// What is wrong, or may be, with what has been recorded.
struct TraceRemarks {
    private var remarks: [UInt64: [String]] = [:]

    /// Microseconds after which a screen that refreshes 60 times a second misses a frame.
    static let frame: UInt64 = 16_667
    /// A value that comes back to where it was set this often in one activity goes in circles.
    private static let roundLimit = 3

    init(_ activities: [TraceNode]) {
        for activity in activities {
            lookAtWork(in: activity)
            lookAtChanges(in: activity)
            activity.forEach { node in
                lookAtThread(of: node)
                lookAtBinding(node)
                lookAtToken(node)
            }
        }
    }

    func texts(for node: TraceNode) -> [String] { remarks[node.id] ?? [] }

    private mutating func say(_ text: String, of node: TraceNode) {
        if remarks[node.id]?.contains(text) != true { remarks[node.id, default: []].append(text) }
    }

    /// Work on the main thread that is longer than a frame: the innermost call that is.
    private mutating func lookAtWork(in node: TraceNode) {
        guard node.thread == 1, node.kind != .step, let end = node.end, end > node.start + Self.frame else {
            return node.children.forEach { lookAtWork(in: $0) }
        }
        let isInside = node.children.contains { $0.thread == 1 && ($0.end ?? 0) > $0.start + Self.frame }
        guard !isInside, !Self.suspends(node) else { return node.children.forEach { lookAtWork(in: $0) } }
        say("kept the main thread for \(TreeText.duration(end - node.start)), longer than a frame", of: node)
    }

    /// Whether a call may have waited: an asynchronous one leaves the thread meanwhile.
    private static func suspends(_ node: TraceNode) -> Bool {
        node.children.contains { $0.kind == .hop || $0.kind == .network || $0.thread != node.thread }
    }

    /// Values that are set several times by one cause, and those that go in circles.
    private mutating func lookAtChanges(in activity: TraceNode) {
        guard activity.kind != .launch, activity.kind != .step else {
            for child in activity.children where child.kind.isCause { lookAtChanges(in: child) }
            return
        }
        var changes: [String: [TraceNode]] = [:]
        activity.forEach { node in
            guard node.kind == .state || node.kind == .told, node.new != nil, node.object != 0 else { return }
            changes["\(node.object) \(node.name)", default: []].append(node)
        }
        for nodes in changes.values where nodes.count > 1 {
            guard let last = nodes.last else { continue }
            let words =
                (last.kind == .told ? last.property.isEmpty ? last.type : last.property : last.type) + "." + last.name
            if nodes.count > Self.roundLimit, nodes.suffix(2).allSatisfy({ $0.old == $0.new }) {
                say("\(words) was set \(nodes.count) times by one cause, the last time to what it was", of: last)
            } else if let same = nodes.dropFirst().first(where: { $0.old == $0.new }), Self.follows(same, nodes[0]) {
                say("\(words) is set again to what it is: a binding that came back to where it began", of: same)
            } else if nodes.count > 1, nodes.allSatisfy({ $0.old != $0.new }) {
                say("\(words) is set \(nodes.count) times by one cause", of: last)
            }
        }
    }

    /// Whether a change follows from another.
    private static func follows(_ node: TraceNode, _ cause: TraceNode) -> Bool { node.start >= cause.start }

    private mutating func lookAtThread(of node: TraceNode) {
        if node.kind == .told, node.thread != 1 {
            say("a view is told off the main thread", of: node)
        }
    }

    /// A binding whose value has reached its end, where nothing was done with it.
    private mutating func lookAtBinding(_ node: TraceNode) {
        guard node.kind == .event, node.nextChain == 0, !node.receiver.isEmpty, node.children.isEmpty,
            node.receiver != "multicast"
        else { return }
        say("a binding fired and changed nothing that is seen", of: node)
    }

    /// A subscription that ended where it began.
    private mutating func lookAtToken(_ node: TraceNode) {
        guard node.kind == .cancelled, let scope = node.parent,
            let index = scope.children.firstIndex(where: { $0 === node }), index > 0
        else { return }
        let before = scope.children[..<index].last { $0.kind == .subscribed && $0.nextChain == 0 }
        guard let before, before.place == node.place, before.place != nil else { return }
        say("a subscription was let go of at once: nothing keeps its token", of: node)
    }
}
