import Documents
import Foundation
import XcodeProject

/// The files of an app: those that its Xcode project names, or without one all that are in its folder.
public struct AppSources: Sendable {
    /// A file of the app's bundle, or a folder of it that stays one.
    public struct Resource: Hashable, Sendable {
        public var source: URL
        /// In the bundle.
        public var path: String
        /// The module that it belongs to; nil for the app's.
        public var module: String?
    }

    /// The resources of the app's own module: those of its tests may be with them in a bundle.
    var ownResources: [Resource] { resources.filter { ($0.module ?? moduleName) == moduleName } }

    /// The app's name: its product's, or the folder's.
    public var name: String
    public var root: URL
    public var swiftFiles: [URL]
    public var resources: [Resource]
    public var infoPlist: URL?
    /// The rights that it asks for.
    var entitlements = Entitlements()
    /// What the store sells to it when it is tried out.
    public var storeConfiguration: URL?
    /// Values that Xcode would write into the Info.plist from build settings.
    public var generatedInfo: [String: PropertyList] = [:]
    /// The module that the app's sources make.
    public var moduleName: String
    /// How they are compiled.
    public var options = CompilerOptions()
    /// The build settings, which the macros of the Info.plist refer to.
    public var settings: BuildSettings
    /// The project and its target, if there is one.
    public var origin: Origin?
    /// Modules that have to be built before the app's own, each after those it needs.
    public var modules: [ModuleSources] = []
    /// The folders of libraries that were asked for, and have nothing in Swift.
    var foreignLibraries: [String: URL] = [:]

    /// The folders that the sources and resources come from, the app's own first.
    var folders: [URL] {
        [root] + (origin.map { [$0.project.url.deletingLastPathComponent()] } ?? []) + modules.map(\.root)
    }

    /// The part of an Xcode project that sources are taken from.
    public struct Origin: Sendable {
        public var project: XcodeProject
        public var target: XcodeTarget

        /// The products of packages that the target needs, and those that the project's targets need which it needs.
        var products: [XcodeTarget.PackageProduct] {
            var result: [XcodeTarget.PackageProduct] = []
            var seen: Set<String> = []
            var pending = [target]
            while let target = pending.popLast() {
                guard seen.insert(target.name).inserted else { continue }
                for product in target.products where !result.contains(where: { $0.name == product.name }) {
                    result.append(product)
                }
                pending += target.dependencies.compactMap(project.target(named:)).filter { $0.kind == .framework }
            }
            return result
        }
    }

    /// The name as Swift can write it: `NSObject-Rx` is `NSObject_Rx`.
    package static func identifier(_ name: String) -> String {
        var result = String(
            name.unicodeScalars.map { scalar in
                let isAllowed = scalar == "_" || (scalar.isASCII ? CharacterSet.alphanumerics.contains(scalar) : true)
                return isAllowed && !CharacterSet.whitespaces.contains(scalar) ? Character(scalar) : "_"
            })
        if result.first?.isNumber != false { result = "_" + result }
        return result
    }

    private static let resourceEndings: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "json", "geojson", "csv", "txt", "html", "css", "js",
        "plist", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "ttf", "otf", "mp3", "wav", "m4a", "caf",
        "mp4", "mov", "xml", "sqlite", "db", "bin", "dat",
    ]

    private static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "fastlane", "Stubs", "node_modules", "Preview Content",
    ]

    /// The app at `path`: an Xcode project or workspace, or a folder, with a project somewhere in it or without.
    ///
    /// - Parameter target: The target of the project to take; nil for that of the app.
    public init(path: String, target: String? = nil) throws(BuildError) {
        switch try ProjectLocation.find(path) {
        case .project(let url): self = try AppSources(project: url, target: target)
        case .folder(let url):
            if let target {
                throw BuildError(.usage, "seam: --target \(target): there is no Xcode project in \(path)")
            }
            self = try AppSources(folder: url, path: path)
        }
    }

    init(name: String, root: URL, moduleName: String, settings: BuildSettings) {
        self.name = name
        self.root = root
        self.moduleName = moduleName
        self.settings = settings
        swiftFiles = []
        resources = []
    }

    /// Looks through a folder without a project.
    private init(folder url: URL, path: String) throws(BuildError) {
        root = url
        name = url.lastPathComponent
        moduleName = Self.identifier(name)
        settings = BuildSettings(defaults: [
            "PRODUCT_MODULE_NAME": moduleName, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name,
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
        ])
        swiftFiles = []
        resources = []
        var plists: [URL] = []
        var pending = [url]
        while let folder = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let file = folder.appending(path: name)
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
                let ending = file.pathExtension.lowercased()
                if isFolder.boolValue {
                    switch ending {
                    case "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets":
                        resources.append(Resource(source: file, path: name))
                    case "lproj": addLocalised(file)
                    case "xcodeproj", "xcworkspace", "framework", "xcframework", "playground", "app": continue
                    default:
                        if !Self.skippedFolders.contains(name), !name.hasSuffix("Tests") { pending.append(file) }
                    }
                } else if ending == "swift" {
                    if name != "Package.swift" { swiftFiles.append(file) }
                } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                    plists.append(file)
                } else if ending == "storekit" {
                    storeConfiguration = storeConfiguration ?? file
                } else if Self.resourceEndings.contains(ending), !["Package.resolved"].contains(name) {
                    resources.append(Resource(source: file, path: name))
                }
            }
        }
        infoPlist =
            plists
            .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
        swiftFiles.sort { $0.path < $1.path }
        guard !swiftFiles.isEmpty else {
            throw BuildError(.usage, "seam: there is no Swift file in \(path); give the folder of an app's sources")
        }
        try checkNames()
    }

    private mutating func addLocalised(_ folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            resources.append(
                Resource(source: folder.appending(path: name), path: folder.lastPathComponent + "/" + name))
        }
    }

    /// The compiler tells files of a module apart by name.
    func checkNames() throws(BuildError) {
        var seen: [String: URL] = [:]
        for file in swiftFiles {
            if let other = seen.updateValue(file, forKey: file.lastPathComponent) {
                throw BuildError(
                    .build, "\(file.path): error: the app has two files of this name; the other is \(other.path)")
            }
        }
    }
}
