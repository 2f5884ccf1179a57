import Foundation

/// A folder whose files belong to targets because they are in it, save for the exceptions that the project names.
struct SynchronizedFolder {
    let url: URL
    /// Relative paths, by the target's identifier: what is left out of a target that has the folder, and what is taken
    /// into one that has not.
    var exceptions: [String: Set<String>] = [:]
    /// Folders that stay folders in the bundle.
    var explicitFolders: Set<String> = []

    /// The files of the target: paths relative to the folder.
    func files(of target: String, isMember: Bool) -> [String] {
        let named = exceptions[target] ?? []
        guard isMember || !named.isEmpty else { return [] }
        return all().filter { path in
            let plain = Self.withoutLanguage(path)
            let isNamed = named.contains { path == $0 || plain == $0 || path.hasPrefix($0 + "/") }
            return isMember != isNamed
        }
    }

    /// A project names `de.lproj/Words.strings` and its kin in other languages as one file, `Words.strings`.
    private static func withoutLanguage(_ path: String) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }

    /// A folder with more than that is none that an app is made from: the project leads out of itself.
    private static let limit = 10_000

    /// All files, and those folders that count as files, in the order of their names. A folder with a manifest is a
    /// package of the project's, whose files are none of the target's.
    func all() -> [String] { contents().files }

    /// The folders within that are packages.
    func packages() -> [URL] { contents().packages }

    private func contents() -> (files: [String], packages: [URL]) {
        var result: [String] = []
        var packages: [URL] = []
        var pending: [(url: URL, path: String)] = [(url, "")]
        var count = 0
        while let (folder, path) = pending.popLast(), count < Self.limit {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains("Package.swift") {
                packages.append(folder)
                continue
            }
            for name in names.sorted() where !name.hasPrefix(".") {
                count += 1
                let file = folder.appending(path: name)
                let relative = path.isEmpty ? name : path + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue, !FileKind.isWrapper(name), !explicitFolders.contains(relative) {
                    pending.append((file, relative))
                } else {
                    result.append(relative)
                }
            }
        }
        return (result.sorted(), packages)
    }
}
