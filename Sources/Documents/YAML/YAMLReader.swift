import CYAML

/// Reads YAML text into ``YAMLNode``s with libyaml.
///
/// Anchors and aliases are refused unless they are asked for: a flow has no use for them, and a few lines of them can
/// stand for gigabytes.
package struct YAMLReader: ~Copyable {
    /// Deeper nesting than any flow has, and far less than what would exhaust the stack.
    private static let depthLimit = 64
    /// More values than aliases may stand for: no description of a project has a tenth of them.
    private static let aliasLimit = 100_000

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let takesAliases: Bool
    private let takesRepetitions: Bool
    /// The values that anchors name, with how many values are in each.
    private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
    /// How many values there are, with those that aliases stand for.
    private var size = 0

    /// The documents of `text`, one node each; empty documents are left out.
    ///
    /// - Parameters:
    ///   - takesAliases: Whether a value may stand for an earlier one, `*name` for that after `&name`.
    ///   - takesRepetitions: Whether a key may be given again, and its last value holds, as readers of YAML do that are
    ///     not strict.
    package static func documents(
        of text: String, takesAliases: Bool = false, takesRepetitions: Bool = false
    ) throws(FlowError) -> [YAMLNode] {
        var reader = try YAMLReader(text, takesAliases, takesRepetitions)
        return try reader.documents()
    }

    private init(_ text: String, _ takesAliases: Bool, _ takesRepetitions: Bool) throws(FlowError) {
        self.takesAliases = takesAliases
        self.takesRepetitions = takesRepetitions
        let utf8 = Array(text.utf8)
        bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, utf8.count))
        _ = bytes.initialize(from: utf8)
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            throw FlowError(line: 1, column: 1, message: "out of memory")
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, utf8.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    private mutating func documents() throws(FlowError) -> [YAMLNode] {
        var documents: [YAMLNode] = []
        while true {
            let event = try next()
            switch event.kind {
            case .streamEnd: return documents
            case .scalar, .sequenceStart, .mappingStart:
                let node = try node(from: event, depth: 0)
                if !node.isNull { documents.append(node) }
            case .alias: throw event.error("anchors and aliases are not supported")
            case .sequenceEnd, .mappingEnd, .other: continue
            }
        }
    }

    private mutating func node(from event: Event, depth: Int) throws(FlowError) -> YAMLNode {
        guard depth < Self.depthLimit else { throw event.error("nested more than \(Self.depthLimit) levels deep") }
        if event.kind == .alias, let name = event.anchor, takesAliases {
            guard let known = anchors[name] else { throw event.error("no value before this is called &\(name)") }
            size += known.size
            guard size < Self.aliasLimit else { throw event.error("aliases stand for too many values") }
            return known.node
        }
        guard takesAliases || event.anchor == nil else { throw event.error("anchors and aliases are not supported") }
        let before = size
        size += 1
        let content: YAMLNode.Content
        switch event.kind {
        case .scalar(let text, let isPlain):
            content = .scalar(text, isPlain: isPlain)
        case .sequenceStart:
            var items: [YAMLNode] = []
            let start = event
            var event = try next(after: start)
            while event.kind != .sequenceEnd {
                items.append(try node(from: event, depth: depth + 1))
                event = try next(after: start)
            }
            content = .sequence(items)
        case .mappingStart:
            var pairs: [(key: YAMLNode, value: YAMLNode)] = []
            var names: Set<String> = []
            let start = event
            var event = try next(after: start)
            while event.kind != .mappingEnd {
                let key = try node(from: event, depth: depth + 1)
                if let name = key.text, !names.insert(name).inserted {
                    guard takesRepetitions else { throw event.error("`\(name)` is given twice") }
                    pairs.removeAll { $0.key.text == name }
                }
                pairs.append((key, try node(from: next(after: start), depth: depth + 1)))
                event = try next(after: start)
            }
            content = .mapping(pairs)
        case .alias, .sequenceEnd, .mappingEnd, .streamEnd, .other:
            throw event.error("anchors and aliases are not supported")
        }
        let node = YAMLNode(content: content, line: event.line, column: event.column)
        if let name = event.anchor { anchors[name] = (node, size - before) }
        return node
    }

    /// The parts of a libyaml event that are used here, copied so that the event can be freed at once.
    private struct Event {
        enum Kind: Equatable {
            case streamEnd, sequenceStart, sequenceEnd, mappingStart, mappingEnd, alias, other
            case scalar(String, isPlain: Bool)
        }

        var kind: Kind
        var anchor: String?
        var line: Int
        var column: Int

        func error(_ message: String) -> FlowError {
            FlowError(line: line, column: column, message: message)
        }
    }

    /// The next event. `opening` began the list or mapping in which it stands.
    private func next(after opening: Event? = nil) throws(FlowError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            var message = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
            if let context = parser.pointee.context { message += " " + String(cString: context) }
            // Something left open at the end of the text is best reported where it was opened.
            if let opening, parser.pointee.problem_mark.index >= bytes.count {
                throw opening.error("not YAML: \(message)")
            }
            // A reader error (a byte that is no character) leaves the problem mark at the start of the text.
            let mark =
                parser.pointee.error == YAML_READER_ERROR ? parser.pointee.mark : parser.pointee.problem_mark
            throw FlowError(line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: "not YAML: \(message)")
        }
        defer { yaml_event_delete(&event) }
        var anchor: UnsafeMutablePointer<yaml_char_t>?
        let kind: Event.Kind
        switch event.type {
        case YAML_STREAM_END_EVENT: kind = .streamEnd
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            anchor = scalar.anchor
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
            kind = .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
        case YAML_SEQUENCE_START_EVENT:
            anchor = event.data.sequence_start.anchor
            kind = .sequenceStart
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            anchor = event.data.mapping_start.anchor
            kind = .mappingStart
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        case YAML_ALIAS_EVENT:
            anchor = event.data.alias.anchor
            kind = .alias
        default: kind = .other
        }
        let mark = event.start_mark
        return Event(
            kind: kind, anchor: anchor.map { String(cString: $0) }, line: Int(mark.line) + 1,
            column: Int(mark.column) + 1)
    }
}
