import Documents
import Foundation
import XcodeProject

extension AppSources {
    /// The app that a project makes.
    ///
    /// - Parameter target: The target to take; nil for that of the app.
    init(project url: URL, target name: String?) throws(BuildError) {
        let project = try Self.read(url)
        self = try AppSources(project: project, target: try Self.application(of: project, named: name))
        guard !swiftFiles.isEmpty else {
            throw BuildError(
                .usage,
                "\(project.file.path):\(origin?.target.line ?? 1): error: the target \"\(name ?? self.name)\" has no "
                    + "Swift file\(origin?.target.foreignSources.isEmpty == false ? "; Objective-C is not supported" : "")"
            )
        }
    }

    static func read(_ url: URL) throws(BuildError) -> XcodeProject {
        let manifests = XcodeProject.isManifest(url) ? try TuistManifests() : nil
        do throws(ProjectError) {
            return try XcodeProject(url, manifests: manifests)
        } catch {
            throw BuildError(.build, error.description)
        }
    }

    /// The target to run.
    static func application(of project: XcodeProject, named name: String?) throws(BuildError) -> XcodeTarget {
        let all = project.targets.map { "\"\($0.name)\"" }.joined(separator: ", ")
        if let name {
            guard let target = project.target(named: name) else {
                throw BuildError(.usage, "seam: \(project.url.path) has no target \"\(name)\"; it has \(all)")
            }
            guard target.kind == .application else {
                throw BuildError(.usage, "seam: the target \"\(target.name)\" of \(project.url.path) is not an app")
            }
            return target
        }
        guard let target = project.mainApplication else {
            throw BuildError(
                .usage,
                "seam: \(project.url.path) has no target that is an app" + (all.isEmpty ? "" : "; it has \(all)"))
        }
        let others = project.targets.filter { $0.kind == .application && $0.name != target.name }
        if !others.isEmpty {
            let names = others.map { "\"\($0.name)\"" }.joined(separator: ", ")
            Console.note("taking the target \"\(target.name)\"; `--target` chooses another: \(names)")
        }
        return target
    }

    /// Takes the sources from a target of a project.
    init(project: XcodeProject, target: XcodeTarget) throws(BuildError) {
        let settings = target.settings
        let product = target.productName.replacing("/", with: "-")
        self.init(
            name: product, root: project.url.deletingLastPathComponent().standardizedFileURL,
            moduleName: target.moduleName, settings: settings)
        origin = Origin(project: project, target: target)
        swiftFiles = target.sources
        resources = target.resources.map { Resource(source: $0.source, path: $0.path, module: target.moduleName) }
        options = CompilerOptions(settings)
        // The header that CocoaPods writes for a pod includes UIKit's: whoever imports the pod sees UIKit.
        let folders = Set([root, project.url.deletingLastPathComponent()])
        if folders.contains(where: { FileManager.default.fileExists(atPath: $0.appending(path: "Podfile").path) }) {
            options.implicitImports = ["UIKit"]
        }
        if let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty {
            options.implicitImports += BridgingHeader.modules(of: project.resolve(path)) { module in
                !options.implicitImports.contains(module)
                    && (Self.ownLibraries.contains(module) || BridgingHeader.frameworks.contains(module))
            }
        }
        if let info = target.info {
            // The file would be written anew.
            let file = settings["INFOPLIST_FILE"].map(project.resolve)
            resources.removeAll { $0.source == file }
            generatedInfo = info
        } else {
            try readInfoPlist(of: project, settings)
        }
        if let path = settings["CODE_SIGN_ENTITLEMENTS"], !path.isEmpty {
            entitlements = Entitlements(project.resolve(path)) { settings[$0] }
        }
        storeConfiguration = StoreConfigurationFile.find(for: target.name, of: project.url)
        let written = SwiftGenOutputs.paths(
            in: project.url.deletingLastPathComponent(), scripts: target.scripts.map(\.text))
        let made = target.missingMadeSources.filter { path in
            !path.hasSuffix("/" + ResourceNames.fileName) && !written.contains(path)
        }
        for missing in [target.missingResources, target.missingSettings, made] where !missing.isEmpty {
            let more = missing.count > 1 ? " (and \(missing.count - 1) more)" : ""
            Console.note("the project names \(missing[0])\(more), which is not there: going on without")
        }
        if !target.foreignSources.isEmpty {
            let names = target.foreignSources.map(\.lastPathComponent).joined(separator: ", ")
            Console.note("these are not Swift and are left out: \(names)")
        }
        try checkNames()
        modules = try ProjectModules(project: project).modules(for: target)
    }

    private mutating func readInfoPlist(of project: XcodeProject, _ settings: BuildSettings) throws(BuildError) {
        let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
        if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
            let file = project.resolve(path)
            if FileManager.default.fileExists(atPath: file.path) {
                infoPlist = file
            } else if !isGenerated {
                throw BuildError(
                    .build,
                    "\(project.file.path): error: the target's INFOPLIST_FILE is \(file.path), which is not there")
            }
        }
        resources.removeAll { $0.source == infoPlist }
        if isGenerated { generatedInfo = GeneratedInfo.values(settings) }
    }
}

extension CompilerOptions {
    /// The compiler's language mode for a version of Swift: 4, 4.2, 5 or 6. Older versions are taken for 4.
    static func language(ofVersion version: String) -> String {
        let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
        return version.hasPrefix("4.2") ? "4.2" : major < 5 ? "4" : major > 5 ? "6" : "5"
    }

    /// Takes the language of a version that a project, a podspec or a `.swift-version` tells.
    mutating func use(version: String) {
        language = Self.language(ofVersion: version)
        translation.isSwift3 = version.hasPrefix("3")
        translation.infersExposure = translation.isSwift3
    }

    init(_ settings: BuildSettings) {
        self.init()
        use(version: settings["SWIFT_VERSION"] ?? "5")
        if settings["SWIFT_SWIFT3_OBJC_INFERENCE"] == "On" { translation.infersExposure = true }
        var words = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        // Projects from before Xcode 8 say it among the compiler's flags.
        var flags = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let flag = flags.popFirst() {
            if flag == "-D" {
                if let name = flags.popFirst() { words.append(name) }
            } else if flag.hasPrefix("-D") {
                words.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-upcoming-feature" {
                if let name = flags.popFirst() { upcomingFeatures.append(name) }
            } else if flag == "-strict-concurrency=complete" {
                upcomingFeatures.append(Self.completeChecking)
            }
        }
        let isName = { (word: String) in
            !word.isEmpty && word.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
        }
        conditions = Array(Set(words.filter(isName))).sorted()
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for (name, feature) in Self.features where settings.isOn("SWIFT_UPCOMING_FEATURE_" + name) {
            upcomingFeatures.append(feature)
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { upcomingFeatures += Self.approachable }
        // On without a word, in all projects that Xcode 14 and later build.
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { upcomingFeatures.append(Self.bareSlashes) }
        if settings["SWIFT_STRICT_CONCURRENCY"] == "complete" { upcomingFeatures.append(Self.completeChecking) }
        // A feature that is part of the language is an error to ask for.
        upcomingFeatures = Array(Set(upcomingFeatures.filter { language != "6" || !Self.partOfSix.contains($0) }))
            .sorted()
    }

    /// What complete checking of concurrency lets code say that is an error without it. Its warnings are not asked for.
    static let completeChecking = "IsolatedDefaultValues"

    /// Regular expressions between slashes: `/[a-z]+/`.
    private static let bareSlashes = "BareSlashRegexLiterals"

    /// The upcoming features that Xcode has settings for.
    private static let features = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation", "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    ]

    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let partOfSix: Set<String> = [
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "ForwardTrailingClosures",
        "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "RegionBasedIsolation", "GlobalActorIsolatedTypesUsability", "DynamicActorIsolation",
        "NonfrozenEnumExhaustivity", bareSlashes,
    ]
}
