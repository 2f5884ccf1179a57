/// Activities as a tree of lines, for a terminal.
public struct TreeText {
    private let width: Int
    /// Chains by the last of their links, from the source to the receiver.
    private var upstreams: [UInt64: [TraceNode]] = [:]

    public init(width: Int = 100) { self.width = width }

    /// The lines of an activity, and below them what is remarked.
    public mutating func text(of activity: TraceNode) -> String {
        upstreams = [:]
        var text = ""
        add(activity, TraceRemarks([activity]), depth: 0, to: &text)
        return text
    }

    private mutating func add(_ node: TraceNode, _ remarks: TraceRemarks, depth: Int, to text: inout String) {
        guard shows(node) else { return }
        let (words, last) = line(for: node)
        var line = String(repeating: "  ", count: depth) + words
        if let place = last.place ?? node.place {
            line += String(repeating: " ", count: max(2, width - line.count - place.text.count)) + place.text
        } else if depth == 0, !node.kind.isMoment, let end = node.end {
            let duration = Self.duration(end - node.start)
            line += String(repeating: " ", count: max(2, width - line.count - duration.count)) + duration
        }
        text += line + "\n"
        for remark in remarks.texts(for: node) + (last === node ? [] : remarks.texts(for: last)) {
            text += String(repeating: "  ", count: depth + 1) + "▲ " + remark + "\n"
        }
        for child in last.children { add(child, remarks, depth: depth + 1, to: &text) }
    }

    /// Whether a node has a line of its own. Links of a chain are told together with its end.
    mutating func shows(_ node: TraceNode) -> Bool {
        if node.kind == .subscribed, node.nextChain != 0 {
            upstreams[node.nextChain, default: []].append(node)
            return false
        }
        return node.kind != .hop || Self.leadsAnywhere(node)
    }

    /// Whether work that was handed over did anything but hand it over again.
    private static func leadsAnywhere(_ hop: TraceNode) -> Bool {
        hop.children.contains { $0.kind != .hop || leadsAnywhere($0) }
    }

    /// A node in words, with the last of those that are told together with it.
    func line(for node: TraceNode) -> (words: String, last: TraceNode) {
        var (words, last) = (Self.words(for: node), node)
        switch node.kind {
        case .event: (words, last) = chain(from: node)
        case .subscribed: words = "subscribes: " + names(of: node)
        default: break
        }
        if node.parent == nil, !node.kind.isCause, !node.kind.isMoment { words += "  (no cause known)" }
        return (words, last)
    }

    /// `CurrentValueSubject 1 item → map "1" → sink`: events of a chain that lead to nothing but the next.
    private func chain(from node: TraceNode) -> (words: String, last: TraceNode) {
        var words = node.name + " " + Self.shown(node.new ?? "")
        var last = node
        while last.nextChain != 0, last.children.count == 1, var next = last.children.first {
            var arrow = " → "
            if next.kind == .hop, next.children.count == 1, let there = next.children.first {
                next = there
                arrow = " ⤳ "
            }
            guard next.kind == .event, next.chain == last.nextChain else { break }
            words += arrow + next.name + (next.new == last.new ? "" : " " + Self.shown(next.new ?? ""))
            last = next
        }
        if last.nextChain == 0, !last.receiver.isEmpty { words += " → " + last.receiver }
        return (words, last)
    }

    private func names(of end: TraceNode) -> String {
        var names = [end.name, end.receiver].filter { !$0.isEmpty }
        var link = end.chain
        while let sources = upstreams[link], let source = sources.last {
            names.insert(source.name, at: 0)
            if sources.count > 1 { names.insert("(\(sources.dropLast().map(\.name).joined(separator: ", ")))", at: 0) }
            guard source.chain != link else { break }
            link = source.chain
        }
        return names.joined(separator: " → ")
    }

    // MARK: Words

    /// A node in words, without its place.
    public static func words(for node: TraceNode) -> String {
        switch node.kind {
        case .call: return call(node)
        case .hop: return "⤳ " + node.name
        case .event: return node.name + " " + shown(node.new ?? "")
        case .state:
            let isOfCaller = node.parent.map { $0.kind == .call && $0.object == node.object } ?? false
            return (isOfCaller ? "" : shown(node.type) + ".") + node.name + ": " + change(node)
        case .told:
            let target = node.property.isEmpty ? shown(node.type) : node.property
            return target + "." + node.name + (node.new == nil ? "" : ": " + change(node))
        case .subscribed: return "subscribes: " + node.name
        case .finished: return node.name + " finishes"
        case .failed: return node.name + " fails: " + shown(node.new ?? "")
        case .cancelled: return "cancels: " + node.name
        case .gone: return shown(node.type) + " is released"
        default: return node.name
        }
    }

    /// `TodoViewModel.addTodoItem(title: "Buy milk")`
    private static func call(_ node: TraceNode) -> String {
        guard !node.arguments.isEmpty, let open = node.name.firstIndex(of: "(") else { return node.name }
        let labels = node.name[node.name.index(after: open)...].dropLast().split(separator: ":")
        guard labels.count == node.arguments.count else { return node.name }
        let arguments = zip(labels, node.arguments).map { label, value in
            (label == "_" ? "" : label + ": ") + shown(value)
        }
        return node.name[...open] + arguments.joined(separator: ", ") + ")"
    }

    private static func change(_ node: TraceNode) -> String {
        let new = node.new ?? ""
        guard let old = node.old else { return shown(new) }
        guard old != new else { return shown(new) + " (as before)" }
        let texts = [shown(old), shown(new)]
        let counts = texts.map { $0.split(separator: " ") }
        if counts.allSatisfy({ $0.count == 2 && $0[1].hasPrefix("item") && $0[0].allSatisfy(\.isNumber) }) {
            // `0 → 1 items`
            return texts[0] == texts[1] ? texts[1] + " (changed)" : counts[0][0] + " → " + counts[1][0] + " items"
        }
        return shown(old) + " → " + shown(new)
    }

    /// A value without the marks that tell objects from each other, and with optional types as they are written.
    static func shown(_ text: String) -> String {
        let text = text.contains("\n") ? text.replacing("\n", with: "⏎") : text
        guard text.contains("\u{2}") || text.contains("Optional<") else { return text }
        var shown = text.split(separator: "\u{2}", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element).joined()
        while let match = shown.firstMatch(of: /Optional<([^<>]*)>/) {
            shown.replaceSubrange(match.range, with: match.output.1 + "?")
        }
        return shown
    }

    /// `3.1 ms`
    static func duration(_ microseconds: UInt64) -> String {
        microseconds < 1_000 ? "\(microseconds) µs" : "\(microseconds / 1_000).\(microseconds / 100 % 10) ms"
    }
}
