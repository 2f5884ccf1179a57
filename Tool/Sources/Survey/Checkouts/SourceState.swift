import AppBuilder
import Foundation

/// A text that changes when files do.
enum SourceState {
    /// Of the files at `places` and in the folders there, by path, size and time of change. What git keeps, and folders
    /// that builds leave, do not count.
    static func text(of places: [URL]) -> String {
        var lines: [String] = []
        for place in places {
            append(place, "", to: &lines)
            let files = FileManager.default.enumerator(atPath: place.path)
            while let path = files?.nextObject() as? String {
                if [".git", ".build", "DerivedData"].contains((path as NSString).lastPathComponent) {
                    files?.skipDescendants()
                } else {
                    append(place.appending(path: path), path, to: &lines)
                }
            }
        }
        return StableHash.text(lines.sorted().joined(separator: "\n"))
    }

    private static func append(_ file: URL, _ path: String, to lines: inout [String]) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        lines.append("\(path) \((attributes[.size] as? Int) ?? 0) \(date)")
    }
}
