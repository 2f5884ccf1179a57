import Foundation

/// The build settings of a target: layers of assignments, each of which may refer to the one below as `$(inherited)`.
public struct BuildSettings: Sendable {
    /// Assignments of one place: a project or a target, or the file of settings that it is based on.
    public struct Layer: Sendable {
        /// In their order: a later assignment to the same name sees the earlier one as inherited.
        var assignments: [(name: String, conditions: [String: String], value: String)] = []

        public init() {}

        /// A name may carry conditions: `NAME[sdk=iphonesimulator*][arch=*]`.
        mutating func add(_ text: String, _ value: String) {
            let parts = text.split(separator: "[")
            guard let name = parts.first?.trimmingCharacters(in: .whitespaces), !name.isEmpty else { return }
            var conditions: [String: String] = [:]
            for part in parts.dropFirst() {
                for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                    let sides = condition.split(separator: "=", maxSplits: 1).map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                    if sides.count == 2 { conditions[sides[0]] = sides[1] }
                }
            }
            assignments.append((name, conditions, value))
        }
    }

    /// Values for settings that the project leaves open, and those that only Xcode sets.
    public var defaults: [String: String]
    /// The lowest first.
    private var values: [(name: String, value: String)] = []
    private let configuration: String

    public init(defaults: [String: String], layers: [Layer] = [], configuration: String = "Debug") {
        self.defaults = defaults
        self.configuration = configuration
        for layer in layers {
            for (name, conditions, value) in layer.assignments where holds(conditions) { values.append((name, value)) }
        }
    }

    /// Whether the conditions are those of an app for the simulator.
    private func holds(_ conditions: [String: String]) -> Bool {
        conditions.allSatisfy { name, pattern in
            switch name {
            case "sdk": Self.matches("iphonesimulator18.0", pattern)
            case "arch": Self.matches("x86_64", pattern)
            case "config": Self.matches(configuration, pattern)
            default: false
            }
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    /// The value with every macro in it replaced; nil when there is none.
    public subscript(name: String) -> String? {
        raw(name, below: values.count).map(expand)
    }

    /// The value as written, what it inherits put in.
    private func raw(_ name: String, below limit: Int) -> String? {
        var parts: [String] = []
        for (other, value) in values[..<limit].reversed() where other == name {
            parts.append(value)
            if !value.contains("$(inherited)"), !value.contains("${inherited}"), !value.contains("$(\(name))") { break }
        }
        let isWhole = parts.last.map { !$0.contains("inherited") && !$0.contains("$(\(name))") } ?? false
        var result = isWhole ? "" : defaults[name]
        for part in parts.reversed() {
            let inherited = result ?? ""
            result = part.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
                .replacing("$(\(name))", with: inherited)
            if (result?.utf8.count ?? 0) > 1 << 16 { break }
        }
        return result
    }

    /// The text with every macro in it replaced.
    public func expand(_ text: String) -> String {
        MacroExpansion.expand(text) { raw($0, below: values.count) }
    }

    /// The words of a setting that is a list.
    public func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        var isWord = false
        for character in self[name] ?? "" {
            if character == "\"" {
                isQuoted.toggle()
                isWord = true
            } else if character == " ", !isQuoted {
                if isWord { words.append(word) }
                word = ""
                isWord = false
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }

    /// Whether the setting is YES.
    public func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// The names that are assigned and begin so.
    public func names(beginning prefix: String) -> [String] {
        Set(values.lazy.map(\.name).filter { $0.hasPrefix(prefix) }).sorted()
    }
}
