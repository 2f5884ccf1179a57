internal import Documents
internal import Foundation

/// Compiled mapping models in bundles: `Name.cdm`.
enum MappingFiles {
    /// The mapping models at the top of bundles, by name.
    static func files(in bundles: [Bundle]) -> [URL] {
        bundles.flatMap { bundle -> [URL] in
            let folder = bundle.resourceURL ?? bundle.bundleURL
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".cdm") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }

    /// The mapping model in a file; nil if there is none, or if it is one that Apple's compiler made.
    static func mapping(at url: URL) -> DataMapping? {
        guard let data = FileManager.default.contents(atPath: url.path),
            let mapping = try? PropertyListDecoder().decode(DataMapping.self, from: data),
            mapping.format == DataMapping.format
        else { return nil }
        return mapping
    }

    /// Whether a mapping model leads from one version to the other: whether they are the versions that it was made for,
    /// which are in the bundle beside it, and otherwise whether they have its entities and properties.
    static func fits(
        _ mapping: DataMapping, at url: URL, sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) -> Bool {
        let folder = url.deletingLastPathComponent()
        func isVersion(_ model: NSManagedObjectModel, _ path: String?) -> Bool {
            guard let path else { return true }
            let parts = path.split(separator: "/").suffix(2).map { ($0 as NSString).deletingPathExtension }
            guard let name = parts.last else { return true }
            let places = [
                folder.appendingPathComponent("\(parts[0]).momd/\(name).mom"),
                folder.appendingPathComponent(name + ".mom"),
            ]
            for place in places {
                guard let version = NSManagedObjectModel(quietlyFrom: place) else { continue }
                return version.entityVersionHashesByName == model.entityVersionHashesByName
            }
            return true
        }
        let sources = sourceModel.entitiesByName
        let destinations = destinationModel.entitiesByName
        return isVersion(sourceModel, mapping.sourceModel) && isVersion(destinationModel, mapping.destinationModel)
            && mapping.entities.allSatisfy { entity in
                (entity.source.map { sources[$0] != nil } ?? true)
                    && (entity.destination.map { name in
                        guard let known = destinations[name]?.propertiesByName else { return false }
                        return entity.properties.allSatisfy { known[$0.name] != nil }
                    } ?? true)
            }
    }
}
