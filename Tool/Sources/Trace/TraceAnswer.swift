import Foundation

/// The answer to what a program that is traced has asked: the last activities of its record.
struct TraceAnswer: Encodable {
    private struct Question: Decodable {
        var since: UInt64?
        var last: Int?
        var nodes: Bool?
    }

    private struct Activity: Encodable {
        var cause: String
        /// From the first of the record that is kept, in milliseconds.
        var at: Double
        var milliseconds: Double
        var text: String
        var nodes: Node?
    }

    private struct Node: Encodable {
        var kind: String
        var what: String
        var file: String?
        var line: Int?
        var milliseconds: Double?
        var children: [Node]
    }

    private var activities: [Activity] = []
    /// For the next question.
    private var mark: UInt64
    /// Whether there was more than fits.
    private var cut: Bool?

    /// More than this is not answered at once, in bytes of text: the last activities are.
    private static let limit = 256 << 10

    /// - Parameters:
    ///   - question: `{"since": 12, "last": 10, "nodes": true}`
    ///   - now: The time of the record's clock.
    ///   - locate: Finds the lines of an activity's nodes.
    init(to question: String, _ record: TraceRecord, now: UInt64, locate: (TraceNode) -> Void) {
        mark = now
        let question = (try? JSONDecoder().decode(Question.self, from: Data(question.utf8))) ?? Question()
        let since = question.since ?? 0
        let start = record.activities.first?.start ?? 0
        var (size, causes) = (0, 0)
        for node in record.activities.reversed() where node.latest > since {
            guard causes < question.last ?? 10, size < Self.limit else {
                cut = true
                break
            }
            locate(node)
            var tree = TreeText(width: 0)
            let text = String(tree.text(of: node).dropLast())
            size += text.utf8.count
            // What has no known cause comes beside the others.
            if node.kind.isCause { causes += 1 }
            activities.append(
                Activity(
                    cause: TreeText.words(for: node), at: Self.milliseconds(node.start &- start),
                    milliseconds: Self.milliseconds((node.end ?? node.latest) - node.start), text: text,
                    nodes: question.nodes ?? false ? Self.node(node) : nil))
        }
        activities.reverse()
    }

    private static func node(_ node: TraceNode) -> Node {
        Node(
            kind: node.kind.rawValue, what: TreeText.words(for: node), file: node.place?.file, line: node.place?.line,
            milliseconds: node.kind.isMoment ? nil : node.end.map { milliseconds($0 - node.start) },
            children: node.children.map(self.node))
    }

    private static func milliseconds(_ microseconds: UInt64) -> Double { Double(microseconds) / 1_000 }

    /// The answer as it is sent: JSON with an end of line.
    var line: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)) ?? Data("{}".utf8)) + Data("\n".utf8)
    }
}
