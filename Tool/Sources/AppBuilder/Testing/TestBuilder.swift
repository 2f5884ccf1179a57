import Foundation
import SourceTranslator
import XcodeProject

/// Builds the tests of a target, with the app that they run in, into one program; an app that they drive from outside is
/// another.
///
/// The tests, the app and the runner are modules of the same program, so that `Bundle.main` is the folder with the resources
/// of both. In the tests of an app, `Bundle(for:)` is the bundle of theirs in it for a class of theirs.
public struct TestBuilder: Sendable {
    private let name: String
    /// Whether the tests run in an app, which is started first.
    private let runsInApp: Bool
    /// The sources of the app that the tests run in, or of the tests alone.
    private var builder: AppBuilder
    private let host: AppSources?
    private let own: AppSources
    /// The tests as a module, where they are a package's.
    private let packaged: ModuleSources?
    /// What the tests are a target of.
    private let source: TestSuite.Source
    /// Whether the tests drive an app from outside, and that app.
    private let isOfInterface: Bool
    private var driven: AppBuilder?

    /// - Parameters:
    ///   - dependencies: `NAME=PATH` of libraries.
    ///   - isTraced: Whether the app's code, and not that of the tests, tells a recorder what it does.
    ///   - hasCoverage: Whether the app's code, and not that of the tests, counts how often its lines run.
    public init(
        suite: TestSuite, dependencies: [String], installation: Installation, isTraced: Bool = false,
        hasCoverage: Bool = false
    ) throws(BuildError) {
        switch suite.source {
        case .target(let target, let project):
            try self.init(
                project: project, target: target, dependencies: dependencies, installation: installation,
                isTraced: isTraced, hasCoverage: hasCoverage)
        case .package(let target, let package, let folder):
            var sources = DependencySources(name: target.name, folder: folder)
            let requests = dependencies.isEmpty ? try sources.requests() : []
            sources.checkouts = requests.isEmpty ? nil : try PackageFetcher.fetch(requests)
            let (tests, modules) = try sources.tests(of: target, in: package)
            try self.init(
                source: suite.source, tests: tests, modules: modules, dependencies: dependencies,
                installation: installation,
                isTraced: isTraced, hasCoverage: hasCoverage)
        }
    }

    /// The tests of a package, which run in no app.
    private init(
        source: TestSuite.Source, tests: ModuleSources, modules: [ModuleSources], dependencies: [String],
        installation: Installation, isTraced: Bool, hasCoverage: Bool
    ) throws(BuildError) {
        self.source = source
        name = tests.name
        runsInApp = false
        host = nil
        packaged = tests
        isOfInterface = false
        var own = AppSources(
            name: tests.name, root: tests.root, moduleName: tests.name,
            settings: BuildSettings(defaults: ["PRODUCT_NAME": tests.name, "TARGET_NAME": tests.name]))
        own.swiftFiles = tests.files
        own.resources = tests.resources
        own.options = tests.options
        own.modules = modules
        try own.add(dependencies: dependencies)
        self.own = own
        builder = AppBuilder(
            sources: own, installation: installation, purpose: Self.purpose(tests.name, hasCoverage), isTraced: isTraced
        )
        builder.isCovered = hasCoverage
    }

    /// - Parameters:
    ///   - dependencies: `NAME=PATH` of libraries.
    ///   - isTraced: Whether the app's code, and not that of the tests, tells a recorder what it does.
    init(
        project: XcodeProject, target: XcodeTarget, dependencies: [String], installation: Installation,
        isTraced: Bool = false, hasCoverage: Bool = false
    ) throws(BuildError) {
        source = .target(target, of: project)
        name = target.name
        isOfInterface = target.kind == .interfaceTests
        runsInApp = target.host != nil && !isOfInterface
        packaged = nil
        // The kit of iOS 17 came with Xcode 15. Tests of a project that was not opened with it since hold the app to
        // what was before; an app that merely runs is better served by what is now.
        let isOld = project.lastUpgrade.map { $0 < 1500 } ?? false
        var own = try AppSources(project: project, target: target)
        try own.add(dependencies: dependencies)
        own.options.translation.refusesInvalidURLs = isOld
        self.own = own
        let apps = project.targets.filter { $0.kind == .application }
        let app =
            target.host.flatMap { name in apps.first { $0.productName == name || $0.name == name } }
            ?? apps.first { target.dependencies.contains($0.name) }
        if isOfInterface {
            host = nil
            driven = try Self.driven(target, of: project, dependencies, installation)
        } else if let app {
            var host = try AppSources(project: project, target: app)
            try host.add(dependencies: dependencies)
            // Modules that both need are built once.
            let names = Set(host.modules.map(\.name))
            host.modules += own.modules.filter { !names.contains($0.name) && $0.name != host.moduleName }
            host.options.isTestable = true
            host.options.translation.refusesInvalidURLs = isOld
            self.host = host
        } else {
            host = nil
        }
        var program = host ?? own
        for index in program.modules.indices {
            program.modules[index].options.translation.refusesInvalidURLs = isOld
        }
        program.resources += own.resources
        builder = AppBuilder(
            sources: program, installation: installation,
            purpose: Self.purpose(AppSources.identifier(target.name), hasCoverage), isTraced: isTraced)
        builder.isCovered = hasCoverage
    }

    /// The module of the tests if they have a bundle of their own: those that run with an app.
    private var bundledModule: String? { host == nil ? nil : own.moduleName }

    /// The app that tests drive from outside: the one that the target names, or depends on.
    private static func driven(
        _ target: XcodeTarget, of project: XcodeProject, _ dependencies: [String], _ installation: Installation
    ) throws(BuildError) -> AppBuilder? {
        let apps = project.targets.filter { $0.kind == .application }
        let named = target.settings["TEST_TARGET_NAME"].flatMap { name in apps.first { $0.name == name } }
        guard let app = named ?? apps.first(where: { target.dependencies.contains($0.name) }) else { return nil }
        var sources = try AppSources(project: project, target: app)
        try sources.add(dependencies: dependencies)
        return AppBuilder(sources: sources, installation: installation)
    }

    /// What tells builds of the same tests apart.
    private static func purpose(_ name: String, _ hasCoverage: Bool) -> String {
        "tests-\(name)" + (hasCoverage ? "-covered" : "")
    }

    /// Translates, compiles and links what has changed.
    public func build() throws(BuildError) -> BuiltTests {
        let app = try driven?.build()
        var tests = try builder.alone { () throws(BuildError) in try buildAlone() }
        tests.app = app
        return tests
    }

    private func buildAlone() throws(BuildError) -> BuiltTests {
        var modules = try Console.progress("Building what \(name) needs") { () throws(BuildError) in
            try builder.buildModules(over: try compileTestModules())
        }
        let interfaces = builder.cache.appending(path: "Modules")
        // XCTest names the whole of the tests after the bundle.
        let bundle = AppBundle(
            sources: builder.sources, folder: builder.cache, folderName: name, testModule: bundledModule,
            tests: bundledModule == nil ? nil : own)
        let identifier = try bundle.assemble()
        return try Console.progress("Building \(name)") { () throws(BuildError) in
            var startsApp = false
            if host != nil {
                let folder = interfaces.appending(path: "App")
                var app = try builder.appModule(in: folder)
                try builder.trace(&app, in: folder)
                app.options.isCovered = builder.isCovered
                var compiler = try builder.compiler(of: app, in: folder, importing: modules)
                compiler.entryPoint = Self.entryPoint
                let translation = try compiler.translate(hints: builder.hints)
                startsApp = translation.hasMain && runsInApp
                modules.append(try compiler.compile(translation, to: .module(interfaces: interfaces)))
            }
            let (tests, translation) = try compileTests(modules, interfaces)
            let runner = try writeRunner(translation, startsApp: startsApp)
            var compiler = try builder.compiler(
                of: runner, in: interfaces.appending(path: "Runner"), importing: modules)
            compiler.imports.append(tests)
            compiler.linkArguments = ["-lXCTest", "-lTesting"] + (builder.isCovered ? ["-profile-generate"] : [])
            try compiler.compile(
                try compiler.translate(hints: builder.hints), to: .executable(bundle.executable))
            let product = AppBuilder.Product(
                name: name, identifier: identifier + ".tests", bundle: bundle.url,
                executable: bundle.executable, folders: own.folders + builder.sources.folders)
            return BuiltTests(
                product: product,
                names: translation.testClasses.flatMap { type in type.tests.map { "\(type.name)/\($0.name)" } },
                usesTesting: Self.usesTesting(translation), module: own.moduleName,
                covered: modules.reduce(into: [:]) { all, module in all.merge(module.covered) { first, _ in first } },
                pictures: PictureFolders(
                    besides: translation.imports.filter { $0.module.module == "SnapshotTesting" }.map(\.file)))
        }
    }

    /// The function that the app begins with, in place of `main`.
    private static let entryPoint = "seam_app_main"

    /// The modules that run the tests. They are compiled with them, since the tests, the app and the runner are one program.
    private var testModules: [ModuleSources] {
        (isOfInterface ? ["SeamXCTest", "XCUIAutomation"] : ["SeamXCTest"]).map { testModule($0) }
    }

    private func testModule(_ name: String) -> ModuleSources {
        let folder = builder.installation.root.appending(path: "Sources").appending(path: name)
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return ModuleSources(
            name: name, root: folder,
            files: names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) })
    }

    /// They need nothing of the app and its libraries, which may be made for tests and import them.
    private func compileTestModules() throws(BuildError) -> [ModuleCompiler.Compiled] {
        let interfaces = builder.cache.appending(path: "Modules")
        try? FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
        var compiled: [ModuleCompiler.Compiled] = []
        for module in testModules {
            let compiler = try builder.compiler(
                of: module, in: interfaces.appending(path: module.name), importing: compiled)
            compiled.append(
                try compiler.compile(
                    try compiler.translate(hints: builder.hints), to: .module(interfaces: interfaces)))
        }
        return compiled
    }

    private func compileTests(
        _ modules: [ModuleCompiler.Compiled], _ interfaces: URL
    ) throws(BuildError) -> (ModuleCompiler.Compiled, TranslationCache.Result) {
        var module = packaged ?? ModuleSources(name: own.moduleName, root: own.root, files: own.swiftFiles)
        module.options = own.options
        module.options.isTestable = true
        // Apple's XCTest shows UIKit to those who import it, and has what the one on Linux lacks.
        module.options.implicitImports = ["UIKit"] + testModules.map(\.name)
        // What the app's bridging header brings comes with the app.
        module.options.implicitImports += builder.sources.options.implicitImports.filter {
            !module.options.implicitImports.contains($0)
        }
        module.options.translation.hasBundleOfTests = bundledModule != nil
        module.options.translation.isOfTests = true
        if builder.isTraced {
            module.options.translation.tracesTests = true
            module.options.implicitImports.append(LibraryCatalog.tracing)
        }
        let folder = interfaces.appending(path: "Tests")
        try builder.addManagedClasses(to: &module, from: own.ownResources, in: folder)
        try module.addResourceBundle(in: folder)
        if case .target(let target, _) = source, packaged == nil {
            module.resources = own.ownResources
            module.synthesis = target.synthesis
            try module.addResourceInterfaces(in: folder)
        }
        try addMocks(to: &module, in: folder)
        var compiler = try builder.compiler(of: module, in: folder, importing: modules)
        for host in testModules { compiler.knownModules.insert(host.name) }
        // A bundle of tests may hold the app's sources with its `@main`, which nobody calls.
        compiler.entryPoint = "seam_tests_main"
        var tests = LibraryCompiler(compiler, hints: DependencyHints(sources: own))
        tests.canBeInPart = true
        return try tests.compileAndTranslate(to: .module(interfaces: interfaces))
    }

    /// The mocks that a generator would write while Xcode builds the tests.
    private func addMocks(to module: inout ModuleSources, in folder: URL) throws(BuildError) {
        let modules = builder.sources.modules + own.modules
        let names = Set([host?.moduleName, module.name].compactMap(\.self))
        switch source {
        case .target(let target, let project):
            let root = project.url.deletingLastPathComponent().standardizedFileURL
            try MockSources(folder: root, modules: modules, names: names).add(
                to: &module, of: target, in: project, at: folder)
        case .package(let target, _, let root):
            try MockSources(folder: root, modules: modules, names: names).add(to: &module, of: target, at: folder)
        }
    }

    private static func usesTesting(_ translation: TranslationCache.Result) -> Bool {
        translation.imports.contains { $0.module.module == "Testing" }
    }

    /// Writes the program that names every test, and starts the app if the tests run in one.
    private func writeRunner(
        _ translation: TranslationCache.Result, startsApp: Bool
    ) throws(BuildError) -> ModuleSources {
        let folder = builder.cache.appending(path: "Modules/Runner/Source")
        let file = folder.appending(path: "main.swift")
        let text = TestRunnerSource(
            bundle: name, module: own.moduleName, classes: translation.testClasses,
            specs: translation.imports.contains { $0.module.module == "Quick" } ? translation.compiled.specs : [],
            usesTesting: Self.usesTesting(translation),
            entryPoint: startsApp ? Self.entryPoint : nil
        ).text
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if (try? String(contentsOf: file, encoding: .utf8)) != text {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        var module = ModuleSources(name: "SeamTestRunner", root: folder, files: [file])
        // Conditions hold in it that hold in the tests.
        module.options.conditions = own.options.conditions
        module.options.translation.isForLinuxToo = own.options.translation.isForLinuxToo
        return module
    }
}
