import Foundation

/// The modules of a library: of a Swift package, or of a folder of Swift files.
struct DependencySources {
    /// The product or module that is asked for.
    let name: String
    let folder: URL
    /// Where the packages are that this one may need.
    var checkouts: URL?
    /// Those that come with the app.
    var local: LocalPackages?
    /// The version of Swift of a folder of files that does not say: the app's.
    var language = "5"
    /// The parts of a pod that the app asks for; nil among them is the whole pod.
    var parts: Set<String?> = [nil]

    /// Each after those it needs; a module may come more than once.
    func modules() throws(BuildError) -> [ModuleSources] {
        // The parts of a pod are one module, where a package has a product for each.
        if isPackage, let module = podModule(besidesUsual: true) { return [module] }
        if isPackage { return try packageModules() }
        if let module = podModule() { return [module] }
        // A folder with one for the sources keeps other things beside it.
        let sources = ["Sources", "Source"].lazy.map { folder.appending(path: $0) }.map {
            Self.swiftFiles(in: $0, skippingExamples: true)
        }
        let files = sources.first { !$0.isEmpty } ?? Self.swiftFiles(in: folder, skippingExamples: true)
        guard !files.isEmpty else {
            throw BuildError(.usage, "seam: --dependency \(name): there is no Swift file in \(folder.path)")
        }
        return [folderModule(files)]
    }

    private func folderModule(_ files: [URL]) -> ModuleSources {
        var module = ModuleSources(name: AppSources.identifier(name), root: folder, files: files)
        module.options.use(version: statedVersion ?? language)
        if UmbrellaHeader.importsUIKit(module.name, in: folder) { module.options.seeUIKitByHeader() }
        module.options.translation.isForLinuxToo = true
        return module
    }

    /// The module that a podspec of the folder describes, with its resources; nil if there is none in Swift.
    ///
    /// - Parameter besidesUsual: None either if no parts were asked for but those that every app gets.
    private func podModule(besidesUsual: Bool = false) -> ModuleSources? {
        if besidesUsual, !parts.contains(where: { $0 != nil }) { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in names.sorted() where file.hasSuffix(".podspec") {
            guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else { continue }
            let pod = PodSpecification(text, parts: parts)
            if besidesUsual, pod.parts.isSubset(of: pod.usualParts) { continue }
            guard
                [String(file.dropLast(8)), pod.moduleName ?? ""].contains(where: { DependencyHints.isSame($0, name) })
            else { continue }
            let excluded = Set(PodSpecification.paths(pod.excluded, in: folder))
            let files = PodSpecification.paths(pod.sources, in: folder).filter {
                $0.hasSuffix(".swift") && !excluded.contains($0)
            }
            guard !files.isEmpty else { continue }
            var module = folderModule(files.map { folder.appending(path: $0).standardizedFileURL })
            module.options.conditions.append("COCOAPODS")
            func add(_ patterns: [String], to place: String) {
                for path in PodSpecification.paths(patterns, in: folder) where !path.contains(".xcassets/") {
                    let source = folder.appending(path: path).standardizedFileURL
                    module.resources.append(
                        .init(source: source, path: place + source.lastPathComponent, module: module.name))
                }
            }
            add(pod.resources, to: "")
            for (bundle, patterns) in pod.bundles.sorted(by: { $0.key < $1.key }) {
                add(patterns, to: bundle + ".bundle/")
            }
            return module
        }
        return nil
    }

    /// The version of Swift that CocoaPods' description of the library tells, or the file that other tools read.
    private var statedVersion: String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        func text(_ name: String) -> String? { try? String(contentsOf: folder.appending(path: name), encoding: .utf8) }
        let stated = names.filter { $0.hasSuffix(".podspec") }.sorted().lazy.compactMap(text).compactMap {
            Self.statedVersion($0)
        }.first
        return (stated ?? text(".swift-version"))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The newest version of Swift that a podspec names, as `swift_version = '5.0'` or `swift_versions = ['4.2', '5.0']`.
    static func statedVersion(_ podspec: String) -> String? {
        guard let line = podspec.firstMatch(of: /\.swift_versions?\s*=\s*(\[[^\]]*\]|["'][^"']*["'])/) else {
            return nil
        }
        return line.1.matches(of: /\d[\d.]*/).map { String($0.0) }
            .max { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// Whether there is a manifest that SwiftPM can read: those from before Swift 4 it cannot.
    private var isPackage: Bool {
        guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
            return false
        }
        guard let version = text.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*(\d+)/.ignoresCase()) else {
            return false
        }
        return Int(version.1).map { $0 >= 4 } ?? false
    }

    private func packageModules() throws(BuildError) -> [ModuleSources] {
        let package = try PackageManifest.read(folder)
        // NSObject-Rx is imported as NSObject_Rx.
        func isAsked(_ other: String) -> Bool { other == name || AppSources.identifier(other) == name }
        var pending = package.products.first { isAsked($0.name) }?.targets ?? []
        if pending.isEmpty, let target = package.targets.first(where: { isAsked($0.name) }) { pending = [target.name] }
        // CocoaPods may know the library by another name than its package does.
        if pending.isEmpty, let module = podModule() { return [module] }
        guard !pending.isEmpty else {
            let names = (package.products.map(\.name) + package.targets.map(\.name)).joined(separator: ", ")
            throw BuildError(.usage, "seam: the package in \(folder.path) has no product \(name); it has \(names)")
        }
        var modules: [ModuleSources] = []
        var seen: Set<String> = []
        for target in pending { try collect(target, of: package, &modules, &seen) }
        return modules
    }

    private func collect(
        _ name: String, of package: PackageManifest, _ modules: inout [ModuleSources], _ seen: inout Set<String>
    ) throws(BuildError) {
        guard let target = package.targets.first(where: { $0.name == name }), target.type == "regular",
            seen.insert(name).inserted
        else { return }
        try collectDependencies(of: target, in: package, &modules, &seen)
        let module = module(of: target, in: package)
        if !module.files.isEmpty || module.c != nil { modules.append(module) }
    }

    private func collectDependencies(
        of target: PackageManifest.Target, in package: PackageManifest, _ modules: inout [ModuleSources],
        _ seen: inout Set<String>
    ) throws(BuildError) {
        for dependency in target.dependencies ?? [] {
            // What Seam has itself takes the place of the original, for libraries as for apps.
            guard dependency.holds, let name = dependency.name, !AppSources.ownLibraries.contains(name) else {
                continue
            }
            if package.targets.contains(where: { $0.name == name }) {
                try collect(name, of: package, &modules, &seen)
            } else if let folder = dependency.package.flatMap(checkout) ?? local?.folder(of: name),
                folder != self.folder
            {
                modules += try DependencySources(
                    name: name, folder: folder, checkouts: checkouts, local: local, language: language
                ).modules()
            }
        }
    }

    private func module(of target: PackageManifest.Target, in package: PackageManifest) -> ModuleSources {
        let root = target.path.map { folder.appending(path: $0) } ?? usualFolder(of: target)
        let places = (target.sources ?? [""]).map { $0.isEmpty ? root : root.appending(path: $0) }
        let excluded = Set((target.exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path })
        var module = ModuleSources(
            name: AppSources.identifier(target.name), root: folder,
            files: places.flatMap { Self.swiftFiles(in: $0, excluding: excluded) })
        guard !module.files.isEmpty else {
            module.c = CSources(of: target, at: root, excluding: excluded)
            return module
        }
        module.addResources(of: target, in: package, at: root, excluding: excluded)
        module.options = package.options(of: target)
        // As a pod it has a header that imports UIKit, which all of its files see.
        if isPod, !module.options.implicitImports.contains("UIKit") { module.options.implicitImports.append("UIKit") }
        // Carthage builds it by its project, whose header may import UIKit.
        if checkouts?.lastPathComponent == "Checkouts", UmbrellaHeader.importsUIKit(module.name, in: folder) {
            module.options.bringsUIKit = true
        }
        return module
    }

    /// Whether CocoaPods knows the library as well.
    private var isPod: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasSuffix(".podspec") }
    }

    /// The tests of a target of the package, and the modules that they need, each after those it needs.
    func tests(
        of target: PackageManifest.Target, in package: PackageManifest
    ) throws(BuildError) -> (own: ModuleSources, modules: [ModuleSources]) {
        var modules: [ModuleSources] = []
        var seen: Set<String> = []
        try collectDependencies(of: target, in: package, &modules, &seen)
        return (module(of: target, in: package), modules)
    }

    /// Where SwiftPM looks for the sources of a target that does not say where they are.
    private func usualFolder(of target: PackageManifest.Target) -> URL {
        let names = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let places = names.map { folder.appending(path: $0).appending(path: target.name) }
        return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[0]
    }

    /// The packages to fetch for a package that comes with the app, and for those of the app's that it needs.
    func requests() throws(BuildError) -> Set<PackageFetcher.Request> {
        guard isPackage else { return [] }
        var requests: Set<PackageFetcher.Request> = []
        var seen: Set<String> = []
        var pending = [folder]
        while let folder = pending.popLast() {
            guard seen.insert(folder.standardizedFileURL.path).inserted else { continue }
            let package = try PackageManifest.read(folder)
            requests.formUnion(package.requests)
            for name in package.targets.flatMap({ $0.dependencies ?? [] }).compactMap(\.name)
            where !package.targets.contains(where: { $0.name == name }) {
                if let other = local?.folder(of: name) { pending.append(other) }
            }
        }
        return requests
    }

    /// The folder of a package that SwiftPM fetched.
    private func checkout(_ package: String) -> URL? {
        guard let checkouts else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
        return names.first { $0.lowercased() == package.lowercased() }.map { checkouts.appending(path: $0) }
    }

    /// - Parameter examples: Leave out tests too, and apps that show the library.
    private static func isSkipped(_ folder: String, _ examples: Bool) -> Bool {
        if [".playground", ".docc", ".xcodeproj"].contains(where: folder.hasSuffix) { return true }
        return examples
            && (folder.hasSuffix("Tests") || ["Pods", "Carthage"].contains(folder)
                || ["Example", "Demo"].contains { folder.hasPrefix($0) || folder.hasSuffix($0) })
    }

    private static func swiftFiles(
        in folder: URL, excluding excluded: Set<String> = [], skippingExamples: Bool = false
    ) -> [URL] {
        if folder.pathExtension == "swift" { return [folder] }
        var files: [URL] = []
        var pending = [folder]
        while let folder = pending.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            where !name.hasPrefix(".") {
                let file = folder.appending(path: name).standardizedFileURL
                if excluded.contains(file.path) { continue }
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    if !isSkipped(name, skippingExamples) { pending.append(file) }
                } else if name.hasSuffix(".swift"), name != "Package.swift" {
                    files.append(file)
                }
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}
