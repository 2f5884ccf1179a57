import Foundation

extension ModuleSources {
    /// Adds the resources of a target of a Swift package: those that its manifest names, and those whose kind tells what
    /// they are for. They are in a bundle of their own in the app's, as SwiftPM has it.
    ///
    /// - Parameter root: The target's folder.
    mutating func addResources(
        of target: PackageManifest.Target, in package: PackageManifest, at root: URL, excluding excluded: Set<String>
    ) {
        var found = PackageResources(bundle: "\(package.name ?? name)_\(target.name).bundle", module: name)
        for resource in target.resources ?? [] {
            let place = root.appending(path: resource.path).standardizedFileURL
            if resource.isCopied { found.copy(place) } else { found.process(place, excluding: excluded) }
        }
        found.addKnownKinds(in: root, excluding: excluded)
        resources += found.resources
        if !found.resources.isEmpty { resourceBundle = found.bundle }
    }

    /// Adds the source that says what `Bundle.module` is, if there is one, and the names of what is in its catalogs.
    mutating func addResourceBundle(in folder: URL) throws(BuildError) {
        guard let resourceBundle else { return try addAssetNames(in: folder) }
        let file = folder.appending(path: "SeamResourceBundle.swift")
        let text = """
            import Foundation

            extension Foundation.Bundle {
                nonisolated static let module: Foundation.Bundle =
                    Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(resourceBundle)") ?? Foundation.Bundle.main
            }

            """
        try add(text, as: file)
        try addAssetNames(in: folder)
    }

    private mutating func addAssetNames(in folder: URL) throws(BuildError) {
        if let names = AssetSymbols(self)?.source {
            try add(names, as: folder.appending(path: "GeneratedAssetSymbols.swift"))
        }
        if let names = TextSymbols(self)?.source {
            try add(names, as: folder.appending(path: "GeneratedStringSymbols.swift"))
        }
    }

    /// Adds a source that is made while the module is built.
    mutating func add(_ text: String, as file: URL) throws(BuildError) {
        do {
            try FileManager.default.makeFolder(file.deletingLastPathComponent())
            if (try? String(contentsOf: file, encoding: .utf8)) != text {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        files.append(file)
    }
}

/// The files that go into the bundle of a package's target.
private struct PackageResources {
    /// The bundle's name.
    let bundle: String
    let module: String
    private(set) var resources: [AppSources.Resource] = []
    private var seen: Set<String> = []

    init(bundle: String, module: String) {
        self.bundle = bundle
        self.module = module
    }

    private mutating func add(_ source: URL, at path: String) {
        guard seen.insert(source.path).inserted else { return }
        resources.append(AppSources.Resource(source: source, path: bundle + "/" + path, module: module))
    }

    /// Takes a file or folder as it is.
    mutating func copy(_ source: URL) {
        guard FileManager.default.fileExists(atPath: source.path) else { return }
        add(source, at: source.lastPathComponent)
    }

    /// Takes a file, or the files below a folder, of which languages' folders alone stay.
    mutating func process(_ source: URL, excluding excluded: Set<String>) {
        visit(source, excluding: excluded) { _ in true }
    }

    /// Takes what needs no word in the manifest.
    mutating func addKnownKinds(in root: URL, excluding excluded: Set<String>) {
        visit(root, excluding: excluded) { Self.known.contains($0.pathExtension.lowercased()) }
    }

    private static let known: Set<String> = [
        "xib", "storyboard", "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
    ]
    /// Folders that are one thing.
    private static let whole: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "momd", "scnassets",
    ]

    private mutating func visit(
        _ source: URL, excluding excluded: Set<String>, in language: String? = nil, _ isWanted: (URL) -> Bool
    ) {
        var isFolder: ObjCBool = false
        guard !excluded.contains(source.path),
            FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
        else { return }
        let ending = source.pathExtension.lowercased()
        if isFolder.boolValue, !Self.whole.contains(ending) {
            guard ending != "docc" else { return }
            let inner = ending == "lproj" ? source.lastPathComponent : language
            let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                visit(source.appending(path: name).standardizedFileURL, excluding: excluded, in: inner, isWanted)
            }
        } else if ending != "swift", isWanted(source) {
            add(source, at: (language.map { $0 + "/" } ?? "") + source.lastPathComponent)
        }
    }
}
