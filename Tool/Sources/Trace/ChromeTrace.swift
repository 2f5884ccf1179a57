import Foundation

/// A record in the trace-event format that Perfetto and other viewers open: a lane an activity, with arrows where work
/// went on in another thread.
struct ChromeTrace {
    private struct Event: Encodable {
        var name: String
        var cat: String
        var ph: String
        var ts: UInt64
        var dur: UInt64?
        var pid = 1
        var tid: Int
        var id: UInt64?
        var bp: String?
        var s: String?
        var args: [String: String]?
    }

    private let record: TraceRecord
    private let title: String

    init(_ record: TraceRecord, title: String) {
        self.record = record
        self.title = title
    }

    func data() throws -> Data {
        var events: [Event] = [metadata("process_name", 0, title)]
        for (index, activity) in record.activities.enumerated() {
            let lane = index + 1
            let name = TreeText.words(for: activity)
            events.append(metadata("thread_name", lane, "\(lane) \(name)"))
            activity.forEach { events += self.events(of: $0, lane) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = Data("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n".utf8)
        for (index, event) in events.enumerated() {
            if index > 0 { text += Data(",\n".utf8) }
            text += try encoder.encode(event)
        }
        return text + Data("\n]}\n".utf8)
    }

    private func metadata(_ name: String, _ lane: Int, _ text: String) -> Event {
        Event(name: name, cat: "__metadata", ph: "M", ts: 0, tid: lane, args: ["name": text])
    }

    private func events(of node: TraceNode, _ lane: Int) -> [Event] {
        var arguments: [String: String] = ["thread": node.thread == 1 ? "main" : "\(node.thread)"]
        if let place = node.place { arguments["place"] = "\(place.file):\(place.line)" }
        if let old = node.old { arguments["old"] = old }
        if let new = node.new { arguments["new"] = new }
        if !node.type.isEmpty { arguments["type"] = node.type }
        var event = Event(
            name: TreeText.words(for: node), cat: node.kind.rawValue, ph: "X", ts: node.start, tid: lane,
            args: arguments)
        guard !node.kind.isMoment else {
            event.ph = "i"
            event.s = "t"
            return [event]
        }
        event.dur = (node.end ?? node.latest) - node.start
        guard node.kind == .hop, let origin = node.parent else { return [event] }
        // From where the work was handed over to where it goes on.
        var start = Event(name: node.name, cat: "hop", ph: "s", ts: origin.start, tid: lane, id: node.id)
        start.args = nil
        var end = start
        end.ph = "f"
        end.bp = "e"
        end.ts = node.start
        return [start, event, end]
    }
}
