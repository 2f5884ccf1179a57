import Foundation
import XcodeProject

/// The `.storekit` file that says what the store sells to an app that is tried out, as Xcode gives it to the Simulator.
enum StoreConfigurationFile {
    /// The name under which StoreKit looks for it.
    static let nameInBundle = "archived-store-configuration.storekit"

    /// The file that a scheme of the target's names. Projects that keep no scheme with their target have it where there is
    /// one such file alone.
    ///
    /// - Parameter project: `NAME.xcodeproj`.
    static func find(for target: String, of project: URL) -> URL? {
        let folder = project.deletingLastPathComponent()
        var hasScheme = false
        for container in [project] + workspaces(in: folder) {
            let files = Scheme.files(of: container)
            for (_, file) in files.filter({ $0.name == target }) + files.filter({ $0.name != target }) {
                guard let scheme = try? SchemeReader.read(file, in: folder), scheme.builds.contains(target) else {
                    continue
                }
                hasScheme = true
                if let path = scheme.storeConfiguration, let found = resolve(path, in: container) { return found }
            }
        }
        let all = hasScheme ? [] : files(in: folder)
        return all.count == 1 ? all[0] : nil
    }

    private static func workspaces(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { folder.appending(path: $0) }
    }

    /// Xcode counts from a folder in the container: a workspace, which a project has one of in it.
    private static func resolve(_ path: String, in container: URL) -> URL? {
        let inner = container.appending(path: "project.xcworkspace")
        return [inner, container, container.deletingLastPathComponent()].lazy
            .map { $0.appending(path: path).standardizedFileURL }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func files(in folder: URL) -> [URL] {
        var found: [URL] = []
        let names = FileManager.default.enumerator(atPath: folder.path)
        while let name = names?.nextObject() as? String {
            let last = (name as NSString).lastPathComponent
            if last.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(last) { names?.skipDescendants() }
            if name.hasSuffix(".storekit") { found.append(folder.appending(path: name)) }
        }
        return found
    }
}
