import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Finds the files of an app that the app itself may read: the resources that its bundle links to.
///
/// Projects name resources by paths, and checkouts have links: both may lead to files of the person's that are none of
/// the app's.
struct AppFolders {
    /// Where the app's files come from, with the links on the way resolved.
    private let folders: [String]

    /// - Parameters:
    ///   - sources: The folders of the app's sources and of its libraries'.
    ///   - home: The person's home folder.
    init(_ sources: [URL], home: String) {
        let home = Self.resolved(home)
        folders = sources.map { source in
            let folder = Self.resolved(source.path)
            // A project may lie beside a folder that several of the same repository share.
            var candidate = URL(fileURLWithPath: folder)
            while candidate.path != "/", candidate.path != home, !(home + "/").hasPrefix(candidate.path + "/") {
                if FileManager.default.fileExists(atPath: candidate.appending(path: ".git").path) {
                    return candidate.path
                }
                candidate.deleteLastPathComponent()
            }
            return folder
        }
    }

    /// The files and folders that the links in a bundle lead to, and those of them that lie elsewhere.
    func resources(of bundle: URL) -> (own: [(file: String, place: String)], others: [String]) {
        var own: [(file: String, place: String)] = []
        var others: [String] = []
        let names = FileManager.default.enumerator(atPath: bundle.path)
        while let name = names?.nextObject() as? String {
            let link = bundle.appending(path: name).path
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { continue }
            let file = Self.resolved(target)
            if folders.contains(where: { file == $0 || file.hasPrefix($0 == "/" ? $0 : $0 + "/") }) {
                own.append((file, target))
            } else {
                others.append(target)
            }
        }
        return (own, others)
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
