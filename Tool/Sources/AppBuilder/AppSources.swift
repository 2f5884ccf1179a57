import Foundation

/// The files of an app, found by looking through its folder.
public struct AppSources: Sendable {
    /// A file of the app's bundle, or a folder of it that stays one.
    public struct Resource: Hashable, Sendable {
        public var source: URL
        /// In the bundle.
        public var path: String
    }

    /// What the app is called: its project's name if the folder has one project, else the folder's.
    public var name: String
    public var root: URL
    public var swiftFiles: [URL]
    public var resources: [Resource]
    public var infoPlist: URL?

    /// The module that the app's sources make: its name as an identifier.
    public var moduleName: String { AppSources.identifier(name) }

    static func identifier(_ name: String) -> String {
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

    /// Looks through the folder at `path`.
    public init(path: String) throws(BuildError) {
        var isFolder: ObjCBool = false
        var url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw BuildError(.usage, "seam: there is no folder \(path)")
        }
        if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { url = url.deletingLastPathComponent() }
        guard isFolder.boolValue else { throw BuildError(.usage, "seam: \(path) is a file; give the folder of an app") }
        root = url
        name = url.lastPathComponent
        swiftFiles = []
        resources = []
        var plists: [URL] = []
        var projects: [String] = []
        var projectFiles: [URL] = []
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
                    case "xcodeproj":
                        projects.append(file.deletingPathExtension().lastPathComponent)
                        projectFiles.append(file.appending(path: "project.pbxproj"))
                    case "xcassets", "bundle", "xcdatamodeld", "scnassets":
                        resources.append(Resource(source: file, path: name))
                    case "lproj": addLocalised(file)
                    case "xcworkspace", "framework", "xcframework", "playground", "app": continue
                    default:
                        if !Self.skippedFolders.contains(name), !name.hasSuffix("Tests") { pending.append(file) }
                    }
                } else if ending == "swift" {
                    if name != "Package.swift" { swiftFiles.append(file) }
                } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                    plists.append(file)
                } else if Self.resourceEndings.contains(ending), !["Package.resolved"].contains(name) {
                    resources.append(Resource(source: file, path: name))
                }
            }
        }
        if projects.count == 1 { name = projects[0] }
        let named = plists.count > 1 ? Self.infoPlists(namedIn: projectFiles) : []
        let chosen = plists.filter { plist in named.contains { plist.path.hasSuffix("/" + $0) } }
        infoPlist = (chosen.isEmpty ? plists : chosen)
            .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
        swiftFiles.sort { $0.path < $1.path }
        guard !swiftFiles.isEmpty else {
            throw BuildError(.usage, "seam: there is no Swift file in \(path); give the folder of an app's sources")
        }
        try checkNames()
    }

    /// What the projects' build settings call their Info.plist: `INFOPLIST_FILE = "App/Info.plist";`
    private static func infoPlists(namedIn projects: [URL]) -> [String] {
        projects.flatMap { project in
            let text = (try? String(contentsOf: project, encoding: .utf8)) ?? ""
            return text.matches(of: /INFOPLIST_FILE = "?([^";\n]+)/).map { match in
                var path = match.1
                for prefix in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "./"] where path.hasPrefix(prefix) {
                    path = path.dropFirst(prefix.count)
                }
                return String(path)
            }
        }
    }

    private mutating func addLocalised(_ folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            resources.append(
                Resource(source: folder.appending(path: name), path: folder.lastPathComponent + "/" + name))
        }
    }

    /// The compiler tells files of a module apart by name.
    private func checkNames() throws(BuildError) {
        var seen: [String: URL] = [:]
        for file in swiftFiles {
            if let other = seen.updateValue(file, forKey: file.lastPathComponent) {
                throw BuildError(
                    .build, "\(file.path): error: the app has two files of this name; the other is \(other.path)")
            }
        }
    }
}
