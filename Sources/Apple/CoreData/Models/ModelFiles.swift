internal import Documents
internal import Foundation

/// Compiled models in bundles: `Name.momd` with a `.mom` for each version, and `Name.mom` alone.
enum ModelFiles {
    /// The models at the top of a bundle, by name.
    static func files(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL ?? Optional(bundle.bundleURL) else { return [] }
        return names(in: folder).filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }
            .map { folder.appendingPathComponent($0) }
    }

    /// The versions of a `.momd`, the current one first; a `.mom` itself.
    static func versions(of url: URL) -> [URL] {
        guard url.pathExtension == "momd" else { return [url] }
        let current = currentVersion(of: url)
        let others = names(in: url).filter { $0.hasSuffix(".mom") }.map { url.appendingPathComponent($0) }
        return [current].compactMap(\.self) + others.filter { $0.lastPathComponent != current?.lastPathComponent }
    }

    /// The file of the version that an app uses.
    static func currentVersion(of url: URL) -> URL? {
        let info = url.appendingPathComponent("VersionInfo.plist")
        if let data = FileManager.default.contents(atPath: info.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["NSManagedObjectModel_CurrentVersionName"] as? String
        {
            return url.appendingPathComponent(name + ".mom")
        }
        return names(in: url).first { $0.hasSuffix(".mom") }.map { url.appendingPathComponent($0) }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The model in a file; nil if there is none, or if it is one that Apple's compiler made.
    static func model(at url: URL) -> DataModel? {
        let file = url.pathExtension == "momd" ? currentVersion(of: url) : url
        guard let file, let data = FileManager.default.contents(atPath: file.path) else { return nil }
        guard let model = try? PropertyListDecoder().decode(DataModel.self, from: data),
            model.format == DataModel.format
        else { return nil }
        return model
    }
}
