import Foundation

/// A record that is being read: activities, in the order in which they began.
///
/// It keeps what fits into a limit, and lets go of the oldest activities beyond.
public final class TraceRecord {
    /// A picture of the screen.
    public struct Picture: Sendable {
        public var time: UInt64
        /// PNG, in base 64.
        public var data: String
    }

    public private(set) var activities: [TraceNode] = []
    public private(set) var pictures: [Picture] = []
    /// How many activities are not kept any more.
    public private(set) var droppedCount = 0
    /// The lines that are none.
    public private(set) var damagedCount = 0

    /// The nodes that others may still be put in, by activity.
    private var nodes: [UInt64: TraceNode] = [:]
    private var size = 0
    private var strings = SharedStrings()
    private let limit: Int
    private var rest = Data()
    /// Activities something was added to since they were last asked for.
    private var changed: [ObjectIdentifier: TraceNode] = [:]
    private let decoder = JSONDecoder()
    /// What the program has asked since ``takeQuestions()``.
    private var questions: [String] = []

    /// - Parameter limit: The memory that nodes and pictures may take, in bytes.
    public init(limit: Int = 24 << 20) { self.limit = limit }

    /// Reads what has come. A line may come in parts.
    public func add(_ data: Data) {
        rest += data
        while let end = rest.firstIndex(of: 0x0A) {
            let line = rest[rest.startIndex..<end]
            read(line)
            rest = rest[(end + 1)...]
        }
        rest = Data(rest)
    }

    private func read(_ data: Data) {
        guard let line = try? decoder.decode(TraceLine.self, from: data) else {
            damagedCount += 1
            return
        }
        switch line.event {
        case "ask": questions.append(line.name ?? "")
        case "x":
            guard let id = line.id, let node = nodes[id] else { return }
            node.end = line.time
            note(node, 0)
        case "pic":
            guard let time = line.time, let picture = line.picture else { return }
            pictures.append(Picture(time: time, data: picture))
            size += picture.utf8.count
            trim()
        case "b", "m":
            guard let node = TraceNode(line, &strings) else {
                damagedCount += 1
                return
            }
            if let parent = line.parent.flatMap({ nodes[$0] }) {
                node.parent = parent
                parent.children.append(node)
            } else {
                activities.append(node)
            }
            if !node.kind.isMoment { nodes[node.id] = node }
            note(node, node.cost)
            trim()
        default: damagedCount += 1
        }
    }

    func takeQuestions() -> [String] {
        defer { questions = [] }
        return questions
    }

    static func root(of node: TraceNode) -> TraceNode {
        var root = node
        while let parent = root.parent { root = parent }
        return root
    }

    private func note(_ node: TraceNode, _ bytes: Int) {
        let root = Self.root(of: node)
        changed[ObjectIdentifier(root)] = root
        size += bytes
    }

    /// Lets go of the oldest until the rest fits.
    private func trim() {
        while size > limit {
            if let picture = pictures.first, activities.count < 2 || picture.time < activities[0].start {
                pictures.removeFirst()
                size -= picture.data.utf8.count
            } else if activities.count > 1 {
                let oldest = activities.removeFirst()
                changed[ObjectIdentifier(oldest)] = nil
                forget(oldest)
                droppedCount += 1
            } else {
                guard let only = activities.first, shorten(only) else { return }
            }
        }
    }

    /// Lets go of the older half of what is in an activity that goes on and on. Returns whether there was any.
    private func shorten(_ activity: TraceNode) -> Bool {
        var node = activity
        while node.children.count == 1 { node = node.children[0] }
        guard node.children.count > 1 else { return false }
        let older = node.children.prefix(node.children.count / 2)
        node.children.removeFirst(older.count)
        older.forEach(forget)
        return true
    }

    private func forget(_ node: TraceNode) {
        node.forEach {
            nodes[$0.id] = nil
            size -= $0.cost
        }
    }

    /// The activities that have changed since the last call, and that nothing has been added to for a while.
    ///
    /// - Parameter time: They must not have changed after this; nil: all that have changed.
    func takeChanged(before time: UInt64?) -> [TraceNode] {
        let ready = changed.values.filter { root in
            guard let time else { return true }
            return root.end != nil && root.latest <= time
        }
        for root in ready { changed[ObjectIdentifier(root)] = nil }
        return ready.sorted { $0.start < $1.start }
    }
}
