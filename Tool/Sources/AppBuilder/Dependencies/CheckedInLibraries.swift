import Foundation
import XcodeProject

/// Libraries whose sources were checked in with the app's: those of CocoaPods, and Carthage's checkouts.
package struct CheckedInLibraries {
    /// Where a `Pods` or `Carthage` folder may be.
    let folders: [URL]
    /// The project that CocoaPods wrote, which tells what each of its libraries is made from.
    private let pods: [XcodeProject]

    package init(folders: [URL]) throws(BuildError) {
        var seen: Set<String> = []
        self.folders = folders.map(\.standardizedFileURL).filter { seen.insert($0.path).inserted }
        var pods: [XcodeProject] = []
        for folder in self.folders {
            let project = folder.appending(path: "Pods/Pods.xcodeproj")
            guard FileManager.default.fileExists(atPath: project.appending(path: "project.pbxproj").path) else {
                continue
            }
            do { pods.append(try XcodeProject(project)) } catch { throw BuildError(.build, error.description) }
        }
        self.pods = pods
    }

    /// Whether there is nothing to look through.
    var isEmpty: Bool {
        pods.isEmpty
            && !folders.contains { FileManager.default.fileExists(atPath: $0.appending(path: Self.checkouts).path) }
    }

    private static let checkouts = "Carthage/Checkouts"

    /// Whether `modules(for:)` finds sources for `name`.
    package func has(_ name: String) -> Bool {
        pods.contains { Self.target(of: name, in: $0) != nil } || carthageFolder(of: name) != nil
    }

    /// The target of a module whose sources are there.
    private static func target(of name: String, in project: XcodeProject) -> XcodeTarget? {
        guard let target = project.targets.first(where: { $0.kind == .framework && $0.moduleName == name }),
            target.sources.contains(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { return nil }
        return target
    }

    private func carthageFolder(of name: String) -> (checkouts: URL, library: URL)? {
        for folder in folders {
            let checkouts = folder.appending(path: Self.checkouts)
            if let found = Self.folder(of: name, in: checkouts), Self.hasSwift(found) { return (checkouts, found) }
        }
        return nil
    }

    /// The module called `name` after those it needs; empty if there is none, or none in Swift.
    func modules(for name: String) throws(BuildError) -> [ModuleSources] {
        for project in pods {
            guard let target = Self.target(of: name, in: project) else { continue }
            var modules = try ProjectModules(project: project).modules(for: target, withItself: true)
            for index in modules.indices {
                modules[index].options.translation.isForLinuxToo = true
                // The header that CocoaPods writes for a pod imports UIKit.
                modules[index].options.seeUIKitByHeader()
            }
            return modules
        }
        guard let (checkouts, library) = carthageFolder(of: name) else { return [] }
        return try DependencySources(name: name, folder: library, checkouts: checkouts).modules()
    }

    /// The folder of a pod that no project of CocoaPods' tells of.
    func folder(of name: String, besides folder: URL?) -> URL? {
        for place in [folder].compactMap({ $0 }) + folders {
            if let found = Self.folder(of: name, in: place.appending(path: "Pods")) { return found }
        }
        return nil
    }

    private static func folder(of name: String, in parent: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.sorted().first { DependencyHints.isSame($0, name) }.map { parent.appending(path: $0) }
    }

    static func hasSwift(_ folder: URL) -> Bool {
        let files = FileManager.default.enumerator(atPath: folder.path)
        while let file = files?.nextObject() as? String {
            if file.hasSuffix(".swift") { return true }
        }
        return false
    }
}
