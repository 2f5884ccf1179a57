import Foundation

/// An Xcode project: its targets, with the files and settings that each is built from.
public struct XcodeProject: Sendable {
    /// `NAME.xcodeproj`
    public let url: URL
    public let targets: [XcodeTarget]
    /// The addresses of the packages that the project asks for.
    public let packageAddresses: [String]

    /// The Xcode that the project was last brought up to date with: 1430 for 14.3.
    public let lastUpgrade: Int?

    /// Without the ending.
    public var name: String { url.deletingPathExtension().lastPathComponent }

    /// The project file.
    public var file: URL { url.appending(path: "project.pbxproj") }

    /// Reads the project.
    ///
    /// - Parameter configuration: The build configuration; the project's default, if it has none of that name.
    public init(_ url: URL, configuration: String = "Debug") throws(ProjectError) {
        let file = url.appending(path: "project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError(file: file.path, message: "the project cannot be read")
        }
        try self.init(Array(data), url: url, configuration: configuration)
    }

    /// Reads the project in `bytes`, which is called `url`.
    public init(_ bytes: [UInt8], url: URL, configuration: String = "Debug") throws(ProjectError) {
        self.url = url
        let file = url.appending(path: "project.pbxproj").path
        let objects = try ProjectObjects(try ProjectReader.read(bytes, file: file), file: file)
        var loader = try TargetLoader(objects: objects, project: url, configuration: configuration)
        targets = try loader.targets()
        packageAddresses = loader.packageAddresses
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
            }
            if !found.isEmpty {
                let isNamesake = { (url: URL) in
                    url.deletingPathExtension().lastPathComponent == folder.lastPathComponent
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
