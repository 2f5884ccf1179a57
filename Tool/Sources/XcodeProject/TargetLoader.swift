import Foundation

/// Puts the targets of a project together from its objects.
struct TargetLoader {
    private let objects: ProjectObjects
    private let project: URL
    private let root: URL
    private let configuration: String
    private let rootObject: ProjectValue
    private let names = FileNames()
    private let paths: ProjectPaths
    private var synchronized: [String: SynchronizedFolder] = [:]
    /// The packages in synchronised folders.
    private var synchronizedPackages: [URL] = []
    /// The files of each build phase that exceptions of a synchronised folder put there.
    private var phaseFiles: [String: [URL]] = [:]
    /// The paths of files of build settings that are not there.
    private var missingSettings: [String] = []
    /// What the scripts of the target being read write.
    private var madeByScripts: Set<String> = []

    init(objects: ProjectObjects, project: URL, configuration: String) throws(ProjectError) {
        self.objects = objects
        self.project = project
        self.configuration = configuration
        rootObject = try objects.object(objects.root, from: 1)
        let folder = rootObject["projectDirPath"]?.string ?? ""
        let place = project.deletingLastPathComponent()
        root = (folder.isEmpty ? place : place.appending(path: folder)).standardizedFileURL
        paths = ProjectPaths(objects: objects, root: root, names: names)
        loadSynchronizedFolders()
    }

    var packageAddresses: [String] {
        objects.all("XCRemoteSwiftPackageReference").compactMap { $0.object["repositoryURL"]?.string }
    }

    var packages: [SharedPackage] {
        objects.all("XCRemoteSwiftPackageReference").compactMap { _, object in
            guard let address = object["repositoryURL"]?.string,
                let requirement = object["requirement"].flatMap(Self.requirement)
            else { return nil }
            return SharedPackage(address: address, requirement: requirement)
        }
    }

    var lastUpgrade: Int? { rootObject["attributes"]?["LastUpgradeCheck"]?.string.flatMap { Int($0) } }

    mutating func targets() throws(ProjectError) -> [XcodeTarget] {
        let layers = try layers(of: rootObject)
        var result: [XcodeTarget] = []
        for identifier in rootObject["targets"]?.strings ?? [] {
            let object = try objects.object(identifier, from: rootObject["targets"]?.line ?? rootObject.line)
            result.append(try target(identifier, object, projectLayers: layers))
        }
        return result
    }

    // MARK: Settings

    /// The layers that a project's or a target's configuration adds: the file it is based on, and its own.
    private mutating func layers(of owner: ProjectValue) throws(ProjectError) -> [BuildSettings.Layer] {
        guard let list = objects.find(owner["buildConfigurationList"]?.string) else { return [] }
        let all = (list["buildConfigurations"]?.strings ?? []).compactMap(objects.find)
        let preferred = [configuration, list["defaultConfigurationName"]?.string]
        let named = preferred.lazy.compactMap { name in all.first { $0["name"]?.string == name } }.first
        let prefixed = all.first { $0["name"]?.string?.hasPrefix(configuration) == true }
        let chosen = all.first { $0["name"]?.string == configuration } ?? prefixed ?? named ?? all.first
        guard let chosen else { return [] }
        var layers: [BuildSettings.Layer] = []
        if let base = baseFile(of: chosen) {
            if FileManager.default.fileExists(atPath: base.path) {
                let file = try SettingsFile(base, names: names)
                layers.append(file.layer)
                missingSettings += file.missing
            } else if !base.pathComponents.contains("Pods") {
                // Files that CocoaPods would have made are missing, and not needed here.
                missingSettings.append(base.path)
            }
        }
        var own = BuildSettings.Layer()
        for (name, value) in (chosen["buildSettings"]?.dictionary ?? [:]).sorted(by: Self.precedes) {
            own.add(name, value.settingText)
        }
        return layers + [own]
    }

    /// Those with conditions come after those without, and so before them in what counts.
    private static func precedes(
        _ one: (key: String, value: ProjectValue), _ other: (key: String, value: ProjectValue)
    ) -> Bool {
        let (first, second) = (one.key.contains("["), other.key.contains("["))
        return first == second ? one.key < other.key : second
    }

    private func baseFile(of configuration: ProjectValue) -> URL? {
        if let reference = configuration["baseConfigurationReference"]?.string { return paths.url(reference) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.string,
            let folder = synchronized[anchor]?.url ?? paths.url(anchor)
        else { return nil }
        return names.resolve(folder.path + "/" + path)
    }

    private func defaults(of name: String) -> [String: String] {
        let language = rootObject["developmentRegion"]?.string ?? "en"
        return [
            "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.deletingPathExtension().lastPathComponent,
            "PROJECT": project.deletingPathExtension().lastPathComponent, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "WRAPPER_NAME": "$(PRODUCT_NAME).app", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app",
            "CONFIGURATION": configuration, "SRCROOT": root.path, "SOURCE_ROOT": root.path, "PROJECT_DIR": root.path,
            "PROJECT_FILE_PATH": project.path, "DEVELOPMENT_LANGUAGE": language == "English" ? "en" : language,
            "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "SWIFT_VERSION": "5.0", "CURRENT_ARCH": "x86_64",
            "ARCHS": "x86_64", "USER": "user",
        ]
    }

    // MARK: Targets

    private mutating func target(
        _ identifier: String, _ object: ProjectValue, projectLayers: [BuildSettings.Layer]
    ) throws(ProjectError) -> XcodeTarget {
        guard let name = object["name"]?.string else {
            throw ProjectError(file: objects.file, line: object.line, message: "a target without a name")
        }
        let shared = missingSettings
        defer { missingSettings = shared }
        let own = try layers(of: object)
        let settings = BuildSettings(
            defaults: defaults(of: name), layers: projectLayers + own, configuration: configuration)
        var target = XcodeTarget(name: name, kind: Self.kind(of: object), settings: settings, line: object.line)
        target.missingSettings = Set(missingSettings).sorted()
        target.scripts = scripts(of: object)
        madeByScripts = namesMade(by: target.scripts)
        for phaseIdentifier in object["buildPhases"]?.strings ?? [] {
            let phase = try objects.object(phaseIdentifier, from: object["buildPhases"]?.line ?? object.line)
            try add(phase, phaseIdentifier, to: &target)
        }
        addSynchronizedFiles(of: identifier, object, to: &target)
        addDependencies(of: object, to: &target)
        target.host = host(of: identifier, settings)
        return target
    }

    /// The scripts that run when a target is built, in their order.
    private func scripts(of object: ProjectValue) -> [XcodeTarget.Script] {
        (object["buildPhases"]?.strings ?? []).compactMap { objects.find($0) }
            .filter { $0["isa"]?.string == "PBXShellScriptBuildPhase" }
            .map { phase in
                XcodeTarget.Script(
                    text: phase["shellScript"]?.string ?? "", inputs: phase["inputPaths"]?.strings ?? [],
                    outputs: phase["outputPaths"]?.strings ?? [])
            }
    }

    /// The names of files that the scripts of a target say they write, or name.
    private func namesMade(by scripts: [XcodeTarget.Script]) -> Set<String> {
        var texts = scripts.flatMap { $0.outputs + [$0.text] }
        // A generator of mocks is told in a file what it is to write.
        if texts.contains(where: { $0.contains("Cuckoo") || $0.contains("cuckoonator") }),
            let text = try? String(contentsOf: root.appending(path: "Cuckoofile.toml"), encoding: .utf8)
        {
            texts.append(text)
        }
        // So is one of names of resources.
        if texts.contains(where: { $0.lowercased().contains("swiftgen") }) {
            for name in SwiftGenFile.names(in: texts) {
                texts += [try? String(contentsOf: root.appending(path: name), encoding: .utf8)].compactMap(\.self)
            }
        }
        var names: Set<String> = []
        for text in texts {
            for word in text.split(whereSeparator: { $0.isWhitespace || "\"'/".contains($0) })
            where word.hasSuffix(".swift") { names.insert(String(word)) }
        }
        return names
    }

    private static func kind(of object: ProjectValue) -> XcodeTarget.Kind {
        switch object["productType"]?.string ?? "" {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .framework
        case "com.apple.product-type.bundle.unit-test": .unitTests
        case "com.apple.product-type.bundle.ui-testing": .interfaceTests
        default: .other
        }
    }

    /// `$(BUILT_PRODUCTS_DIR)/App.app/App`
    private func host(of identifier: String, _ settings: BuildSettings) -> String? {
        if let path = settings["TEST_HOST"], !path.isEmpty {
            let components = path.split(separator: "/").map(String.init)
            if let bundle = components.first(where: { $0.hasSuffix(".app") }) { return String(bundle.dropLast(4)) }
            return components.last
        }
        return nil
    }

    private mutating func add(
        _ phase: ProjectValue, _ phaseIdentifier: String, to target: inout XcodeTarget
    ) throws(ProjectError) {
        let kind = phase["isa"]?.string ?? ""
        guard
            ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"]
                .contains(kind)
        else { return }
        for identifier in phase["files"]?.strings ?? [] {
            // Merges leave behind build files that are gone; Xcode passes over them.
            guard let buildFile = objects.find(identifier) else { continue }
            if let product = buildFile["productRef"]?.string {
                addProduct(product, to: &target)
                continue
            }
            guard let reference = buildFile["fileRef"]?.string, let file = objects.find(reference) else { continue }
            switch kind {
            case "PBXSourcesBuildPhase": try addSource(reference, file, buildFile, to: &target)
            case "PBXResourcesBuildPhase": addResource(reference, file, under: "", to: &target)
            case "PBXCopyFilesBuildPhase":
                // 7 is the folder of resources, 1 the bundle itself.
                guard ["1", "7"].contains(phase["dstSubfolderSpec"]?.string ?? "") else { continue }
                addResource(reference, file, under: phase["dstPath"]?.string ?? "", to: &target)
            default: addLinked(reference, to: &target)
            }
        }
    }

    private func addSource(
        _ reference: String, _ file: ProjectValue, _ buildFile: ProjectValue, to target: inout XcodeTarget
    ) throws(ProjectError) {
        guard let url = paths.url(reference) else { return }
        switch FileKind.of(url.lastPathComponent) {
        case .swift:
            guard FileManager.default.fileExists(atPath: url.path) else {
                if madeByScripts.contains(url.lastPathComponent) {
                    target.missingMadeSources.append(url.path)
                    return
                }
                let error = ProjectError(
                    file: objects.file, line: file.line,
                    message: "the target \"\(target.name)\" is made from \(url.path), which is not there")
                // Of the libraries that CocoaPods installs, some may be checked in and others not.
                let isInstalled = objects.file.hasSuffix("/Pods.xcodeproj/project.pbxproj")
                guard isInstalled || [.unitTests, .interfaceTests].contains(target.kind) else { throw error }
                target.missingSource = target.missingSource ?? error
                return
            }
            if !target.sources.contains(url) { target.sources.append(url) }
        case .foreign: target.foreignSources.append(url)
        case .model: add(url, under: "", to: &target)
        case .resource, .none: break
        }
    }

    private func addResource(
        _ reference: String, _ file: ProjectValue, under folder: String, to target: inout XcodeTarget
    ) {
        if file["isa"]?.string == "PBXVariantGroup" {
            for child in file["children"]?.strings ?? [] {
                guard let url = paths.url(child) else { continue }
                add(url, under: folder, to: &target)
            }
        } else if let url = paths.url(reference) {
            add(url, under: folder, to: &target)
        }
    }

    /// Languages keep their folder; all else lies at the top of the bundle.
    private func add(_ url: URL, under folder: String, to target: inout XcodeTarget) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            target.missingResources.append(url.path)
            return
        }
        guard FileKind.of(url.lastPathComponent) != .swift else { return }
        let parent = url.deletingLastPathComponent()
        var path = url.lastPathComponent
        if parent.pathExtension == "lproj" { path = parent.lastPathComponent + "/" + path }
        if !folder.isEmpty { path = folder + "/" + path }
        // Asset catalogs of one name are one catalog in the end.
        var number = 2
        let ending = (path as NSString).pathExtension
        while ending == "xcassets", let other = target.resources.first(where: { $0.path == path }), other.source != url
        {
            path = url.deletingPathExtension().lastPathComponent + "-\(number).xcassets"
            number += 1
        }
        target.resources.append(XcodeTarget.Resource(source: url, path: path))
    }

    // MARK: Synchronised folders

    private mutating func loadSynchronizedFolders() {
        for (identifier, object) in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let url = paths.url(identifier) else { continue }
            var folder = SynchronizedFolder(url: url)
            folder.explicitFolders = Set(object["explicitFolders"]?.strings ?? [])
            for exception in (object["exceptions"]?.strings ?? []).compactMap(objects.find) {
                let files = exception["membershipExceptions"]?.strings ?? []
                if let target = exception["target"]?.string {
                    folder.exceptions[target, default: []].formUnion(files.map { Self.plain($0) })
                }
                if let phase = exception["buildPhase"]?.string {
                    phaseFiles[phase, default: []] += files.map { names.resolve(url.path + "/" + $0) }
                }
            }
            synchronized[identifier] = folder
            synchronizedPackages += folder.packages()
        }
        synchronizedPackages.sort { $0.path < $1.path }
    }

    /// `/Localized: Main.storyboard` stands for the file in every language.
    private static func plain(_ path: String) -> String {
        path.hasPrefix("/Localized: ") ? String(path.dropFirst(12)) : path
    }

    private func addSynchronizedFiles(of identifier: String, _ object: ProjectValue, to target: inout XcodeTarget) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.strings ?? [])
        for (groupIdentifier, _) in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = synchronized[groupIdentifier] else { continue }
            if own.contains(groupIdentifier) { target.synchronizedFolders.append(folder.url) }
            for path in folder.files(of: identifier, isMember: own.contains(groupIdentifier)) {
                let url = folder.url.appending(path: path)
                if folder.explicitFolders.contains(path) {
                    add(url, under: "", to: &target)
                    continue
                }
                switch FileKind.of(url.lastPathComponent) {
                case .swift: target.sources.append(url)
                case .foreign: target.foreignSources.append(url)
                case .resource, .model: add(url, under: "", to: &target)
                case .none: break
                }
            }
        }
        for phase in object["buildPhases"]?.strings ?? [] {
            guard let files = phaseFiles[phase] else { continue }
            switch objects.find(phase)?["isa"]?.string {
            case "PBXSourcesBuildPhase":
                target.sources += files.filter { FileKind.of($0.lastPathComponent) == .swift }
                for file in files where FileKind.of(file.lastPathComponent) == .model {
                    add(file, under: "", to: &target)
                }
            case "PBXResourcesBuildPhase": for file in files { add(file, under: "", to: &target) }
            default: break
            }
        }
    }

    // MARK: Dependencies

    private func addDependencies(of object: ProjectValue, to target: inout XcodeTarget) {
        for identifier in object["dependencies"]?.strings ?? [] {
            guard let dependency = objects.find(identifier) else { continue }
            let proxy = objects.find(dependency["targetProxy"]?.string)
            let other =
                objects.find(dependency["target"]?.string) ?? objects.find(proxy?["remoteGlobalIDString"]?.string)
            if let name = other?["name"]?.string ?? dependency["name"]?.string,
                !target.dependencies.contains(name)
            {
                target.dependencies.append(name)
            }
            if let product = dependency["productRef"]?.string { addProduct(product, to: &target) }
        }
        for product in object["packageProductDependencies"]?.strings ?? [] { addProduct(product, to: &target) }
    }

    /// A framework that another target of the project makes.
    private func addLinked(_ reference: String, to target: inout XcodeTarget) {
        for (_, object) in objects.all("PBXNativeTarget") where object["productReference"]?.string == reference {
            if let name = object["name"]?.string, !target.dependencies.contains(name) {
                target.dependencies.append(name)
            }
            return
        }
        // What another project makes: that of a workspace, or one inside of this.
        guard let object = objects.find(reference), let path = object["path"]?.string, path.hasSuffix(".framework"),
            object["isa"]?.string == "PBXReferenceProxy" || object["sourceTree"]?.string == "BUILT_PRODUCTS_DIR",
            case let name = String(path.split(separator: "/").last?.dropLast(".framework".count) ?? ""),
            !name.hasPrefix("Pods_"), !target.foreignFrameworks.contains(name)
        else { return }
        target.foreignFrameworks.append(name)
    }

    private func addProduct(_ identifier: String, to target: inout XcodeTarget) {
        guard let object = objects.find(identifier), let name = object["productName"]?.string else { return }
        guard !target.products.contains(where: { $0.name == name }) else { return }
        let package = objects.find(object["package"]?.string)
        var product = XcodeTarget.PackageProduct(
            name: name, address: package?["repositoryURL"]?.string, line: object.line)
        product.requirement = package?["requirement"].flatMap(Self.requirement)
        let local = package?["relativePath"]?.string ?? package?["path"]?.string
        if let local { product.folder = names.resolve(root.path + "/" + local) }
        if package == nil { product.folder = packageFolder(named: name) }
        target.products.append(product)
    }

    /// A package in a folder that the product does not name: one that was dragged into the project, that Xcode 15 and
    /// later call local, or that is in a synchronised folder.
    private func packageFolder(named name: String) -> URL? {
        let dragged = objects.all("PBXFileReference").compactMap { identifier, object -> URL? in
            guard ["wrapper", "folder"].contains(object["lastKnownFileType"]?.string ?? "") else { return nil }
            return paths.url(identifier)
        }
        let added = objects.all("XCLocalSwiftPackageReference").compactMap { _, object in
            object["relativePath"]?.string.map { names.resolve(root.path + "/" + $0) }
        }
        return (dragged + added + synchronizedPackages)
            .filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
            .sorted { ($0.lastPathComponent == name ? 0 : 1) < ($1.lastPathComponent == name ? 0 : 1) }
            .first { folder in
                let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
                return manifest?.contains("\"\(name)\"") ?? false
            }
    }

    /// A package's versions as a manifest has them.
    private static func requirement(_ value: ProjectValue) -> String? {
        // One that a manifest describes.
        if let text = value.string { return text }
        func text(_ key: String) -> String { value[key]?.string ?? "" }
        switch value["kind"]?.string {
        case "upToNextMajorVersion": return "from: \"\(text("minimumVersion"))\""
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
        case "versionRange": return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
        case "exactVersion": return "exact: \"\(text("version"))\""
        case "branch": return "branch: \"\(text("branch"))\""
        case "revision": return "revision: \"\(text("revision"))\""
        default: return nil
        }
    }
}
