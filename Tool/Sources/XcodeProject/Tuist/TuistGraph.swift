import Foundation
import ProjectDescription

/// Makes of manifests the objects of one project: the targets that a project describes, and those of other projects that
/// they need.
struct TuistGraph {
    /// A project with the folder of its manifest.
    struct Part {
        var folder: URL
        var project: ProjectDescription.Project
        var file: URL { folder.appending(path: TuistFolder.fileName) }
    }

    private let reader: any ManifestReader
    private let root: URL
    let main: Part
    private var parts: [String: Part] = [:]
    private(set) var writer = ProjectObjectWriter()
    /// What the targets' Info.plists are made of, by the targets' names.
    private(set) var infos: [String: [String: Plist.Value]] = [:]
    /// What names are made of the targets' resources, by the targets' names.
    private(set) var synthesis: [String: ResourceSynthesis] = [:]
    private var shared: [SharedPackage] = []
    private var packages: [String: String] = [:]
    private var seen: Set<String> = []

    /// A description has no lines that are worth telling.
    let line = 1

    init(_ folder: URL, reader: any ManifestReader) throws(ProjectError) {
        self.reader = reader
        root = TuistFolder.root(of: folder)
        main = try Self.read(folder.standardizedFileURL, root, reader)
        parts[main.folder.path] = main
    }

    private static func read(
        _ folder: URL, _ root: URL, _ reader: any ManifestReader
    ) throws(ProjectError) -> Part {
        let file = folder.appending(path: TuistFolder.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ProjectError(file: file.path, message: "the manifest of a project that others need is not there")
        }
        let data = try reader.description(of: file, root: root)
        do {
            return Part(folder: folder, project: try JSONDecoder().decode(ProjectDescription.Project.self, from: data))
        } catch {
            throw ProjectError(file: file.path, message: "the manifest describes no project: \(error)")
        }
    }

    /// The project, as if read from its file.
    mutating func value() throws(ProjectError) -> ProjectValue {
        try readSharedPackages()
        var targets: [String] = []
        for target in main.project.targets where Self.isBuilt(target) { targets += try add(target, of: main) }
        let own = configurations(
            main.project.settings, of: main, presets: projectPresets(of: main.project.settings), extra: [:])
        let project = writer.add(
            "PBXProject",
            [
                "buildConfigurationList": own,
                "developmentRegion": main.project.options.developmentRegion ?? "en",
            ], line: line, more: ["targets": ProjectObjectWriter.list(targets, line: line)])
        return writer.project(root: project, line: line)
    }

    /// Other systems' targets are of no use here, but where there is nothing else.
    private static func isBuilt(_ target: Target) -> Bool {
        target.destinations.isEmpty || target.destinations.contains { $0.platform == .iOS }
    }

    // MARK: Packages

    /// The packages that targets take products of as `.external`.
    private mutating func readSharedPackages() throws(ProjectError) {
        let files = FileManager.default
        let old = root.appending(path: "Tuist/Dependencies.swift")
        if TuistFolder.isManifest(old) {
            let data = try reader.description(of: old, root: root)
            let list = (try? JSONDecoder().decode(Dependencies.self, from: data))?.swiftPackageManager?.packages ?? []
            for package in list { addPackage(package, in: root.appending(path: "Tuist")) }
        }
        for folder in [root.appending(path: "Tuist"), root]
        where files.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            for package in try reader.packages(of: folder) { addPackage(package) }
            return
        }
    }

    private mutating func addPackage(_ package: SharedPackage) {
        guard packages[package.address] == nil else { return }
        packages[package.address] = writer.add(
            "XCRemoteSwiftPackageReference",
            ["repositoryURL": package.address, "requirement": package.requirement], line: line)
    }

    private mutating func addPackage(_ package: Package, in folder: URL) {
        switch package {
        case .remote(let url, let requirement):
            addPackage(SharedPackage(address: url, requirement: Self.text(requirement)))
        case .local(let path):
            let place = TuistFolder.resolve(path, in: folder, root: root)
            // Relative to the project's folder.
            let up = main.folder.pathComponents.dropFirst().map { _ in ".." }.joined(separator: "/")
            _ = writer.add("XCLocalSwiftPackageReference", ["relativePath": up + place.path], line: line)
        case .registry: break
        }
    }

    private static func text(_ requirement: Package.Requirement) -> String {
        switch requirement {
        case .upToNextMajor(let version): "from: \"\(version)\""
        case .upToNextMinor(let version): ".upToNextMinor(from: \"\(version)\")"
        case .range(let low, let high): "\"\(low)\"..<\"\(high)\""
        case .exact(let version): "exact: \"\(version)\""
        case .branch(let name): "branch: \"\(name)\""
        case .revision(let commit): "revision: \"\(commit)\""
        }
    }

    /// The address of the package that a product has its name from.
    private func package(of product: String) -> String? {
        packages.first { address, _ in
            var name = address.split(separator: "/").last.map(String.init) ?? address
            if name.hasSuffix(".git") { name.removeLast(4) }
            return name.lowercased() == product.lowercased()
        }?.value
    }

    // MARK: Targets

    /// Adds a target after those that it needs of other projects.
    private mutating func add(_ target: Target, of part: Part) throws(ProjectError) -> [String] {
        guard seen.insert(part.folder.path + ":" + target.name).inserted else { return [] }
        if part.folder == main.folder || packages.isEmpty || !part.project.packages.isEmpty {
            for package in part.project.packages { addPackage(package, in: part.folder) }
        }
        var targets: [String] = []
        var dependencies: [String] = []
        var products: [String] = []
        for dependency in target.dependencies {
            switch dependency {
            case .target(let name, _, _), .macro(let name):
                dependencies.append(writer.add("PBXTargetDependency", ["name": name], line: line))
                if part.folder != main.folder, let other = part.project.targets.first(where: { $0.name == name }) {
                    targets += try add(other, of: part)
                }
            case .project(let name, let path, _, _):
                let folder = TuistFolder.resolve(path, in: part.folder, root: root)
                let other = try self.part(in: folder)
                dependencies.append(writer.add("PBXTargetDependency", ["name": name], line: line))
                if let needed = other.project.targets.first(where: { $0.name == name }), Self.isBuilt(needed) {
                    targets += try add(needed, of: other)
                }
            case .external(let name, _), .package(let name, .runtime, _), .package(let name, .runtimeEmbedded, _):
                var texts = ["productName": name]
                texts["package"] = package(of: name)
                products.append(writer.add("XCSwiftPackageProductDependency", texts, line: line))
            case .package, .framework, .library, .sdk, .xcframework, .bundle, .xctest, .cocoapods: break
            }
        }
        let (phases, list) = content(of: target, in: part)
        let identifier = writer.add(
            "PBXNativeTarget",
            [
                "name": target.name, "productType": "com.apple.product-type." + Self.kind(of: target.product),
                "buildConfigurationList": list,
            ], line: line,
            more: [
                "buildPhases": phases, "dependencies": ProjectObjectWriter.list(dependencies, line: line),
                "packageProductDependencies": ProjectObjectWriter.list(products, line: line),
            ])
        return targets + [identifier]
    }

    private mutating func part(in folder: URL) throws(ProjectError) -> Part {
        if let known = parts[folder.path] { return known }
        let part = try Self.read(folder, root, reader)
        parts[folder.path] = part
        return part
    }

    private static func kind(of product: Product) -> String {
        switch product {
        case .app: "application"
        case .framework: "framework"
        case .staticFramework: "framework.static"
        case .staticLibrary: "library.static"
        case .dynamicLibrary: "library.dynamic"
        case .unitTests: "bundle.unit-test"
        case .uiTests: "bundle.ui-testing"
        default: product.rawValue
        }
    }

    // MARK: Files

    private mutating func content(of target: Target, in part: Part) -> (phases: ProjectValue, settings: String) {
        let files = TuistFiles(target: target, folder: part.folder, root: root)
        let info = TuistInfo(target, folder: part.folder, root: root)
        infos[target.name] = info.values
        synthesis[target.name] = ResourceSynthesis(target, of: part.project, hasResources: !files.resources.isEmpty)
        var sources: [String] = []
        var resources: [String] = []
        for file in files.sources {
            let reference = writer.reference(to: file, line: line)
            sources.append(writer.add("PBXBuildFile", ["fileRef": reference], line: line))
        }
        for file in files.resources where file.path != info.file?.path {
            let reference = writer.reference(to: file, line: line)
            resources.append(writer.add("PBXBuildFile", ["fileRef": reference], line: line))
        }
        var phases = [
            writer.add(
                "PBXSourcesBuildPhase", [:], line: line, more: ["files": ProjectObjectWriter.list(sources, line: line)]),
            writer.add(
                "PBXResourcesBuildPhase", [:], line: line,
                more: ["files": ProjectObjectWriter.list(resources, line: line)]),
        ]
        for script in target.scripts {
            let folder = part.folder
            let root = root
            let text = script.text { TuistFolder.resolve($0, in: folder, root: root).path }
            let outputs = script.outputPaths.map { TuistFolder.resolve($0, in: folder, root: root).path }
            phases.append(
                writer.add(
                    "PBXShellScriptBuildPhase", ["shellScript": text], line: line,
                    more: ["outputPaths": ProjectObjectWriter.list(outputs, line: line)]))
        }
        return (ProjectObjectWriter.list(phases, line: line), settings(of: target, in: part, info: info))
    }

    // MARK: Settings

    private typealias Values = [String: SettingValue]

    private func projectPresets(of settings: Settings?) -> (Configuration) -> [String: SettingValue] {
        if settings?.defaultSettings == DefaultSettings.none { return { _ in [:] } }
        return { configuration in
            var values: Values = ["SWIFT_VERSION": "5.0", "SDKROOT": "iphoneos"]
            if configuration.variant == .debug { values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
            return values
        }
    }

    private mutating func settings(of target: Target, in part: Part, info: TuistInfo) -> String {
        var values: Values = [
            "PRODUCT_BUNDLE_IDENTIFIER": .string(target.bundleId),
            "PRODUCT_NAME": .string(target.productName ?? target.name.replacing("-", with: "_")),
            "SRCROOT": .string(part.folder.path), "PROJECT_DIR": .string(part.folder.path),
        ]
        if let version = target.deploymentTargets?.iOS { values["IPHONEOS_DEPLOYMENT_TARGET"] = .string(version) }
        if let file = info.file { values["INFOPLIST_FILE"] = .string(file.path) }
        if let path = target.entitlements?.path {
            values["CODE_SIGN_ENTITLEMENTS"] = .string(TuistFolder.resolve(path, in: part.folder, root: root).path)
        }
        if target.product == .unitTests, let host = host(of: target, in: part) {
            values["TEST_HOST"] = .string("$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)")
        }
        if target.product == .uiTests { values["TEST_TARGET_NAME"] = host(of: target, in: part).map { .string($0) } }
        guard part.folder != main.folder else {
            return configurations(target.settings, of: part, presets: { _ in [:] }, extra: values)
        }
        // What another project says counts for its targets as well.
        let presets = projectPresets(of: part.project.settings)
        let shared = part.project.settings
        return configurations(
            target.settings, of: part,
            presets: { configuration in
                var values = presets(configuration)
                values.merge(shared?.base ?? [:]) { $1 }
                let own = shared?.configurations.first { $0.name == configuration.name }
                values.merge(own?.settings ?? [:]) { $1 }
                return values
            }, extra: values)
    }

    private func host(of target: Target, in part: Part) -> String? {
        let names = target.dependencies.compactMap { dependency in
            if case .target(let name, _, _) = dependency { name } else { nil as String? }
        }
        return part.project.targets.first { $0.product == .app && names.contains($0.name) }
            .map { $0.productName ?? $0.name }
    }

    private mutating func configurations(
        _ settings: Settings?, of part: Part, presets: (Configuration) -> [String: SettingValue], extra: Values
    ) -> String {
        let usual: [Configuration] = [.debug(name: .debug), .release(name: .release)]
        let shared = part.project.settings?.configurations ?? []
        let all = [shared, settings?.configurations ?? [], usual].first { !$0.isEmpty } ?? usual
        let identifiers = all.map { configuration in
            let own = settings?.configurations.first { $0.name == configuration.name }
            var values = presets(configuration)
            func put(_ added: Values) {
                values.merge(added) { old, new in Self.inheriting(new, old) }
            }
            put(extra)
            put(settings?.base ?? [:])
            put(own?.settings ?? [:])
            var texts = ["name": configuration.name.rawValue]
            // The target's own file, or for targets of other projects that of theirs.
            let file = own?.xcconfig ?? (part.folder == main.folder ? nil : configuration.xcconfig)
            if let file {
                texts["baseConfigurationReference"] = writer.reference(
                    to: TuistFolder.resolve(file, in: part.folder, root: root), line: line)
            }
            return writer.add(
                "XCBuildConfiguration", texts, line: line,
                more: ["buildSettings": ProjectValue(.dictionary(values.mapValues(value)), line: line)])
        }
        let first = all.first { $0.variant == .debug } ?? all[0]
        return writer.add(
            "XCConfigurationList", ["defaultConfigurationName": first.name.rawValue], line: line,
            more: ["buildConfigurations": ProjectObjectWriter.list(identifiers, line: line)])
    }

    /// A value over another, which takes the place of `$(inherited)`.
    private static func inheriting(_ new: SettingValue, _ old: SettingValue) -> SettingValue {
        let word = "$(inherited)"
        let under: [String] =
            switch old {
            case .string(let text): [text]
            case .array(let words): words
            }
        switch new {
        case .string(let text):
            return .string(text.replacing(word, with: under.joined(separator: " ")))
        case .array(let words):
            return .array(words.flatMap { $0 == word ? under : [$0] })
        }
    }

    private func value(_ value: SettingValue) -> ProjectValue {
        switch value {
        case .string(let text): ProjectValue(.string(text), line: line)
        case .array(let words): ProjectObjectWriter.list(words, line: line)
        }
    }
}
