import Foundation
import ProjectDescription
import XcodeProject

/// Runs the manifests of Tuist's that describe projects. They are programs of strangers: in the box they have no network,
/// and see the checkout, the toolchain, and a folder for what is compiled.
///
/// A manifest is compiled against our module ProjectDescription, the modules of the checkout's plug-ins and its helpers,
/// and prints what it describes.
struct TuistManifests: ManifestReader {
    /// Where the sources of the module are.
    private let library: URL
    private let scratch: URL
    private let box: Box?
    private let bubblewrap: String?

    init() throws(BuildError) {
        library = try Installation.current().root.appending(path: "Tool/Sources/ProjectDescription")
        scratch = AppBuilder.cacheFolder.appending(path: "ProjectManifests")
        try FileManager.default.makeFolder(scratch)
        bubblewrap = Sandbox.program()
        guard bubblewrap != nil, let toolchain = Box.toolchain else {
            box = nil
            return
        }
        var box = Box(compilingWith: toolchain)
        box.add(.readable, library)
        for (name, value) in ProcessInfo.processInfo.environment where name.hasPrefix("TUIST_") {
            box.environment[name] = value
        }
        self.box = box
    }

    func packages(of folder: URL) throws(ProjectError) -> [SharedPackage] {
        do throws(BuildError) {
            return try PackageManifest.read(folder).requests.map {
                SharedPackage(address: $0.address, requirement: $0.requirement)
            }
        } catch {
            throw ProjectError(file: folder.appending(path: "Package.swift").path, message: error.message)
        }
    }

    func description(of manifest: URL, root: URL) throws(ProjectError) -> Data {
        do throws(BuildError) {
            let shared = try compileLibrary()
            let modules = try shared + helpers(of: root, with: shared)
            return try describe(manifest, root: root, with: modules)
        } catch {
            throw ProjectError(file: manifest.path, message: "the manifest cannot be read\n" + error.message)
        }
    }

    // MARK: Modules

    /// A module that manifests may import.
    private struct Module {
        var name: String
        var folder: URL
        /// What it was compiled from, in one number.
        var key: String
    }

    private func compileLibrary() throws(BuildError) -> [Module] {
        [try compile("ProjectDescription", Self.swiftFiles(in: library), root: library, with: [])]
    }

    /// The modules of the plug-ins and of the helpers of all manifests below a folder.
    private func helpers(of root: URL, with shared: [Module]) throws(BuildError) -> [Module] {
        var modules: [Module] = []
        for plugin in try plugins(of: root, with: shared) {
            let manifest = plugin.appending(path: "Plugin.swift")
            guard FileManager.default.fileExists(atPath: manifest.path) else { continue }
            let data = try describe(manifest, root: root, with: shared)
            let files = Self.swiftFiles(in: plugin.appending(path: "ProjectDescriptionHelpers"))
            guard let name = try? JSONDecoder().decode(Plugin.self, from: data).name, !files.isEmpty else { continue }
            modules.append(try compile(name, files, root: root, with: shared))
        }
        let files = Self.swiftFiles(in: root.appending(path: "Tuist/ProjectDescriptionHelpers"))
        if !files.isEmpty {
            modules.append(try compile("ProjectDescriptionHelpers", files, root: root, with: shared + modules))
        }
        return modules
    }

    /// The folders of the plug-ins that are here.
    private func plugins(of root: URL, with shared: [Module]) throws(BuildError) -> [URL] {
        struct Places: Decodable {
            var plugins: [PluginLocation]
        }
        for path in ["Tuist.swift", "Tuist/Config.swift"] {
            let file = root.appending(path: path)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            let data = try describe(file, root: root, with: shared)
            let all = (try? JSONDecoder().decode(Places.self, from: data))?.plugins ?? []
            let missing = all.filter { $0.path == nil }.compactMap(\.url)
            for address in missing {
                Console.note("\(file.path): the plug-in \(address) is not here: going on without")
            }
            return all.compactMap(\.path).map { path in
                let base = path.type == .relativeToManifest ? file.deletingLastPathComponent() : root
                let folder = base.appending(path: path.pathString).standardizedFileURL
                // Versions differ in whether a path is from the manifest or from the root.
                return FileManager.default.fileExists(atPath: folder.path)
                    ? folder : root.appending(path: path.pathString).standardizedFileURL
            }
        }
        return []
    }

    private static func swiftFiles(in folder: URL) -> [URL] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0) }
    }

    /// Compiles a module, unless it was compiled from the same before.
    private func compile(
        _ name: String, _ files: [URL], root: URL, with modules: [Module]
    ) throws(BuildError) -> Module {
        let key = key(of: files, with: modules)
        let folder = scratch.appending(path: "\(name)-\(key)")
        let module = Module(name: name, folder: folder, key: key)
        let library = folder.appending(path: "lib\(name).so")
        guard !FileManager.default.fileExists(atPath: library.path) else { return module }
        try FileManager.default.makeFolder(folder)
        let words =
            ["-emit-module", "-emit-library", "-parse-as-library", "-module-name", name, "-o", library.path]
            + ["-emit-module-path", folder.appending(path: name + ".swiftmodule").path]
        let result = try run("swiftc", words + options(with: modules) + files.map(\.path), root: root, writing: folder)
        guard result.ending == .exit(0) else {
            try? FileManager.default.removeItem(at: folder)
            throw BuildError(.build, result.text)
        }
        return module
    }

    private func options(with modules: [Module]) -> [String] {
        ["-swift-version", "5", "-suppress-warnings", "-Onone"]
            + modules.flatMap {
                [
                    "-I", $0.folder.path, "-L", $0.folder.path, "-l" + $0.name, "-Xlinker", "-rpath", "-Xlinker",
                    $0.folder.path,
                ]
            }
    }

    private func key(of files: [URL], with modules: [Module]) -> String {
        let texts = files.map { $0.path + "\n" + ((try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
        return StableHash.text((texts + modules.map(\.key) + [Box.toolchain?.path ?? ""]).joined(separator: "\n"))
    }

    // MARK: Manifests

    /// Compiles and runs a manifest. What it prints is not kept: it may read other files.
    private func describe(_ manifest: URL, root: URL, with modules: [Module]) throws(BuildError) -> Data {
        let folder = scratch.appending(path: "Programs/\(key(of: [manifest], with: modules))")
        let program = folder.appending(path: "manifest")
        if !FileManager.default.fileExists(atPath: program.path) {
            try FileManager.default.makeFolder(folder)
            let words = ["-o", program.path] + options(with: modules) + [manifest.path]
            let result = try run("swiftc", words, root: root, writing: folder)
            guard result.ending == .exit(0) else { throw BuildError(.build, result.text) }
        }
        let result = try run(program.path, [ManifestOutput.argument], root: root, writing: nil)
        guard let data = ManifestOutput.description(in: result.text) else { throw BuildError(.build, result.text) }
        return data
    }

    private func run(
        _ program: String, _ words: [String], root: URL, writing folder: URL?
    ) throws(BuildError) -> (ending: Subprocess.Ending, text: String) {
        guard var box, let bubblewrap, let toolchain = Box.toolchain else {
            return try Subprocess.output(of: program, words)
        }
        box.add(.readable, root)
        box.add(.readable, scratch)
        if let folder { box.add(.writable, folder) }
        box.directory = root.path
        box.environment["HOME"] = "/tmp"
        let path = program.hasPrefix("/") ? program : toolchain.appending(path: "bin/" + program).path
        return try Subprocess.output(of: bubblewrap, box.arguments(path, words), environment: box.environment)
    }
}
