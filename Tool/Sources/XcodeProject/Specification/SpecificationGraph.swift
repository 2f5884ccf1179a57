import Documents
import Foundation

/// Makes of a description the objects that XcodeGen would write into the project.
struct SpecificationGraph {
    private let specification: ProjectSpecification
    private let settings: SpecificationSettings
    private let root: URL
    private var writer = ProjectObjectWriter()

    init(_ specification: ProjectSpecification) {
        self.specification = specification
        settings = SpecificationSettings(specification.value)
        root = specification.file.deletingLastPathComponent().standardizedFileURL
    }

    /// The project, as if read from its file.
    static func project(of specification: ProjectSpecification) throws(ProjectError) -> ProjectValue {
        var graph = SpecificationGraph(specification)
        return try graph.project()
    }

    private mutating func project() throws(ProjectError) -> ProjectValue {
        let value = specification.value
        var targets: [String] = []
        for (name, target) in specification.targets {
            for variant in variants(of: target, name: name) { targets.append(try add(variant)) }
        }
        for (name, package) in value["packages"]?.entries ?? [] { _ = addPackage(name, package) }
        for path in value["localPackages"]?.texts ?? [] {
            _ = add("XCLocalSwiftPackageReference", ["relativePath": path], line: value.line)
        }
        let project = add(
            "PBXProject",
            [
                "buildConfigurationList": configurations(
                    of: value["settings"], files: value["configFiles"], line: value.line, preset: projectPreset),
                "developmentRegion": value["options"]?["developmentLanguage"]?.text ?? "en",
            ], line: value.line, more: ["targets": list(targets, line: value["targets"]?.line ?? value.line)])
        return writer.project(root: project, line: value.line)
    }

    // MARK: Objects

    private mutating func add(
        _ isa: String, _ texts: [String: String], line: Int, more: [String: ProjectValue] = [:]
    ) -> String {
        writer.add(isa, texts, line: line, more: more)
    }

    private func list(_ identifiers: [String], line: Int) -> ProjectValue {
        ProjectObjectWriter.list(identifiers, line: line)
    }

    private mutating func reference(to file: URL, line: Int) -> String { writer.reference(to: file, line: line) }

    private func url(_ path: String) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appending(path: path)).standardizedFileURL
    }

    // MARK: Settings

    private typealias Preset = (SpecificationSettings.Configuration) -> [String: String]

    /// What XcodeGen sets in every project.
    private var projectPreset: Preset {
        let version = specification.value["options"]?["deploymentTarget"]?["iOS"]?.text
        return { configuration in
            var values = ["SWIFT_VERSION": "5.0", "SDKROOT": "iphoneos"]
            if configuration.isDebug { values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
            values["IPHONEOS_DEPLOYMENT_TARGET"] = version
            return values
        }
    }

    private mutating func configurations(
        of own: YAMLNode?, files: YAMLNode?, line: Int, preset: Preset
    ) -> String {
        let identifiers = settings.configurations.map { configuration in
            var values = preset(configuration).mapValues { ProjectValue(.string($0), line: line) }
            values.merge(settings.values(own, for: configuration)) { $1 }
            var texts = ["name": configuration.name]
            if let path = files?[configuration.name]?.text {
                texts["baseConfigurationReference"] = reference(to: url(path), line: line)
            }
            return add(
                "XCBuildConfiguration", texts, line: line,
                more: ["buildSettings": ProjectValue(.dictionary(values), line: line)])
        }
        return add(
            "XCConfigurationList",
            ["defaultConfigurationName": settings.configurations.first { !$0.isDebug }?.name ?? "Release"], line: line,
            more: ["buildConfigurations": list(identifiers, line: line)])
    }

    // MARK: Targets

    private struct Variant {
        var name: String
        var productName: String
        var platform: String
        var value: YAMLNode
    }

    /// A target for several platforms is one for each.
    private func variants(of target: YAMLNode, name: String) -> [Variant] {
        let platforms = target["platform"]?.texts ?? []
        guard target["platform"]?.items != nil else {
            return [
                Variant(
                    name: name, productName: target["productName"]?.text ?? name, platform: platforms.first ?? "iOS",
                    value: target)
            ]
        }
        return platforms.map { platform in
            Variant(
                name: name + (target["platformSuffix"]?.text ?? "_" + platform),
                productName: target["productName"]?.text ?? name, platform: platform,
                value: target.mapTexts { $0.replacing("${platform}", with: platform) })
        }
    }

    private static let kits = [
        "iOS": "iphoneos", "auto": "auto", "macOS": "macosx", "tvOS": "appletvos",
        "watchOS": "watchos", "visionOS": "xros",
    ]

    private mutating func add(_ target: Variant) throws(ProjectError) -> String {
        let line = target.value.line
        let type = target.value["type"]?.text ?? ""
        guard !type.isEmpty else {
            throw ProjectError(
                file: specification.file.path, line: line, message: "the target \"\(target.name)\" has no type")
        }
        let files = try files(of: target)
        let preset = preset(of: target, type: type, files: files)
        let list = configurations(
            of: target.value["settings"], files: target.value["configFiles"], line: line, preset: { _ in preset })
        var more = ["buildPhases": phases(of: target, files)]
        let (dependencies, products) = dependencies(of: target)
        more["dependencies"] = self.list(dependencies, line: line)
        more["packageProductDependencies"] = self.list(products, line: line)
        let kind = ["framework.dynamic": "framework"][type] ?? type
        let identifier = add(
            "PBXNativeTarget",
            [
                "name": target.name, "productType": "com.apple.product-type." + kind, "buildConfigurationList": list,
            ], line: line, more: more)
        return identifier
    }

    /// What XcodeGen sets in a target of that kind.
    private func preset(of target: Variant, type: String, files: [SourceFile]) -> [String: String] {
        var values = ["SDKROOT": Self.kits[target.platform] ?? target.platform.lowercased()]
        if target.productName != target.name { values["PRODUCT_NAME"] = target.productName }
        values["IPHONEOS_DEPLOYMENT_TARGET"] =
            target.value["deploymentTarget"].flatMap { $0.text ?? $0["iOS"]?.text }
        if let prefix = specification.value["options"]?["bundleIdPrefix"]?.text {
            let name = target.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
            values["PRODUCT_BUNDLE_IDENTIFIER"] = prefix + "." + String(name)
        }
        values["INFOPLIST_FILE"] =
            target.value["info"]?["path"]?.text ?? files.first { $0.url.lastPathComponent == "Info.plist" }?.url.path
        values["CODE_SIGN_ENTITLEMENTS"] = target.value["entitlements"].flatMap { $0["path"]?.text ?? $0.text }
        if type == "bundle.unit-test", let host = host(of: target) {
            values["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)"
        }
        if type == "bundle.ui-testing" { values["TEST_TARGET_NAME"] = host(of: target) }
        return values
    }

    /// The app among what a target of tests depends on.
    private func host(of target: Variant) -> String? {
        let names = (target.value["dependencies"]?.items ?? []).compactMap { $0["target"]?.text }
        return specification.targets.first { name, value in
            value["type"]?.text == "application" && names.contains { $0 == name || $0.hasPrefix(name + "_") }
        }.map { $0.value["productName"]?.text ?? $0.name }
    }

    // MARK: Files

    private struct SourceFile {
        var url: URL
        /// The phase that the description says; nil for that of the file's kind.
        var phase: String?
        var line: Int
    }

    private func files(of target: Variant) throws(ProjectError) -> [SourceFile] {
        let sources = target.value["sources"].map { $0.items ?? [$0] } ?? []
        var result: [SourceFile] = []
        for source in sources {
            guard let path = source.text ?? source["path"]?.text else { continue }
            let place = url(path)
            guard FileManager.default.fileExists(atPath: place.path) else {
                if source["optional"]?.isTrue == true { continue }
                throw ProjectError(
                    file: specification.file.path, line: source.line,
                    message: "the target \"\(target.name)\" is made from \(place.path), which is not there")
            }
            let phase = source["buildPhase"]?.text ?? (source["type"]?.text == "folder" ? "resources" : nil)
            for file in SpecificationPaths.files(of: source, at: place)
            where !result.contains(where: { $0.url == file }) {
                result.append(SourceFile(url: file, phase: phase, line: source.line))
            }
        }
        for resource in target.value["resources"]?.items ?? [] {
            guard let path = resource.text ?? resource["path"]?.text else { continue }
            for file in SpecificationPaths.files(of: resource, at: url(path)) {
                result.append(SourceFile(url: file, phase: "resources", line: resource.line))
            }
        }
        return result
    }

    private mutating func phases(of target: Variant, _ files: [SourceFile]) -> ProjectValue {
        var sources: [String] = []
        var resources: [String] = []
        for file in files where file.url.lastPathComponent != "Info.plist" && file.phase != "none" {
            let kind = FileKind.of(file.url.lastPathComponent)
            let isResource = file.phase == "resources" || (file.phase == nil && kind == .resource)
            guard isResource || kind != .none else { continue }
            let reference = reference(to: file.url, line: file.line)
            let build = add("PBXBuildFile", ["fileRef": reference], line: file.line)
            if isResource { resources.append(build) } else { sources.append(build) }
        }
        let line = target.value.line
        var phases = [
            add("PBXSourcesBuildPhase", [:], line: line, more: ["files": list(sources, line: line)]),
            add("PBXResourcesBuildPhase", [:], line: line, more: ["files": list(resources, line: line)]),
        ]
        for key in ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts"] {
            for script in target.value[key]?.items ?? [] {
                let text =
                    script["script"]?.text
                    ?? script["path"]?.text.flatMap { try? String(contentsOf: url($0), encoding: .utf8) } ?? ""
                phases.append(
                    add(
                        "PBXShellScriptBuildPhase", ["shellScript": text], line: script.line,
                        more: ["outputPaths": list(script["outputFiles"]?.texts ?? [], line: script.line)]))
            }
        }
        return list(phases, line: line)
    }

    // MARK: Dependencies

    private mutating func dependencies(of target: Variant) -> (targets: [String], products: [String]) {
        var targets: [String] = []
        var products: [String] = []
        for dependency in target.value["dependencies"]?.items ?? [] {
            if let name = dependency["target"]?.text {
                let name = name.split(separator: "/").last.map(String.init) ?? name
                targets.append(add("PBXTargetDependency", ["name": name], line: dependency.line))
            } else if let name = dependency["package"]?.text {
                let package = specification.value["packages"]?[name].map { addPackage(name, $0) }
                let asked = dependency["products"]?.texts ?? [dependency["product"]?.text ?? name]
                for product in asked {
                    var texts = ["productName": product]
                    texts["package"] = package
                    products.append(add("XCSwiftPackageProductDependency", texts, line: dependency.line))
                }
            }
        }
        return (targets, products)
    }

    private mutating func addPackage(_ name: String, _ package: YAMLNode) -> String {
        if let path = package["path"]?.text {
            return add("XCLocalSwiftPackageReference", ["relativePath": path], line: package.line)
        }
        let address = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/" + $0 }
        var texts: [String: String] = [:]
        texts["repositoryURL"] = address
        let requirement = Self.requirement(package).mapValues { ProjectValue(.string($0), line: package.line) }
        return add(
            "XCRemoteSwiftPackageReference", texts, line: package.line,
            more: ["requirement": ProjectValue(.dictionary(requirement), line: package.line)])
    }

    private static func requirement(_ package: YAMLNode) -> [String: String] {
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
        if let version = text("from", "majorVersion") {
            return ["kind": "upToNextMajorVersion", "minimumVersion": version]
        }
        if let version = text("minorVersion") { return ["kind": "upToNextMinorVersion", "minimumVersion": version] }
        if let version = text("version", "exactVersion") { return ["kind": "exactVersion", "version": version] }
        if let low = text("minVersion"), let high = text("maxVersion") {
            return ["kind": "versionRange", "minimumVersion": low, "maximumVersion": high]
        }
        if let branch = text("branch") { return ["kind": "branch", "branch": branch] }
        if let revision = text("revision") { return ["kind": "revision", "revision": revision] }
        return [:]
    }
}
