import Documents
import Foundation
import XcodeProject

/// The bundle that a built app runs from: `NAME.app` with the executable, Info.plist and links to the resources.
///
/// Foundation on Linux takes the folder of the executable for the main bundle, so `Bundle.main` finds all of it.
struct AppBundle {
    let sources: AppSources
    let folder: URL
    /// The name of the bundle's folder; `NAME.app` if nil.
    var folderName: String?
    /// The module of the tests that run in the app, if any do: they have a bundle in the app's.
    var testModule: String?
    /// What the tests are made from.
    var tests: AppSources?

    var url: URL { folder.appending(path: folderName ?? sources.name + ".app") }
    var executable: URL { url.appending(path: sources.name) }

    /// Writes Info.plist, links the resources, and removes links to what is gone. Returns the bundle's identifier.
    func assemble() throws(BuildError) -> String {
        let files = FileManager.default
        do {
            try files.createDirectory(at: url, withIntermediateDirectories: true)
            let info = try infoPlist()
            try write(info, to: "Info.plist")
            try linkResources()
            let resources = sources.resources + sources.modules.flatMap(\.resources)
            try CompiledModels(bundle: url, resources: resources, module: sources.moduleName).write()
            let ofTests = testResources.map { ((testFolder ?? "") + $0.path, $0.source) }
            try StringTables(bundle: url, list: folder.appending(path: "StringTables")).write(
                of: resources.map { ($0.path, $0.source) } + ofTests)
            try assembleTests(info)
            for line in PDFPictures(bundle: url, resources: resources).convert() { Console.print(line) }
            let identifier = info["CFBundleIdentifier"]?.string ?? defaultIdentifier
            try write(entitlements(identifier), to: "archived-expanded-entitlements.xcent")
            return identifier
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(.build, "seam: \(url.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Where the bundle of the tests is in the app's.
    private var testFolder: String? { testModule.map { "PlugIns/\($0).xctest/" } }

    /// The resources of the tests.
    private var testResources: [AppSources.Resource] {
        guard let testModule else { return [] }
        return sources.resources.filter { $0.module == testModule }
    }

    /// Makes the bundle of the tests: what is theirs stands in both, as tests were found that ask the app's for it.
    private func assembleTests(_ info: PropertyList) throws {
        guard let testModule, let testFolder else { return }
        let place = url.appending(path: testFolder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var own = info.dictionary ?? [:]
        if let tests { own.merge(try writtenInfo(of: tests)) { _, written in written } }
        own["CFBundleIdentifier"] = .string((info["CFBundleIdentifier"]?.string ?? defaultIdentifier) + ".tests")
        own["CFBundleName"] = .string(testModule)
        own["CFBundlePackageType"] = .string("BNDL")
        try write(.dictionary(own), to: testFolder + "Info.plist")
        try CompiledModels(bundle: place, resources: testResources, module: testModule).write()
    }

    /// Writes a list into the bundle, if it is not there already.
    private func write(_ list: PropertyList, to name: String) throws {
        let (text, target) = (list.xml, url.appending(path: name))
        if (try? String(contentsOf: target, encoding: .utf8)) != text {
            try text.write(to: target, atomically: true, encoding: .utf8)
        }
    }

    /// What Xcode signs an app with: what the app asks for, and its identifier with the team's name.
    private func entitlements(_ identifier: String) -> PropertyList {
        var values = sources.entitlements.values
        values["application-identifier"] = .string(Entitlements.prefix { sources.settings[$0] } + identifier)
        return .dictionary(values)
    }

    private func linkResources() throws {
        let files = FileManager.default
        var wanted: [String: URL] = [:]
        for resource in sources.resources + sources.modules.flatMap(\.resources)
        where !resource.isDataModel && !resource.isMappingModel {
            var path = resource.path
            // A framework's catalog is one of its own, though it is called as the app's.
            if path.hasSuffix(".xcassets"), let module = resource.module, let other = wanted[path],
                other != resource.source
            {
                path = (path as NSString).deletingLastPathComponent
                path += (path.isEmpty ? "" : "/") + module + "-" + resource.source.lastPathComponent
            }
            wanted[path] = wanted[path] ?? resource.source
        }
        if let testFolder {
            for resource in testResources where !resource.isDataModel && !resource.isMappingModel {
                wanted[testFolder + resource.path] = resource.source
            }
        }
        if let configuration = sources.storeConfiguration {
            wanted[StoreConfigurationFile.nameInBundle] = configuration
        }
        let paths = Set(wanted.keys)
        wanted = wanted.filter { !StringTables.takes($0.key, among: paths) }
        for case let path as String in files.enumerator(atPath: url.path) ?? .init() {
            let place = url.appending(path: path).path
            guard let target = try? files.destinationOfSymbolicLink(atPath: place) else { continue }
            if wanted[path]?.path == target { wanted[path] = nil } else { try files.removeItem(atPath: place) }
        }
        for (path, source) in wanted where path != sources.name && path != "Info.plist" {
            let place = url.appending(path: path)
            // A table that was made before of what is gone now.
            if path.hasSuffix(".strings") { try? files.removeItem(at: place) }
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: place.path, withDestinationPath: source.path)
        }
    }

    // MARK: Info.plist

    /// Two apps of the same name in different folders keep their settings apart.
    private var defaultIdentifier: String {
        let name = sources.moduleName.replacing("_", with: "-")
        return "seam.\(name).\(StableHash.text(sources.root.path).suffix(8))"
    }

    /// The author's Info.plist with the build settings in it replaced, and what Xcode would add.
    private func infoPlist() throws(BuildError) -> PropertyList {
        var settings = sources.settings
        if settings["PRODUCT_BUNDLE_IDENTIFIER"]?.isEmpty ?? true {
            settings.defaults["PRODUCT_BUNDLE_IDENTIFIER"] = defaultIdentifier
        }
        var values = try writtenInfo(of: sources, settings)
        let added: [String: String] = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? defaultIdentifier,
            "CFBundleName": sources.name,
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
        ]
        for (key, value) in added where values[key]?.string.map(\.isEmpty) ?? true { values[key] = .string(value) }
        // As Xcode's compiler of catalogs does; without a project the name is that of Xcode's template.
        let accent =
            settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
            ?? (sources.origin == nil ? "AccentColor" : "")
        if !accent.isEmpty, values["NSAccentColorName"] == nil { values["NSAccentColorName"] = .string(accent) }
        values["CFBundleExecutable"] = .string(sources.name)
        return .dictionary(values)
    }

    /// What the author's Info.plist and the build settings say, with the settings in it replaced.
    private func writtenInfo(
        of sources: AppSources, _ settings: BuildSettings? = nil
    ) throws(BuildError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        if let file = sources.infoPlist {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw BuildError(.build, "\(file.path): error: the file cannot be read")
            }
            do throws(PropertyListError) {
                guard let dictionary = try PropertyListReader.read(data).dictionary else {
                    throw PropertyListError(line: 1, message: "an Info.plist is a <dict>")
                }
                values = dictionary
            } catch {
                throw BuildError(.build, "\(file.path):\(error.line): error: not a property list: \(error.message)")
            }
        }
        values.merge(sources.generatedInfo) { own, _ in own }
        return values.mapValues { $0.mapStrings((settings ?? sources.settings).expand) }
    }
}
