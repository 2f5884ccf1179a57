import SourceTranslator

/// How the sources of a module are compiled, as far as a project can say.
public struct CompilerOptions: Hashable, Sendable {
    /// `5`, `6`, or an older one.
    public var language = "5"
    /// The conditions that hold in `#if`.
    public var conditions = ["DEBUG"]
    /// Whether declarations without an isolation of their own are on the main actor.
    public var isMainActorByDefault = false
    /// The Swift package that it is of: its modules see each other's `package` declarations.
    public var packageName: String?
    public var upcomingFeatures: [String] = []
    /// Whether `@testable import` reaches what is internal.
    public var isTestable = false
    /// Whether the code counts how often its lines run.
    public var isCovered = false
    /// How they are translated before that.
    public var translation = TranslationOptions()
    /// Modules that every file sees without an import.
    public var implicitImports: [String] = []
    /// Whether who imports the module sees UIKit too, as its header imports that.
    public var bringsUIKit = false

    public init() {}

    /// Has the module's files, and who imports it, see UIKit, as a header that imports it does.
    mutating func seeUIKitByHeader() { (implicitImports, bringsUIKit) = (["UIKit"], true) }

    /// The compiler's arguments.
    var arguments: [String] {
        var arguments = ["-swift-version", language] + conditions.map { "-D" + $0 }
        if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
        if let packageName { arguments += ["-package-name", packageName] }
        for feature in upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        if isTestable { arguments.append("-enable-testing") }
        if isCovered { arguments += ["-profile-generate", "-profile-coverage-mapping"] }
        for module in implicitImports { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        return arguments
    }
}
