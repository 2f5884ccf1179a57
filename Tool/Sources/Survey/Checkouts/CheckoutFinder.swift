import AppBuilder
import Foundation

/// Finds the checkouts that folders stand for.
public enum CheckoutFinder {
    /// How deep checkouts may lie in a folder of folders.
    private static let depth = 4

    /// Each folder, if it is a checkout, or those in it. Sorted by name within a folder, none twice.
    public static func checkouts(in paths: [String]) throws(BuildError) -> [Checkout] {
        var folders: [URL] = []
        for path in paths {
            let folder = URL(fileURLWithPath: path).standardizedFileURL
            guard isFolder(folder) else { throw BuildError(.usage, "seam: there is no folder \(path)") }
            let found = find(folder, depth)
            guard !found.isEmpty else {
                throw BuildError(
                    .usage, "seam: \(path) is no app and holds none: there is neither a project nor a Swift file in it")
            }
            folders += found
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.path).inserted }.map(Checkout.init)
    }

    private static func find(_ folder: URL, _ depth: Int) -> [URL] {
        if isMarked(folder) || hasSwift(folder) { return [folder] }
        let children = folders(in: folder)
        // Without a project, a folder whose sources lie in folders has one entry point; one of several apps has more.
        let entries = children.flatMap { entryPoints(in: $0, depth) }
        if entries.count == 1, !children.contains(where: isMarked) { return [folder] }
        return depth == 0 ? [] : children.flatMap { find($0, depth - 1) }
    }

    /// Whether the folder is the root of a repository, a project, a package or a pod.
    private static func isMarked(_ folder: URL) -> Bool {
        names(in: folder).contains { name in
            [".git", "Package.swift"].contains(name)
                || [".xcodeproj", ".xcworkspace", ".podspec"].contains(where: name.hasSuffix)
        }
    }

    private static func hasSwift(_ folder: URL) -> Bool { names(in: folder).contains { $0.hasSuffix(".swift") } }

    private static func entryPoints(in folder: URL, _ depth: Int) -> [URL] {
        names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }.filter { file in
            if file.lastPathComponent == "main.swift" { return true }
            let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            return text.contains(/(^|\n)\s*@(main|UIApplicationMain)\b/)
        } + (depth == 0 ? [] : folders(in: folder).flatMap { entryPoints(in: $0, depth - 1) })
    }

    private static func folders(in folder: URL) -> [URL] {
        names(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }.filter(isFolder)
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
