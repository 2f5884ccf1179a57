import Foundation

/// A folder of flows: which of them are played, and in which order, as its `config.yaml` says.
public struct FlowWorkspace: Equatable, Sendable {
    /// Patterns of the flows' paths in the folder; `*` stands for a part of a name, `**` for folders too.
    public var patterns = ["*"]
    /// Only flows that have one of these tags are played, if there are any.
    public var includedTags: [String] = []
    /// Flows that have one of these are not.
    public var excludedTags: [String] = []
    /// The names of flows that come first, in this order.
    public var order: [String] = []
    /// Whether the others are played when one of ``order`` has failed.
    public var goesOnAfterFailure = true

    /// The names that the file of a workspace may have.
    public static let fileNames = ["config.yaml", "config.yml"]

    /// An ordinary workspace.
    public init() {}

    /// Reads the text of a `config.yaml`. What it says beside is for others.
    public init(text: String) throws(FlowError) {
        guard let node = try YAMLReader.documents(of: text).first else { return }
        let reader = FlowReader(
            file: nil, folder: URL(fileURLWithPath: "/"), depth: 0, constants: [:], notes: FlowReader.Notes())
        guard let pairs = node.pairs else { throw reader.error(at: node, "expected `flows: ...`, found \(node.kind)") }
        for (key, value) in pairs where !value.isNull {
            switch key.text {
            case "flows": patterns = try reader.texts(value)
            case "includeTags": includedTags = try reader.texts(value)
            case "excludeTags": excludedTags = try reader.texts(value)
            case "executionOrder":
                for (key, value) in value.pairs ?? [] {
                    switch key.text {
                    case "flowsOrder": order = try reader.texts(value)
                    case "continueOnFailure": goesOnAfterFailure = try reader.boolean(value)
                    default: continue
                    }
                }
            default: continue
            }
        }
    }

    /// Whether the flow at `path`, a path in the folder, is one of the workspace's.
    public func contains(path: String) -> Bool { patterns.contains { Self.matches(path, $0) } }

    /// Whether a flow with these tags is played.
    public func plays(tags: [String]) -> Bool {
        (includedTags.isEmpty || tags.contains(where: includedTags.contains))
            && !tags.contains(where: excludedTags.contains)
    }

    /// The names in the order in which flows of these names are played.
    public func sorted(_ names: [String]) -> [String] {
        order.filter(names.contains) + names.filter { !order.contains($0) }
    }

    private static func matches(_ path: String, _ pattern: String) -> Bool {
        var pattern = pattern[...]
        if pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
        var expression = ""
        while let character = pattern.first {
            if pattern.hasPrefix("**/") {
                expression += "(?:.*/)?"
                pattern = pattern.dropFirst(3)
            } else if pattern.hasPrefix("**") {
                expression += ".*"
                pattern = pattern.dropFirst(2)
            } else {
                switch character {
                case "*": expression += "[^/]*"
                case "?": expression += "[^/]"
                default: expression += NSRegularExpression.escapedPattern(for: String(character))
                }
                pattern = pattern.dropFirst()
            }
        }
        return path.range(of: "^" + expression + "$", options: .regularExpression) != nil
    }
}
