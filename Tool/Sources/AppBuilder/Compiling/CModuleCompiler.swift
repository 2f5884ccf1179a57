import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Compiles a module in C, for those in Swift that import it.
struct CModuleCompiler {
    let name: String
    let sources: CSources
    /// Where the objects are kept, and a map of the module if its headers have none.
    let folder: URL
    /// The modules in C whose headers this one may include.
    var imports: [ModuleCompiler.Compiled] = []

    /// Compiles what has changed.
    func compile() throws(BuildError) -> ModuleCompiler.Compiled {
        let objects = folder.appending(path: "Objects")
        try FileManager.default.makeFolder(objects)
        let map = try moduleMap()
        var result = ModuleCompiler.Compiled(name: name, objects: [], interfaces: map.deletingLastPathComponent())
        result.headers = sources.headers
        let common =
            ["-c", "-O1", "-fPIC", "-I", sources.headers.path] + sources.arguments
            + imports.compactMap(\.headers).flatMap { ["-I", $0.path] }
        let known = headerFiles
        for (index, file) in sources.files.enumerated() {
            // Two folders may have files of a name.
            let object = objects.appending(path: "\(index)-\(file.deletingPathExtension().lastPathComponent).o")
            let stamp = object.appendingPathExtension("arguments")
            let arguments = common + [file.path, "-o", object.path]
            let command = arguments.joined(separator: "\n")
            result.objects.append(object)
            if (try? String(contentsOf: stamp, encoding: .utf8)) == command,
                FileStamps.isNewer(object, than: [file] + known)
            {
                continue
            }
            let outcome = try Subprocess.output(of: "clang", arguments)
            guard outcome.ending == .exit(0) else {
                throw BuildError(.build, outcome.text + "seam: \(name) was not built")
            }
            try? command.write(to: stamp, atomically: true, encoding: .utf8)
        }
        return result
    }

    private var headerFiles: [URL] {
        let names = FileManager.default.enumerator(at: sources.headers, includingPropertiesForKeys: nil)
        return (names?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "h" }
    }

    /// The module's own map, or one as SwiftPM writes it: of the header with the module's name, or of all headers.
    private func moduleMap() throws(BuildError) -> URL {
        let own = sources.headers.appending(path: "module.modulemap")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        let umbrella = ["\(name).h", "\(name)/\(name).h"].map { sources.headers.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        let text = """
            module \(name) {
                umbrella \(umbrella.map { "header \"\($0.path)\"" } ?? "\"\(sources.headers.path)\"")
                export *
            }

            """
        let folder = folder.appending(path: "Map")
        try FileManager.default.makeFolder(folder)
        let file = folder.appending(path: "module.modulemap")
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return file }
        do {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error)")
        }
        return file
    }
}
