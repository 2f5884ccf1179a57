import Foundation

/// Finds files by the names that a project has for them.
///
/// macOS compares names without regard to case and to how accented letters and Hangul are composed; Linux compares
/// bytes.
struct FileNames {
    /// The names in a folder, by their compared form.
    private final class Listing: @unchecked Sendable {
        private let lock = NSLock()
        private var folders: [String: [String: String]] = [:]

        func name(like name: String, in folder: String) -> String? {
            lock.withLock {
                if folders[folder] == nil {
                    var names: [String: String] = [:]
                    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                        names[FileNames.compared(name)] = name
                    }
                    folders[folder] = names
                }
                return folders[folder]?[FileNames.compared(name)]
            }
        }
    }

    private let listing = Listing()

    /// The form in which names are compared.
    static func compared(_ name: String) -> String {
        name.decomposedStringWithCanonicalMapping.lowercased()
    }

    /// The file at `path` as the disk spells it; as the project spells it, if there is none.
    func resolve(_ path: String) -> URL {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url }
        var found = "/"
        var missing = false
        for component in url.pathComponents.dropFirst() {
            let next = found == "/" ? "/" + component : found + "/" + component
            if missing || FileManager.default.fileExists(atPath: next) {
                found = next
            } else if let name = listing.name(like: component, in: found) {
                found = found == "/" ? "/" + name : found + "/" + name
            } else {
                missing = true
                found = next
            }
        }
        return URL(fileURLWithPath: found)
    }
}
