/// The first lines of new files.
public enum FileHeaderTemplate: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case file(Path)
    case string(String)

    /// Makes lines of a text.
    public init(stringLiteral value: String) { self = .string(value) }
}

/// What makes names in Swift of resources.
public struct ResourceSynthesizer: Codable, Hashable, Sendable {
    /// Where the template comes from.
    public enum TemplateType: Codable, Hashable, Sendable {
        case plugin(name: String, resourceName: String)
        case defaultTemplate(resourceName: String)
    }

    /// What reads the resources.
    public enum Parser: String, Codable, Hashable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
    }

    /// Where the template comes from.
    public let templateType: TemplateType
    /// What reads the resources.
    public let parser: Parser
    /// The endings of the resources.
    public let extensions: Set<String>

    private static func make(
        _ name: String, _ parser: Parser, _ extensions: Set<String>, plugin: String? = nil
    ) -> Self {
        let type: TemplateType =
            plugin.map { .plugin(name: $0, resourceName: name) } ?? .defaultTemplate(resourceName: name)
        return Self(templateType: type, parser: parser, extensions: extensions)
    }

    /// Names of texts.
    public static func strings() -> Self { make("Strings", .strings, ["strings", "stringsdict"]) }
    /// Names of texts, by a plug-in's template.
    public static func strings(plugin: String) -> Self {
        make("Strings", .strings, ["strings", "stringsdict"], plugin: plugin)
    }
    /// Names of texts in catalogs.
    public static func stringsCatalogs() -> Self { make("StringsCatalog", .stringsCatalog, ["xcstrings"]) }
    /// Names of texts in catalogs, by a plug-in's template.
    public static func stringsCatalogs(plugin: String) -> Self {
        make("StringsCatalog", .stringsCatalog, ["xcstrings"], plugin: plugin)
    }
    /// Names of pictures and colours.
    public static func assets() -> Self { make("Assets", .assets, ["xcassets"]) }
    /// Names of pictures and colours, by a plug-in's template.
    public static func assets(plugin: String) -> Self { make("Assets", .assets, ["xcassets"], plugin: plugin) }
    /// Names of fonts.
    public static func fonts() -> Self { make("Fonts", .fonts, ["otf", "ttc", "ttf", "woff"]) }
    /// Names of fonts, by a plug-in's template.
    public static func fonts(plugin: String) -> Self {
        make("Fonts", .fonts, ["otf", "ttc", "ttf", "woff"], plugin: plugin)
    }
    /// Names of what property lists say.
    public static func plists() -> Self { make("Plists", .plists, ["plist"]) }
    /// Names of what property lists say, by a plug-in's template.
    public static func plists(plugin: String) -> Self { make("Plists", .plists, ["plist"], plugin: plugin) }
    /// Names of data models.
    public static func coreData() -> Self { make("CoreData", .coreData, ["xcdatamodeld"]) }
    /// Names of data models, by a plug-in's template.
    public static func coreData(plugin: String) -> Self {
        make("CoreData", .coreData, ["xcdatamodeld"], plugin: plugin)
    }
    /// Names of storyboards.
    public static func interfaceBuilder() -> Self { make("InterfaceBuilder", .interfaceBuilder, ["storyboard"]) }
    /// Names of storyboards, by a plug-in's template.
    public static func interfaceBuilder(plugin: String) -> Self {
        make("InterfaceBuilder", .interfaceBuilder, ["storyboard"], plugin: plugin)
    }
    /// Names of what JSON says.
    public static func json() -> Self { make("JSON", .json, ["json"]) }
    /// Names of what JSON says, by a plug-in's template.
    public static func json(plugin: String) -> Self { make("JSON", .json, ["json"], plugin: plugin) }
    /// Names of what YAML says.
    public static func yaml() -> Self { make("YAML", .yaml, ["yml"]) }
    /// Names of what YAML says, by a plug-in's template.
    public static func yaml(plugin: String) -> Self { make("YAML", .yaml, ["yml"], plugin: plugin) }
    /// Names of files.
    public static func files(extensions: Set<String>) -> Self { make("Files", .files, extensions) }
    /// Names of files, by a plug-in's template.
    public static func files(plugin: String, extensions: Set<String>) -> Self {
        make("Files", .files, extensions, plugin: plugin)
    }
    /// Names by a template of one's own.
    public static func custom(
        name: String, parser: Parser, parserOptions: [String: String] = [:],
        extensions: Set<String>
    ) -> Self {
        make(name, parser, extensions)
    }
    /// Names by a template of a plug-in.
    public static func custom(
        plugin: String, parser: Parser, parserOptions: [String: String] = [:], extensions: Set<String>,
        resourceName: String
    ) -> Self {
        make(resourceName, parser, extensions, plugin: plugin)
    }
}

extension [ResourceSynthesizer] {
    /// What names are made of where nothing else is said.
    public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts()] }
}

/// A project: its targets, and what they share.
public struct Project: Codable, Hashable, Sendable {
    /// The project's name.
    public let name: String
    /// Whose it is.
    public let organizationName: String?
    /// The folders' prefix in new targets.
    public let classPrefix: String?
    /// How it is made.
    public let options: Options
    /// The packages that it needs.
    public let packages: [Package]
    /// Its targets.
    public let targets: [Target]
    /// Its schemes.
    public let schemes: [Scheme]
    /// Its build settings.
    public let settings: Settings?
    /// The first lines of new files.
    public let fileHeaderTemplate: FileHeaderTemplate?
    /// Files that are shown with it.
    public let additionalFiles: [FileElement]
    /// What makes names of resources.
    public let resourceSynthesizers: [ResourceSynthesizer]

    /// Makes a project.
    public init(
        name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
        packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
    ) {
        self.name = name
        self.organizationName = organizationName
        self.classPrefix = classPrefix
        self.options = options
        self.packages = packages
        self.settings = settings
        self.targets = targets
        self.schemes = schemes
        self.fileHeaderTemplate = fileHeaderTemplate
        self.additionalFiles = additionalFiles
        self.resourceSynthesizers = resourceSynthesizers
        dump(self)
    }
}

extension Project {
    /// How a project is made.
    public struct Options: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
        /// One of the options, as manifests of version 2 list them.
        public enum Option: Codable, Hashable, Sendable {
            case textSettings(
                usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil)
            case disableBundleAccessors
            case disableSynthesizedResourceAccessors
            case disableShowEnvironmentVarsInScriptPhases
            case automaticSchemesOptions(AutomaticSchemesOptions)
            case developmentRegion(String)
            case xcodeProjectName(String)
        }

        /// Which schemes are made.
        public enum AutomaticSchemesOptions: Codable, Hashable, Sendable {
            /// Which targets share a scheme.
            public enum TargetSchemesGrouping: Codable, Hashable, Sendable {
                case singleScheme
                case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
                case notGrouped
            }

            case enabled(
                targetSchemesGrouping: TargetSchemesGrouping? = .byNameSuffix(
                    build: ["Implementation", "Interface", "Mocks", "Testing"],
                    test: ["Tests", "IntegrationTests", "UITests", "SnapshotTests"], run: ["App", "Demo"]),
                codeCoverageEnabled: Bool = false, testingOptions: TestingOptions = [],
                testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
                testScreenCaptureFormat: ScreenCaptureFormat? = nil, runLanguage: SchemeLanguage? = nil,
                runRegion: String? = nil)
            case disabled
        }

        /// How texts are written.
        public struct TextSettings: Codable, Hashable, Sendable {
            /// Whether lines begin with tabs.
            public var usesTabs: Bool?
            /// How far they are moved in.
            public var indentWidth: UInt?
            /// How wide a tab is.
            public var tabWidth: UInt?
            /// Whether long lines are broken.
            public var wrapsLines: Bool?

            /// How texts are written.
            public static func textSettings(
                usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
            ) -> Self {
                Self(usesTabs: usesTabs, indentWidth: indentWidth, tabWidth: tabWidth, wrapsLines: wrapsLines)
            }
        }

        /// The languages that it has.
        public var defaultKnownRegions: [String]?
        /// The language that it is written in.
        public var developmentRegion: String?
        /// Whether no name is made for its bundle.
        public var disableBundleAccessors = false
        /// Whether no names are made of resources.
        public var disableSynthesizedResourceAccessors = false
        /// The name of the project's file.
        public var xcodeProjectName: String?

        private init() {}

        /// Makes options, as manifests of version 2 list them.
        public init(arrayLiteral elements: Option...) {
            for element in elements {
                switch element {
                case .disableBundleAccessors: disableBundleAccessors = true
                case .disableSynthesizedResourceAccessors: disableSynthesizedResourceAccessors = true
                case .developmentRegion(let region): developmentRegion = region
                case .xcodeProjectName(let name): xcodeProjectName = name
                case .textSettings, .disableShowEnvironmentVarsInScriptPhases, .automaticSchemesOptions: break
                }
            }
        }

        /// How a project is made.
        public static func options(
            automaticSchemesOptions: AutomaticSchemesOptions = .enabled(), defaultKnownRegions: [String]? = nil,
            developmentRegion: String? = nil, disableBundleAccessors: Bool = false,
            disableShowEnvironmentVarsInScriptPhases: Bool = false,
            disableSynthesizedResourceAccessors: Bool = false, textSettings: TextSettings = .textSettings(),
            xcodeProjectName: String? = nil
        ) -> Self {
            var options = Self()
            options.defaultKnownRegions = defaultKnownRegions
            options.developmentRegion = developmentRegion
            options.disableBundleAccessors = disableBundleAccessors
            options.disableSynthesizedResourceAccessors = disableSynthesizedResourceAccessors
            options.xcodeProjectName = xcodeProjectName
            return options
        }
    }
}
