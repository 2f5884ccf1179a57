import Foundation
import MockGenerator
import XcodeProject

/// Writes the mocks that Cuckoo's generator would write while Xcode builds tests, where they are not there.
///
/// The generator is a program for macOS alone, which the project runs by a script or a plugin. What it is told is read from
/// the project, and the mocks are written by our own ``CuckooMocks``.
struct MockSources {
    /// The folder of the project or package.
    let folder: URL
    /// The modules that the tests may import, Cuckoo's among them.
    let modules: [ModuleSources]
    /// What the module of the tests, or of the app, is called.
    let names: Set<String>

    /// Adds what a target of a project asks for to its module.
    func add(to module: inout ModuleSources, of target: XcodeTarget, in project: XcodeProject, at cache: URL)
        throws(BuildError)
    {
        let scripts = project.targets.filter { $0.name == target.name }.flatMap(\.scripts)
        let asked =
            MockRequest.requests(ofCuckoofileIn: folder)
            + scripts.flatMap { script in
                MockRequest.requests(of: script) { target.settings[$0] }
            }
        try write(asked, to: &module, at: cache)
    }

    /// Adds what a package asks for to the module of one of its targets.
    func add(to module: inout ModuleSources, of target: PackageManifest.Target, at cache: URL) throws(BuildError) {
        var asked = MockRequest.requests(ofCuckoofileIn: folder)
        let plugins = Set((target.pluginUsages ?? []).flatMap(\.values).compactMap { $0.first?.text })
        if plugins.contains("CuckooPluginModular") {
            let names = Set([target.name] + (target.dependencies ?? []).compactMap(\.name))
            asked.removeAll { !names.contains($0.module ?? "") }
        } else if plugins.contains("CuckooPluginSingleFile") {
            for index in asked.indices { asked[index].output = nil }
        } else {
            let place = folder.appending(path: target.path ?? "Tests/" + target.name).standardizedFileURL.path + "/"
            asked.removeAll { !($0.output?.path.hasPrefix(place) ?? false) }
        }
        try write(asked, to: &module, at: cache)
    }

    private func write(_ asked: [MockRequest], to module: inout ModuleSources, at cache: URL) throws(BuildError) {
        guard let cuckoo = modules.first(where: { $0.name == "Cuckoo" }) else { return }
        let known = Set(modules.map(\.name)).union(names)
        let own = Set(module.files.map(\.standardizedFileURL.path))
        for (index, request) in asked.enumerated() {
            // What was generated before, and is kept with the project, is the original's.
            if let output = request.output, !files(at: output).isDisjoint(with: own) { continue }
            guard request.mocks.testableImports.allSatisfy(known.contains) else { continue }
            var mocks = request.mocks
            mocks.hasTypedErrors = hasTypedErrors(cuckoo)
            // A module needs no import of itself.
            mocks.testableImports.removeAll { $0 == module.name }
            mocks.imports.removeAll { $0 == module.name }
            let text = mocks.source(
                of: request.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) })
            let name = "Mocks-\(request.module ?? String(index)).swift"
            try module.files.append(Self.write(text, to: cache.appending(path: "Mocks").appending(path: name)))
        }
    }

    /// The output, or the files in it if it is a folder.
    private func files(at output: URL) -> Set<String> {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: output.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [output.standardizedFileURL.path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
        return Set(names.map { output.appending(path: $0).standardizedFileURL.path })
    }

    private func hasTypedErrors(_ cuckoo: ModuleSources) -> Bool {
        cuckoo.files.contains { file in
            file.lastPathComponent == "MockManager.swift"
                && (try? String(contentsOf: file, encoding: .utf8))?.contains("errorType:") == true
        }
    }

    /// A file that stays the same keeps its date.
    private static func write(_ text: String, to file: URL) throws(BuildError) -> URL {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if (try? String(contentsOf: file, encoding: .utf8)) != text {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        return file
    }
}
