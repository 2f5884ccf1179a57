import Documents
import Foundation

/// A target of a project: what it is made from, and how.
public struct XcodeTarget: Sendable {
    public enum Kind: Sendable {
        case application, framework, unitTests, interfaceTests, other
    }

    /// A file or a folder of the target's bundle.
    public struct Resource: Hashable, Sendable {
        public var source: URL
        /// In the bundle.
        public var path: String
    }

    /// A product of a Swift package that the target links.
    public struct PackageProduct: Hashable, Sendable {
        public var name: String
        /// Where the package is to be had; nil if the project does not say.
        public var address: String?
        /// The versions that will do, as a package's manifest has it: `from: "1.2.3"`.
        public var requirement: String?
        /// The folder of a package that comes with the project.
        public var folder: URL?
        /// The line of the project that asks for it.
        public var line: Int
    }

    /// A script that Xcode runs when the target is built.
    public struct Script: Hashable, Sendable {
        public var text: String
        /// The files that it says it reads and writes, as the project has them: with macros.
        public var inputs: [String]
        public var outputs: [String]

        public init(text: String, inputs: [String] = [], outputs: [String] = []) {
            self.text = text
            self.inputs = inputs
            self.outputs = outputs
        }
    }

    public var name: String
    public var kind: Kind
    public var settings: BuildSettings
    /// The Swift files, in the order of the project.
    public var sources: [URL] = []
    /// The first of the sources of a target of tests that the disk has not: the app is built without it.
    public var missingSource: ProjectError?
    /// The folders whose files are the target's because they are in them.
    public var synchronizedFolders: [URL] = []
    /// Sources in languages other than Swift.
    public var foreignSources: [URL] = []
    public var resources: [Resource] = []
    /// Resources that the project has and the disk has not.
    public var missingResources: [String] = []
    /// The paths of files of build settings that its configuration names and the disk has not, such as one with keys that
    /// its author keeps to themselves: what they would set is not set.
    public var missingSettings: [String] = []
    /// The modules of frameworks that the target links and another project makes.
    public var foreignFrameworks: [String] = []
    /// Sources that a script of the target writes while Xcode builds, and that are not there.
    public var missingMadeSources: [String] = []
    public var scripts: [Script] = []
    /// The names of the project's targets that have to be built before this.
    public var dependencies: [String] = []
    public var products: [PackageProduct] = []
    /// The app's name that unit tests run in, as TEST_HOST or the project's attributes say; nil if they need no app.
    public var host: String?
    /// What its Info.plist is made of, where the project's description says it.
    public var info: [String: PropertyList]?
    /// The names that are made of its resources while it is built.
    public var synthesis: ResourceSynthesis?
    /// Where the project describes it.
    public var line: Int

    public var moduleName: String {
        settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? MacroExpansion.identifier(name)
    }

    public var productName: String {
        settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
    }

    /// Whether it is made for iPhones, as far as the settings say.
    public var isForPhone: Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
        if platforms.contains("iphone") { return true }
        let kit = settings["SDKROOT"] ?? "iphoneos"
        return platforms.isEmpty && (kit.hasPrefix("iphone") || kit == "auto")
    }
}
