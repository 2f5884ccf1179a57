import Documents
import Foundation

/// An Xcode project: its targets, with the files and settings that each is built from. One that XcodeGen would make of a
/// description is read from that, and so is one that Tuist would make of manifests.
public struct XcodeProject: Sendable {
    /// `NAME.xcodeproj`
    public let url: URL
    /// The packages that the project asks for, of which a product that does not say may be.
    public let packages: [SharedPackage]
    public private(set) var targets: [XcodeTarget]
    /// The addresses of the packages that the project asks for.
    public let packageAddresses: [String]

    /// The Xcode that the project was last brought up to date with: 1430 for 14.3.
    public let lastUpgrade: Int?

    /// Without the ending.
    public var name: String { url.deletingPathExtension().lastPathComponent }

    /// The project file, or the description that stands for it.
    public let file: URL

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - configuration: The build configuration; the project's default, if it has none of that name.
    ///   - manifests: What reads manifests; without it they are not read.
    public init(
        _ url: URL, configuration: String = "Debug", manifests: (any ManifestReader)? = nil
    ) throws(ProjectError) {
        let file = url.appending(path: "project.pbxproj")
        if let data = FileManager.default.contents(atPath: file.path) {
            try self.init(Array(data), url: url, configuration: configuration)
            return
        }
        let folder = url.deletingLastPathComponent()
        let description = folder.appending(path: ProjectSpecification.fileName)
        guard FileManager.default.fileExists(atPath: description.path) else {
            if let manifests, TuistFolder.isManifest(folder.appending(path: TuistFolder.fileName)) {
                try self.init(manifest: folder, configuration: configuration, manifests: manifests)
                return
            }
            throw ProjectError(file: file.path, message: "the project cannot be read")
        }
        let specification = try ProjectSpecification(description)
        try self.init(
            try SpecificationGraph.project(of: specification), url: url, file: description,
            configuration: configuration)
        let infos = specification.targets.reduce(into: [:]) { $0[$1.name] = $1.value["info"]?["properties"] }
        for index in targets.indices {
            targets[index].info = infos[targets[index].name]?.propertyList.dictionary
        }
    }

    /// Reads the manifest in a folder, with those of the projects that it needs.
    private init(
        manifest folder: URL, configuration: String, manifests: any ManifestReader
    ) throws(ProjectError) {
        var graph = try TuistGraph(folder, reader: manifests)
        let name = graph.main.project.options.xcodeProjectName ?? graph.main.project.name
        try self.init(
            try graph.value(), url: folder.appending(path: name + ".xcodeproj"), file: graph.main.file,
            configuration: configuration)
        for index in targets.indices {
            targets[index].info = graph.infos[targets[index].name]?.mapValues { PropertyList($0) }
            targets[index].synthesis = graph.synthesis[targets[index].name]
        }
    }

    /// Reads the project in `bytes`, which is called `url`.
    public init(_ bytes: [UInt8], url: URL, configuration: String = "Debug") throws(ProjectError) {
        let file = url.appending(path: "project.pbxproj")
        let value = try ProjectReader.read(bytes, file: file.path)
        try self.init(value, url: url, file: file, configuration: configuration)
    }

    private init(_ value: ProjectValue, url: URL, file: URL, configuration: String) throws(ProjectError) {
        self.url = url
        self.file = file
        let objects = try ProjectObjects(value, file: file.path)
        var loader = try TargetLoader(objects: objects, project: url, configuration: configuration)
        targets = try loader.targets()
        packageAddresses = loader.packageAddresses
        packages = loader.packages
        lastUpgrade = loader.lastUpgrade
    }

    /// The file at a path relative to the project's folder, as the disk spells it.
    public func resolve(_ path: String) -> URL {
        FileNames().resolve(path.hasPrefix("/") ? path : url.deletingLastPathComponent().path + "/" + path)
    }

    public func target(named name: String) -> XcodeTarget? {
        let compared = FileNames.compared(name)
        return targets.first { $0.name == name } ?? targets.first { FileNames.compared($0.name) == compared }
    }

    /// The app to run when nobody says which: the one that is called as the project is, else the first.
    public var mainApplication: XcodeTarget? {
        let apps = targets.filter { $0.kind == .application }
        let phones = apps.filter(\.isForPhone)
        let candidates = phones.isEmpty ? apps : phones
        return candidates.first { FileNames.compared($0.name) == FileNames.compared(name) } ?? candidates.first
    }

    /// Whether the project makes an app, as far as a look at its file tells.
    public static func seemsToMakeApp(_ url: URL) -> Bool {
        func holds(_ file: URL, _ words: String) -> Bool {
            (try? Data(contentsOf: file))?.firstRange(of: Data(words.utf8)) != nil
        }
        return holds(url.appending(path: "project.pbxproj"), "\"com.apple.product-type.application\"")
            || holds(url.deletingLastPathComponent().appending(path: ProjectSpecification.fileName), "application")
    }

    /// Whether a project is described by a manifest, which has to be run to tell what it makes.
    public static func isManifest(_ url: URL) -> Bool {
        let folder = url.deletingLastPathComponent()
        return !FileManager.default.fileExists(atPath: url.appending(path: "project.pbxproj").path)
            && !FileManager.default.fileExists(atPath: folder.appending(path: ProjectSpecification.fileName).path)
            && TuistFolder.isManifest(folder.appending(path: TuistFolder.fileName))
    }

    /// The project in a folder, or in a folder of it: the one that is nearest, and of several the first by name.
    public static func find(in folder: URL) -> URL? { all(in: folder).first }

    /// The projects that are equally near, the one that ``find(in:)`` takes first.
    public static func all(in folder: URL) -> [URL] {
        var level = [folder]
        for _ in 0..<4 {
            var next: [URL] = []
            var found: [URL] = []
            for folder in level {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                let before = found.count
                for name in names.sorted() where !name.hasPrefix(".") {
                    let url = folder.appending(path: name)
                    var isFolder: ObjCBool = false
                    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
                        isFolder.boolValue, !skipped.contains(name)
                    else { continue }
                    if url.pathExtension == "xcodeproj" {
                        if FileManager.default.fileExists(atPath: url.appending(path: "project.pbxproj").path) {
                            found.append(url)
                        }
                    } else if !FileKind.isWrapper(name) {
                        next.append(url)
                    }
                }
                if found.count == before, let described = ProjectSpecification.project(in: folder) {
                    found.append(described)
                }
                if found.count == before {
                    let workspace = TuistFolder.workspaceProjects(in: folder)
                    found += workspace.isEmpty ? [TuistFolder.project(in: folder)].compactMap(\.self) : workspace
                }
            }
            if !found.isEmpty {
                // Checkouts of many owners' repositories are called `OWNER__NAME`.
                let isNamesake = { (url: URL) in
                    let name = url.deletingPathExtension().lastPathComponent
                    return name == folder.lastPathComponent || folder.lastPathComponent.hasSuffix("__" + name)
                }
                return found.filter(isNamesake) + found.filter { !isNamesake($0) }
            }
            level = next
        }
        return []
    }

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "Pods.xcodeproj",
    ]
}
