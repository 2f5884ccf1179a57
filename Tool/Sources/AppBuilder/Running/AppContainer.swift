import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The home folder of an app: an app does not see another's, as on iOS.
struct AppContainer {
    /// The folder of all containers.
    private let root: URL
    let folder: URL
    /// The groups of apps that the app belongs to, which share a folder each.
    private let groups: [String]

    /// - Parameter identifier: The bundle's; whoever wrote the app chose it.
    init(identifier: String, groups: [String], in environment: [String: String]) {
        root = URL(fileURLWithPath: Installation.dataHome(environment)).appending(path: "seam")
        folder = root.appending(path: Self.safe(identifier))
        self.groups = groups.map(Self.safe)
    }

    /// A name of a folder that is not hidden and in no other folder.
    private static func safe(_ name: String) -> String {
        let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        return safe.first == "." ? "_" + safe : safe
    }

    func make() throws(BuildError) {
        for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try FileManager.default.makeFolder(folder.appending(path: name))
        }
    }

    /// Removes what the app has kept, as if it was installed anew. The folder of a group goes when no other app was in the
    /// group.
    func reset() throws(BuildError) {
        for group in groupsOfLastTime where !others(in: group) { try forget(shared(group)) }
        try forget(folder)
    }

    /// Removes a folder. The keychain in it forgets, if it is no file, when an app next opens it.
    private func forget(_ folder: URL) throws(BuildError) {
        let files = FileManager.default
        let keychain = folder.appending(path: "Library/Keychains")
        let hasSecrets = files.fileExists(atPath: keychain.appending(path: "service").path)
        try remove(folder)
        guard hasSecrets else { return }
        try files.makeFolder(keychain)
        guard files.createFile(atPath: keychain.appending(path: "forget").path, contents: nil) else {
            throw BuildError(.failed, "seam: \(keychain.path) cannot be written")
        }
    }

    private func remove(_ folder: URL) throws(BuildError) {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        if (try? FileManager.default.removeItem(at: folder)) != nil { return }
        // The app may have closed folders to itself.
        let words = ["-rf", "--one-file-system", "--", folder.path]
        _ = try? Subprocess.output(of: "chmod", ["-R", "u+rwX", "--", folder.path])
        guard (try? Subprocess.output(of: "rm", words))?.ending == .exit(0) else {
            throw BuildError(.failed, "seam: \(folder.path) cannot be removed")
        }
    }

    // MARK: Groups

    /// The folders of the app's groups, each with its place in the container. Both are there afterwards.
    func makeGroups() throws(BuildError) -> [(source: URL, place: URL)] {
        var made: [(source: URL, place: URL)] = []
        for group in groups {
            let place = place(of: group)
            if isLink(place) { unlink(place.path) }
            try FileManager.default.makeFolder(place)
            try FileManager.default.makeFolder(shared(group))
            made.append((shared(group), place))
        }
        return made
    }

    /// Has the places be links, for an app that is in no box.
    func linkGroups() throws(BuildError) {
        for group in groups {
            let place = place(of: group)
            try FileManager.default.makeFolder(shared(group))
            try FileManager.default.makeFolder(place.deletingLastPathComponent())
            // An empty folder is what runs in the box have left.
            if !isLink(place) { rmdir(place.path) }
            if symlink(shared(group).path, place.path) != 0, errno != EEXIST {
                throw BuildError(.failed, "seam: \(place.path) cannot be made: \(String(cString: strerror(errno)))")
            }
        }
    }

    private func place(of group: String) -> URL { place(of: group, in: folder) }

    private func place(of group: String, in container: URL) -> URL {
        container.appending(path: "Library/Group Containers").appending(path: group)
    }

    private func shared(_ group: String) -> URL { root.appending(path: ".groups").appending(path: group) }

    private func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    private var groupsOfLastTime: [String] {
        let places = folder.appending(path: "Library/Group Containers").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: places)) ?? []).filter { $0 == Self.safe($0) }
    }

    private func others(in group: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.contains { name in
            let other = root.appending(path: name)
            return name != ".groups" && other.lastPathComponent != folder.lastPathComponent
                && (FileManager.default.fileExists(atPath: place(of: group, in: other).path)
                    || isLink(place(of: group, in: other)))
        }
    }
}
