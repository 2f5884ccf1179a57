import Foundation

/// The sources of a module in C, as Swift packages have them beside those in Swift.
struct CSources: Sendable {
    var files: [URL]
    /// The folder of the headers that others may include.
    var headers: URL
    /// Definitions and search paths.
    var arguments: [String] = []

    /// The sources of a package's target; nil if there are none in C alone.
    init?(of target: PackageManifest.Target, at root: URL, excluding excluded: Set<String>) {
        let places = (target.sources ?? [""]).map { $0.isEmpty ? root : root.appending(path: $0) }
        let all = places.flatMap { Self.files(in: $0, excluding: excluded) }
        headers = root.appending(path: target.publicHeadersPath ?? "include").standardizedFileURL
        files = all.filter { $0.pathExtension == "c" }
        let others: Set<String> = ["m", "mm", "cpp", "cc", "cxx", "swift"]
        var isFolder: ObjCBool = false
        guard !all.contains(where: { others.contains($0.pathExtension) }),
            FileManager.default.fileExists(atPath: headers.path, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        for setting in target.settings ?? [] {
            arguments += (setting.text(of: "define", tool: "c").map { ["-D" + $0] } ?? [])
            arguments +=
                (setting.text(of: "headerSearchPath", tool: "c").map { ["-I", root.appending(path: $0).path] } ?? [])
        }
    }

    private static func files(in place: URL, excluding excluded: Set<String>) -> [URL] {
        if !place.pathExtension.isEmpty { return [place] }
        let names = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
        return (names?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL)
            .filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
            .sorted { $0.path < $1.path }
    }
}
