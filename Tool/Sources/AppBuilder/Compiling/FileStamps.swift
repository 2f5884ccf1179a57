import Foundation

/// Modification times of files, which tell cheaply what has to be done again.
enum FileStamps {
    /// When the file was last changed; nil if there is none.
    static func date(of file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    /// Whether `stamp` exists and is newer than every file in `places`, folders included.
    static func isNewer(_ stamp: URL, than places: [URL]) -> Bool {
        guard let limit = date(of: stamp) else { return false }
        for place in places {
            guard let own = date(of: place), own < limit else { return false }
            guard let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil) else {
                continue
            }
            for case let file as URL in files {
                if let date = date(of: file), date >= limit { return false }
            }
        }
        return true
    }
}
