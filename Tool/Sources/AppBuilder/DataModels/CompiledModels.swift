import Documents
import Foundation

/// The data models of a bundle: `Name.momd` with a file for each version, as Xcode's compiler of models makes them, and
/// `Name.mom` for a model without versions; and its mapping models, `Name.cdm`.
struct CompiledModels {
    let bundle: URL
    let resources: [AppSources.Resource]
    /// The module whose classes a model means that is nobody's in particular.
    let module: String

    /// Writes those that have changed, and removes those that are gone.
    func write() throws(BuildError) {
        var wanted: Set<String> = []
        for resource in resources where resource.isDataModel {
            let model = try Self.read(resource.source)
            let name = resource.bundlePrefix + model.name + (model.isVersioned ? ".momd" : ".mom")
            // What an app and its tests both have is the app's.
            guard wanted.insert(name).inserted else { continue }
            do {
                try write(model, of: resource.module ?? module, to: bundle.appending(path: name))
            } catch {
                throw BuildError(
                    .build, "seam: \(bundle.path)/\(name) cannot be written: \(error.localizedDescription)")
            }
        }
        for resource in resources where resource.isMappingModel {
            let name = resource.bundlePrefix + resource.source.deletingPathExtension().lastPathComponent + ".cdm"
            guard wanted.insert(name).inserted else { continue }
            let mapping: DataMapping
            do throws(DocumentError) {
                mapping = try DataMapping(resource.source)
            } catch {
                throw BuildError(.build, error.description)
            }
            do {
                try write(try mapping.encoded(), to: bundle.appending(path: name))
            } catch {
                throw BuildError(
                    .build, "seam: \(bundle.path)/\(name) cannot be written: \(error.localizedDescription)")
            }
        }
        let folders = Set(resources.map(\.bundlePrefix)).union([""])
        for name in folders.sorted().flatMap({ names(in: $0) })
        where [".momd", ".mom", ".cdm"].contains(where: name.hasSuffix) && !wanted.contains(name) {
            let place = bundle.appending(path: name)
            // A link leads to a compiled model that the app brings along.
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == nil else { continue }
            try? FileManager.default.removeItem(at: place)
        }
    }

    private func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.appending(path: folder).path)) ?? []
        return names.map { folder + $0 }
    }

    static func read(_ url: URL) throws(BuildError) -> DataModelFile {
        do throws(DocumentError) {
            return try DataModelFile(url)
        } catch {
            throw BuildError(.build, error.description)
        }
    }

    private func write(_ model: DataModelFile, of module: String, to place: URL) throws {
        guard model.isVersioned else {
            return try write(try Self.compiled(model.currentModel, module: module), to: place)
        }
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        var names: Set<String> = ["VersionInfo.plist"]
        for version in model.versions {
            names.insert(version.name + ".mom")
            try write(
                try Self.compiled(version.model, module: module), to: place.appending(path: version.name + ".mom"))
        }
        let info = PropertyList.dictionary(["NSManagedObjectModel_CurrentVersionName": .string(model.current)])
        try write(Data(info.xml.utf8), to: place.appending(path: "VersionInfo.plist"))
        for name in try files.contentsOfDirectory(atPath: place.path) where !names.contains(name) {
            try files.removeItem(at: place.appending(path: name))
        }
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
    }

    /// The model as the bundle has it: classes of the module itself are named with it.
    static func compiled(_ model: DataModel, module: String) throws -> Data {
        var model = model
        for index in model.entities.indices {
            if let name = model.entities[index].className, name.hasPrefix(".") {
                model.entities[index].className = module + name
            }
        }
        return try model.encoded()
    }
}

extension AppSources.Resource {
    /// The bundle in the app's that it belongs to, with a slash; empty if there is none.
    var bundlePrefix: String {
        guard let first = path.split(separator: "/").first, first.hasSuffix(".bundle"), first.count < path.count else {
            return ""
        }
        return first + "/"
    }
    /// Whether it is a data model, which is compiled.
    var isDataModel: Bool { DataModelFile.endings.contains(source.pathExtension.lowercased()) }
    /// Whether it is a mapping model, which is compiled as well.
    var isMappingModel: Bool { source.pathExtension.lowercased() == "xcmappingmodel" }
}
