import Foundation

/// The part of a package's description that matters here, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var type: String
        /// The name of a system library in pkg-config.
        var pkgConfig: String?
        var dependencies: [Reference]?
        /// `{"plugin": ["NAME", "PACKAGE"]}`
        var pluginUsages: [[String: [Part]]]?
        var settings: [Setting]?
        var resources: [Resource]?
        /// The folder of a target in C with the headers for others.
        var publicHeadersPath: String?
    }

    /// `{"path": "Pictures", "rule": {"copy": {}}}`
    struct Resource: Decodable {
        var path: String
        private var rule: [String: [String: String]]?

        /// Whether a folder stays one.
        var isCopied: Bool { rule?["copy"] != nil }
    }

    struct Condition: Decodable {
        var config: String?
        var platformNames: [String]?

        /// Whether it is one of what is built here: a debug build for iOS.
        var holds: Bool {
            let platforms = platformNames ?? []
            return config ?? "debug" == "debug" && (platforms.isEmpty || platforms.contains("ios"))
        }
    }

    /// `{"tool": "swift", "kind": {"define": {"_0": "NAME"}}, "condition": {"platformNames": ["ios"]}}`
    struct Setting: Decodable {
        var tool: String
        /// What is set, and to what.
        private var kind: [String: [String: Part]]
        private var condition: Condition?

        /// Whether it is for what is built here.
        var holds: Bool { condition?.holds ?? true }

        func value(of name: String) -> String? { text(of: name, tool: "swift") }

        /// What is set for a tool, `swift` or `c`.
        func text(of name: String, tool: String) -> String? {
            self.tool == tool && holds ? kind[name]?["_0"]?.text : nil
        }
    }

    /// `{"byName": ["A", null]}`, `{"target": ["A", null]}` or `{"product": ["A", "package", null, null]}`, whose last part
    /// is a condition, or null.
    struct Reference: Decodable {
        var name: String?
        var package: String?
        /// Whether it is needed for what is built here.
        var holds = true

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let kinds = try container.decode([String: [Part]].self)
            name = kinds.values.first?.first?.text
            package = kinds["product"]?.dropFirst().first?.text ?? kinds["byName"].flatMap { _ in name }
            holds = kinds.values.first?.last?.condition?.holds ?? true
        }
    }

    /// A string, a condition, or something that is of no interest.
    struct Part: Decodable {
        var text: String?
        var condition: Condition?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try? container.decode(String.self)
            condition = text == nil ? try? container.decode(Condition.self) : nil
        }
    }

    struct Version: Decodable {
        var _version: String
    }

    /// Another package, from a repository or a folder.
    struct Dependency: Decodable {
        var sourceControl: [Repository]?
    }

    struct Repository: Decodable {
        struct Location: Decodable {
            struct Remote: Decodable {
                var urlString: String
            }
            var remote: [Remote]?
        }
        struct Requirement: Decodable {
            struct Range: Decodable {
                var lowerBound: String
                var upperBound: String
            }
            var branch: [String]?
            var revision: [String]?
            var exact: [String]?
            var range: [Range]?
        }
        var location: Location?
        var requirement: Requirement?
    }

    var name: String?
    var products: [Product]
    var targets: [Target]
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?
    var dependencies: [Dependency]?

    /// The compiler's options for a target, as the manifest has them: its own settings, or the package's language, or
    /// that of the version of SwiftPM that the manifest is for.
    func options(of target: Target) -> CompilerOptions {
        var options = CompilerOptions()
        let settings = target.settings ?? []
        let tools = (toolsVersion?._version ?? "5").split(separator: ".").prefix(2).joined(separator: ".")
        let own = settings.lazy.compactMap { $0.value(of: "swiftLanguageMode") }.first
        let newest = swiftLanguageVersions?.max { $0.compare($1, options: .numeric) == .orderedAscending }
        options.language = CompilerOptions.language(ofVersion: own ?? newest ?? tools)
        options.conditions += settings.compactMap { $0.value(of: "define") } + ["SWIFT_PACKAGE"]
        options.isMainActorByDefault = settings.contains { $0.value(of: "defaultIsolation") == "MainActor" }
        if options.language != "6" {
            options.upcomingFeatures = settings.compactMap { $0.value(of: "enableUpcomingFeature") }
            if settings.contains(where: { $0.value(of: "enableExperimentalFeature") == "StrictConcurrency" }) {
                options.upcomingFeatures.append(CompilerOptions.completeChecking)
            }
        }
        options.translation.isForLinuxToo = true
        options.packageName = name
        return options
    }

    /// Asks SwiftPM, which takes a part of a second.
    static func read(_ folder: URL) throws(BuildError) -> PackageManifest {
        let result = try PackageBox.describe(folder)
        guard result.ending == .exit(0), let start = result.text.firstIndex(of: "{"),
            let package = try? JSONDecoder().decode(PackageManifest.self, from: Data(result.text[start...].utf8))
        else {
            throw BuildError(.build, result.text + "\nseam: the package in \(folder.path) cannot be read")
        }
        return package
    }

    /// The packages that it needs from repositories.
    var requests: [PackageFetcher.Request] {
        (dependencies ?? []).flatMap { $0.sourceControl ?? [] }.compactMap { repository in
            guard let address = repository.location?.remote?.first?.urlString, let wanted = repository.requirement
            else {
                return nil
            }
            let requirement: String? =
                if let branch = wanted.branch?.first {
                    "branch: \"\(branch)\""
                } else if let revision = wanted.revision?.first {
                    "revision: \"\(revision)\""
                } else if let exact = wanted.exact?.first {
                    "exact: \"\(exact)\""
                } else if let range = wanted.range?.first {
                    "\"\(range.lowerBound)\"..<\"\(range.upperBound)\""
                } else {
                    nil
                }
            return requirement.map { PackageFetcher.Request(address: address, requirement: $0) }
        }
    }
}
