import Documents

/// The build settings that a description of a project gives its configurations.
struct SpecificationSettings {
    /// A build configuration, and whether it is for debugging.
    struct Configuration {
        var name: String
        var isDebug: Bool
    }

    let configurations: [Configuration]
    private let groups: YAMLNode?

    init(_ specification: YAMLNode) {
        let named = (specification["configs"]?.entries ?? []).map { name, kind in
            Configuration(name: name, isDebug: kind.text == "debug")
        }
        configurations =
            named.isEmpty
            ? [Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false)] : named
        groups = specification["settingGroups"] ?? specification["settingPresets"]
    }

    /// The settings for one configuration: those of groups, those for all configurations, those for this.
    func values(_ settings: YAMLNode?, for configuration: Configuration, depth: Int = 0) -> [String: ProjectValue] {
        guard let settings, depth < 16 else { return [:] }
        guard settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil else {
            return settings.entries.reduce(into: [:]) { $0[$1.name] = Self.value($1.value) }
        }
        var result: [String: ProjectValue] = [:]
        for group in settings["groups"]?.texts ?? [] {
            result.merge(values(groups?[group], for: configuration, depth: depth + 1)) { $1 }
        }
        for (name, value) in settings["base"]?.entries ?? [] { result[name] = Self.value(value) }
        let own = settings["configs"]?.entries ?? []
        let wanted = configuration.name.lowercased()
        // A key may be a part of the configuration's name.
        let matching = own.filter { $0.name.lowercased() == wanted }
        for (_, value) in matching.isEmpty ? own.filter({ wanted.contains($0.name.lowercased()) }) : matching {
            result.merge(values(value, for: configuration, depth: depth + 1)) { $1 }
        }
        return result
    }

    /// A setting as a project has it: `YES` for what YAML takes for true.
    private static func value(_ node: YAMLNode) -> ProjectValue {
        if let items = node.items { return ProjectValue(.array(items.map(value)), line: node.line) }
        guard case .scalar(let text, let isPlain) = node.content else {
            return ProjectValue(.string(""), line: node.line)
        }
        switch text.lowercased() {
        case "true" where isPlain, "yes" where isPlain: return ProjectValue(.string("YES"), line: node.line)
        case "false" where isPlain, "no" where isPlain: return ProjectValue(.string("NO"), line: node.line)
        default: return ProjectValue(.string(text), line: node.line)
        }
    }
}
