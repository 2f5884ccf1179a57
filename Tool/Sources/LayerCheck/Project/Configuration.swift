import Documents
import Foundation

/// A project's word on its layers and the rules, in `seam-check.yml`:
///
///     layers:
///       view-model: ["*Presenter", "Sources/Logic/**"]
///     rules:
///       large-view-model: off
///     exclude: ["Generated/**"]
struct Configuration: Sendable {
    static let fileName = "seam-check.yml"

    /// A pattern of types' names, or with a slash of files' paths.
    struct Pattern: Sendable {
        var text: String

        /// `*` stands for any characters but slashes, `**` for those too, `?` for one.
        func matches(_ subject: String) -> Bool {
            Self.match(Array(text)[...], Array(subject)[...])
        }

        var isPath: Bool { text.contains("/") || text.hasSuffix(".swift") }

        private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
            guard let first = pattern.first else { return text.isEmpty }
            let rest = pattern.dropFirst()
            if first == "*" {
                let isDeep = rest.first == "*"
                var after = isDeep ? rest.dropFirst() : rest
                // `a/**/b` is a/b too.
                if isDeep, after.first == "/", match(after.dropFirst(), text) { return true }
                if isDeep, after.isEmpty { return true }
                if !isDeep { after = rest }
                var place = text.startIndex
                while true {
                    if match(after, text[place...]) { return true }
                    guard place < text.endIndex, isDeep || text[place] != "/" else { return false }
                    place = text.index(after: place)
                }
            }
            guard let letter = text.first, first == letter || (first == "?" && letter != "/") else { return false }
            return match(rest, text.dropFirst())
        }
    }

    var layers: [(layer: Layer, pattern: Pattern)] = []
    var off: Set<String> = []
    var excluded: [Pattern] = []

    init() {}

    /// Reads a file's text. Anything unknown in it is an error with its line.
    init(_ text: String, file: String, rules: [String]) throws(CheckError) {
        let documents: [YAMLNode]
        do {
            documents = try YAMLReader.documents(of: text)
        } catch {
            throw CheckError("\(file):\(error.line):\(error.column): error: \(error.message)")
        }
        func fail(_ node: YAMLNode, _ message: String) -> CheckError {
            CheckError("\(file):\(node.line):\(node.column): error: \(message)")
        }
        guard let root = documents.first, !root.isNull else { return }
        guard let pairs = root.pairs else { throw fail(root, "a mapping is wanted, with layers, rules and exclude") }
        for (key, value) in pairs {
            switch key.text {
            case "layers":
                guard let entries = value.pairs else { throw fail(value, "layers is a mapping of layers to patterns") }
                for (name, patterns) in entries {
                    guard let layer = name.text.flatMap(Layer.init(rawValue:)) else {
                        let known = Layer.allCases.map(\.rawValue).joined(separator: ", ")
                        throw fail(name, "there is no layer \"\(name.text ?? "")\"; there are \(known)")
                    }
                    layers += try Self.patterns(patterns, fail).map { (layer, $0) }
                }
            case "rules":
                guard let entries = value.pairs else { throw fail(value, "rules is a mapping of rules to on or off") }
                for (name, state) in entries {
                    guard let rule = name.text, rules.contains(rule) else {
                        throw fail(
                            name, "there is no rule \"\(name.text ?? "")\"; there are \(rules.joined(separator: ", "))")
                    }
                    switch state.text {
                    case "off", "false", "no": off.insert(rule)
                    case "on", "true", "yes": off.remove(rule)
                    default: throw fail(state, "a rule is on or off")
                    }
                }
            case "exclude": excluded += try Self.patterns(value, fail)
            default:
                throw fail(key, "there is no key \"\(key.text ?? "")\"; there are layers, rules, exclude")
            }
        }
    }

    private static func patterns(
        _ node: YAMLNode, _ fail: (YAMLNode, String) -> CheckError
    ) throws(CheckError) -> [Pattern] {
        var result: [Pattern] = []
        for item in node.items ?? [node] {
            guard let text = item.text, !text.isEmpty else {
                throw fail(item, "a pattern is wanted, such as \"*Presenter\"")
            }
            result.append(Pattern(text: text))
        }
        return result
    }

    /// The layer that is said for a type, and the pattern that says it.
    func layer(of type: TypeFacts) -> (Layer, String)? {
        for (layer, pattern) in layers {
            let isMatch =
                pattern.isPath
                ? type.declaration.map { pattern.matches($0.file.path) } ?? false
                : pattern.matches(type.name) || pattern.matches(type.qualifiedName)
            if isMatch { return (layer, pattern.text) }
        }
        return nil
    }

    func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }
}
