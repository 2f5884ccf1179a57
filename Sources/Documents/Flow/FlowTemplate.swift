import Foundation

/// A step, or a condition, that has scripts in its words: it is known when its turn comes.
public struct FlowTemplate: Equatable, Sendable {
    let file: String?
    let folder: URL
    let depth: Int
    let constants: [String: String]
    /// The command's name; nil for a condition.
    let command: String?
    let value: YAMLNode
    let place: YAMLNode

    /// The texts with scripts in them, each once, in the order they are written.
    public var texts: [String] {
        var texts: [String] = []
        Self.walk(value, under: command) { if !texts.contains($0) { texts.append($0) } }
        return texts
    }

    /// Whether a name in it that nothing is known by is no mistake.
    public var mayBeNothing: Bool { command == "assertTrue" || command == "evalScript" }

    /// The command, given what each of ``texts`` comes to.
    public func command(_ values: [String: String]) throws(FlowError) -> FlowCommand {
        try reader.command(of: command ?? "", Self.filled(value, under: command, values), place)
    }

    /// The condition, given what each of ``texts`` comes to.
    public func condition(_ values: [String: String]) throws(FlowError) -> FlowCondition {
        let node = Self.filled(value, under: nil, values)
        let arguments = FlowArguments(reader: reader, command: "condition", value: node, place: place)
        return try arguments.condition()
    }

    private var reader: FlowReader {
        FlowReader(file: file, folder: folder, depth: depth, constants: constants, notes: FlowReader.Notes())
    }

    /// Whether the values of a command's argument are looked at later still, by those whose they are.
    private static func isLater(_ argument: String?, of command: String?) -> Bool {
        guard command != nil, let argument else { return false }
        return ["commands", "when", "while", "env"].contains(argument)
    }

    private static func walk(_ node: YAMLNode, under command: String?, _ take: (String) -> Void) {
        switch node.content {
        case .scalar(let text, _): if !FlowText(text).scripts.isEmpty { take(text) }
        case .sequence(let items): for item in items { walk(item, under: nil, take) }
        case .mapping(let pairs):
            for pair in pairs where !isLater(pair.key.text, of: command) {
                walk(pair.key, under: nil, take)
                walk(pair.value, under: nil, take)
            }
        }
    }

    private static func filled(_ node: YAMLNode, under command: String?, _ values: [String: String]) -> YAMLNode {
        var filled = node
        switch node.content {
        case .scalar(let text, let isPlain):
            guard let value = values[text] else { return node }
            filled.content = .scalar(FlowText.escaped(value), isPlain: isPlain && !value.isEmpty)
        case .sequence(let items): filled.content = .sequence(items.map { Self.filled($0, under: nil, values) })
        case .mapping(let pairs):
            filled.content = .mapping(
                pairs.map { pair in
                    isLater(pair.key.text, of: command)
                        ? pair
                        : (Self.filled(pair.key, under: nil, values), Self.filled(pair.value, under: nil, values))
                })
        }
        return filled
    }

    /// Whether both stand at the same place.
    public static func == (left: FlowTemplate, right: FlowTemplate) -> Bool {
        left.file == right.file && left.folder == right.folder && left.command == right.command
            && left.place.line == right.place.line && left.place.column == right.place.column
            && left.constants == right.constants
    }
}
