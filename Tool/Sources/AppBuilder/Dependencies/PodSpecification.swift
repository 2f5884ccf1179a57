import Foundation
import XcodeProject

/// What a podspec says of the files of a library. It is a program in Ruby, of which the usual assignments are read.
struct PodSpecification {
    /// The name under which the library is imported, if it is not the pod's.
    private(set) var moduleName: String?
    /// Patterns of paths in the library's folder.
    private(set) var sources: [String] = []
    private(set) var excluded: [String] = []
    private(set) var resources: [String] = []
    /// Bundles of resources, and the patterns of what is in them.
    private(set) var bundles: [String: [String]] = [:]

    /// The parts that an app gets which asks for none, and those that were taken.
    private(set) var usualParts: Set<String> = []
    private(set) var parts: Set<String> = []

    /// Reads the parts that an app gets.
    ///
    /// - Parameter asked: Those that it asks for, `nil` among them for the whole pod, which has the default ones, or all.
    init(_ text: String, parts asked: Set<String?> = [nil]) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0.isWhitespace }.hasPrefix("#") }
        let text = lines.joined(separator: "\n")
        let parts = text.matches(of: /\.subspec\s*\(?\s*["']([^"']+)["']\s*\)?\s*do\s*\|\s*(\w+)\s*\|/).map {
            (name: String($0.1), variable: String($0.2), start: $0.range.lowerBound)
        }
        var defaults: Set<String> = []
        var needed: [String: Set<String>] = [:]
        var found: [(part: String?, name: String, value: Substring)] = []
        let pattern =
            /(\w+)\.(?:ios\.)?(source_files|exclude_files|resources?|resource_bundles?|module_name|default_subspecs?|dependency)\b\s*=?\s*((?:\[[^\]]*\]|\{[^}]*\}(?!["'])|(?:["'][^"'\n]*["'](?:\s*,\s*)?)+))/
        for match in text.matches(of: pattern) {
            let variable = String(match.1)
            guard !Self.otherPlatforms.contains(variable) else { continue }
            let part = parts.last { $0.variable == variable && $0.start < match.range.lowerBound }?.name
            switch match.2 {
            case "default_subspec", "default_subspecs": defaults.formUnion(Self.strings(match.3))
            case "dependency":
                let own = Self.strings(match.3).first.map { $0.split(separator: "/") } ?? []
                if let part, own.count == 2 { needed[part, default: []].insert(String(own[1])) }
            default: found.append((part, String(match.2), match.3))
            }
        }
        func withNeeded(_ first: Set<String>) -> Set<String> {
            var taken = first
            while case let more = taken.union(taken.flatMap { needed[$0] ?? [] }), more != taken { taken = more }
            return taken
        }
        usualParts = withNeeded(defaults.isEmpty ? Set(parts.map(\.name)) : defaults)
        // Of a part in a part, `Core/Images`, both are there.
        var taken = withNeeded(Set(asked.compactMap { $0 }.flatMap { $0.split(separator: "/").map(String.init) }))
        // Parts that the podspec does not have are no reason to take none.
        if asked.contains(nil) || taken.isDisjoint(with: parts.map(\.name)) { taken.formUnion(usualParts) }
        self.parts = taken
        for (part, name, value) in found where part.map(taken.contains) ?? true {
            switch name {
            case "source_files": sources += Self.strings(value)
            case "exclude_files": excluded += Self.strings(value)
            case "resource", "resources": resources += Self.strings(value)
            case "module_name": moduleName = Self.strings(value).first
            default:
                for entry in value.matches(of: /["']([^"']+)["']\s*=>\s*(\[[^\]]*\]|["'][^"']*["'])/) {
                    bundles[String(entry.1), default: []] += Self.strings(entry.2)
                }
            }
        }
    }

    /// `s.watchos.exclude_files` is nothing to iOS.
    private static let otherPlatforms: Set<String> = ["osx", "macos", "watchos", "tvos", "visionos"]

    private static func strings(_ value: Substring) -> [String] {
        value.matches(of: /["']([^"']*)["']/).map { String($0.1) }
    }

    /// The files and folders below one that patterns name, by their paths there.
    static func paths(_ patterns: [String], in folder: URL) -> [String] {
        PathPattern.paths(patterns, in: folder, expression: expression)
    }

    /// The regular expression for a pattern of Ruby's; a folder stands for the files in it.
    static func expression(of pattern: String) -> String {
        let result = PathPattern.expression(of: pattern)
        if result.hasSuffix("/") { return result + "[^/]*" }
        // A last part without an ending may be a folder.
        let last = pattern.split(separator: "/").last ?? ""
        return last.contains(".") || last.contains("*") ? result : result + "(?:/[^/]*)?"
    }
}
