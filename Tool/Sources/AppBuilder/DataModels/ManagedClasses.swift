import Documents
import Foundation

/// The files that Xcode would generate for the models of a module.
struct ManagedClasses {
    let resources: [AppSources.Resource]
    /// The files that the module has of its author.
    let authored: [URL]
    /// See ``ManagedClassSource/isMainActorByDefault``.
    var isMainActorByDefault = false

    /// Writes the files into a folder, and removes those of before. Returns them in order.
    func write(to folder: URL) throws(BuildError) -> [URL] {
        let files = FileManager.default
        let sources = try sources()
        guard !sources.isEmpty || files.fileExists(atPath: folder.path) else { return [] }
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: folder.path) where sources[name] == nil {
                try files.removeItem(at: folder.appending(path: name))
            }
            for (name, text) in sources {
                let file = folder.appending(path: name)
                if (try? String(contentsOf: file, encoding: .utf8)) != text {
                    try text.write(to: file, atomically: true, encoding: .utf8)
                }
            }
        } catch {
            throw BuildError(.build, "seam: \(folder.path) cannot be written: \(error.localizedDescription)")
        }
        return sources.keys.sorted().map { folder.appending(path: $0) }
    }

    /// The files by name.
    func sources() throws(BuildError) -> [String: String] {
        var result: [String: String] = [:]
        // A file of the author's stands for the generated one.
        let taken = Set(authored.map(\.lastPathComponent))
        func add(_ name: String, _ text: @autoclosure () -> String) {
            if !taken.contains(name), result[name] == nil { result[name] = text() }
        }
        let models = try resources.filter(\.isDataModel).map { resource throws(BuildError) in
            try CompiledModels.read(resource.source).currentModel
        }
        guard models.contains(where: { $0.entities.contains { $0.codeGeneration != .manual } }) else { return [:] }
        let identifiable = identifiableTypes()
        for model in models {
            for entity in model.entities where entity.codeGeneration != .manual {
                guard let name = entity.plainClassName else { continue }
                var source = ManagedClassSource(
                    model: model, entity: entity, isIdentifiable: !identifiable.contains(name))
                source.isMainActorByDefault = isMainActorByDefault
                if entity.codeGeneration == .class { add(name + "+CoreDataClass.swift", source.classText) }
                add(name + "+CoreDataProperties.swift", source.propertiesText)
            }
        }
        return result
    }

    /// The types that the author's files make identifiable: Xcode did not before its version 12.
    private func identifiableTypes() -> Set<String> {
        var names: Set<String> = []
        let word = Data("Identifiable".utf8)
        for file in authored {
            guard let data = FileManager.default.contents(atPath: file.path), data.firstRange(of: word) != nil else {
                continue
            }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: /(?:extension|class)\s+(\w+)\s*:\s*[^\{\n]*\bIdentifiable\b/) {
                names.insert(String(match.1))
            }
        }
        return names
    }
}

extension AppBuilder {
    /// Adds to a module the classes of its data models.
    func addManagedClasses(
        to module: inout ModuleSources, from resources: [AppSources.Resource], in folder: URL
    ) throws(BuildError) {
        let classes = ManagedClasses(
            resources: resources, authored: module.files,
            isMainActorByDefault: module.options.isMainActorByDefault)
        module.files += try classes.write(to: folder.appending(path: "DataModels"))
    }
}
