/// A value of a build setting.
public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
    Codable, Hashable, Sendable
{
    case string(String)
    case array([String])

    /// Makes a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a list of words.
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    /// Makes `YES` or `NO`.
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    /// Makes a text of what stands for one.
    public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }
}

/// Build settings by name.
public typealias SettingsDictionary = [String: SettingValue]

/// The name of a build configuration.
public struct ConfigurationName: ExpressibleByStringInterpolation, Codable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The one that is for finding mistakes.
    public static var debug: ConfigurationName { "Debug" }
    /// The one that is for everybody.
    public static var release: ConfigurationName { "Release" }

    /// Makes a name.
    public init(stringLiteral value: String) { rawValue = value }

    /// A name.
    public static func configuration(_ name: String) -> ConfigurationName { Self(stringLiteral: name) }
}

/// One of the two usual build configurations, as manifests of version 1 and 2 say it.
public enum PresetBuildConfiguration: String, Codable, Sendable {
    case debug, release

    /// The configuration's name.
    public var name: String { self == .debug ? "Debug" : "Release" }
}

/// The build settings of one configuration.
public struct Configuration: Codable, Hashable, Sendable {
    /// What a configuration is for.
    public enum Variant: String, Codable, Sendable {
        case debug, release
    }

    /// Its name.
    public let name: ConfigurationName
    /// What it is for.
    public let variant: Variant
    /// Its settings.
    public let settings: SettingsDictionary
    /// The file with more settings.
    public let xcconfig: Path?

    /// A configuration for finding mistakes.
    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        Configuration(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
    }

    /// A configuration for everybody.
    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        Configuration(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
    }
}

/// The build settings of one configuration, as manifests of version 1 call it.
public typealias CustomConfiguration = Configuration

/// What is set without being said.
public enum DefaultSettings: Codable, Hashable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none

    /// All that Xcode sets in a new project.
    public static var recommended: DefaultSettings { .recommended(excluding: []) }
    /// What a project cannot be built without.
    public static var essential: DefaultSettings { .essential(excluding: []) }
}

/// The build settings of a project or of a target.
public struct Settings: Codable, Hashable, Sendable {
    /// Those of all configurations.
    public let base: SettingsDictionary
    /// The configurations, with their own.
    public let configurations: [Configuration]
    /// What is set without being said.
    public let defaultSettings: DefaultSettings

    init(_ base: SettingsDictionary, _ configurations: [Configuration], _ defaultSettings: DefaultSettings) {
        self.base = base
        self.configurations = configurations
        self.defaultSettings = defaultSettings
    }

    /// Makes settings for the two usual configurations, as manifests of version 1 do.
    public init(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended
    ) {
        self = .settings(base: base, debug: debug, release: release, defaultSettings: defaultSettings)
    }

    /// Makes settings, as manifests of version 1 do.
    public init(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended
    ) {
        self.init(base, configurations, defaultSettings)
    }

    /// Settings for the two usual configurations.
    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        Settings(
            base,
            [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)], defaultSettings)
    }

    /// Settings for configurations.
    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        Settings(base, configurations, defaultSettings)
    }
}
