import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

extension Installation {
    /// Runs SwiftPM on the root package. An error says that `subject` could not be built.
    private func build(_ subject: String, _ arguments: [String]) throws(BuildError) {
        var words = ["build", "--package-path", root.path, "-c", configuration] + arguments
        // The runtime's own lines stand in no report, and to describe them takes a sixth of the compiler's time. Debug
        // builds share their objects with those of `swift test`, and so its flags.
        if configuration == "release" { words += ["-Xswiftc", "-gnone"] }
        // It would wait for the end of what waits for it.
        guard !BuildLock(root.appending(path: ".build")).isHeldByAncestor else {
            throw BuildError(
                .build,
                "seam: \(subject) is out of date, and the `swift` command that this runs in keeps others from building: "
                    + "say `seam prepare` first")
        }
        let result = try Subprocess.output(of: "swift", words)
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: \(subject) could not be built")
        }
    }

    /// Calls `work` unless `file` exists and `stamp` is newer than `inputs`; then sets the stamp to when it began, as
    /// what was changed meanwhile is not in what it made.
    private func update(
        _ file: URL, _ stamp: URL, _ inputs: [URL], _ work: () throws(BuildError) -> Void
    ) throws(BuildError) {
        guard !isCurrent(file, stamp, inputs) else { return }
        let began = Date()
        try work()
        _ = FileManager.default.createFile(atPath: stamp.path, contents: nil)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }

    private func isCurrent(_ file: URL, _ stamp: URL, _ inputs: [URL]) -> Bool {
        FileManager.default.fileExists(atPath: file.path) && (isReleased || FileStamps.isNewer(stamp, than: inputs))
    }

    /// Builds what `seam layout` runs, and returns where it is.
    public func buildLayoutProgram() throws(BuildError) -> URL {
        let program = products.appending(path: "StoryboardLayout")
        if isReleased, FileManager.default.fileExists(atPath: program.path) { return program }
        try Console.progress("Building the layout program") { () throws(BuildError) in
            try build("the layout program", ["--product", "StoryboardLayout"])
        }
        return program
    }

    /// Builds what `seam serve` runs, if a source of it is newer than the last build, and returns where it is.
    func buildServeProgram() throws(BuildError) -> URL {
        try buildProgram(
            "ServeFront", stamp: "seam-serve", from: ["ServeFront", "Serving", "WebDoor", "Documents"],
            "the program that serves apps")
    }

    /// Builds what shows dialogs for files to the user of an app in a window, if a source of it is newer than the last
    /// build, and returns where it is.
    @discardableResult
    public func buildFileDialogs() throws(BuildError) -> URL {
        try buildProgram(
            "FileDialogs", stamp: "seam-dialogs", from: ["FileDialogs", "FileDesk", "FileDoor", "CWindowHandle"],
            "the program that shows dialogs for files")
    }

    /// Builds what shows a trace to browsers while it is recorded, if a source of it is newer than the last build, and
    /// returns where it is.
    @discardableResult
    func buildTraceDoor() throws(BuildError) -> URL {
        try buildProgram(
            "TraceDoor", stamp: "seam-trace", from: ["TraceDoor", "WebDoor", "Documents"],
            "the program that shows traces")
    }

    private func buildProgram(
        _ name: String, stamp: String, from sources: [String], _ subject: String
    ) throws(BuildError) -> URL {
        let program = products.appending(path: name)
        let inputs = sources.map { root.appending(path: "Sources/" + $0) }
        let stamp = root.appending(path: ".build/\(stamp)-\(configuration)")
        try update(program, stamp, [root.appending(path: "Package.swift")] + inputs) { () throws(BuildError) in
            try Console.progress("Building \(subject)") { () throws(BuildError) in
                try build(subject, ["--product", name])
            }
        }
        return program
    }

    /// Builds the runtime library if a source of it is newer than the last build.
    public func buildRuntime() throws(BuildError) {
        let folders = try catalog().runtimeModules.mapValues { root.appending(path: $0) }
        let sources = folders.keys.sorted().compactMap { folders[$0] }
        // Later builds compile some of the modules, and debug builds compile file by file.
        let isWhole = configuration == "release" && !FileManager.default.fileExists(atPath: runtimeLibrary.path)
        let stamp = root.appending(path: ".build/seam-runtime-\(configuration)")
        try update(runtimeLibrary, stamp, [root.appending(path: "Package.swift")] + sources) { () throws(BuildError) in
            try Console.progress("Building Seam (some minutes the first time)", modules: isWhole ? folders : [:]) {
                () throws(BuildError) in
                try build("Seam's own library", ["--product", LibraryCatalog.runtime])
            }
        }
    }

    /// The same, and libraries beside it, with the program that belongs to the one that traces.
    public func buildRuntime(and names: [String]) throws(BuildError) {
        let catalog = try catalog()
        for name in names where catalog.libraries[name] == nil {
            throw BuildError(
                .usage,
                "seam: there is no library \"\(name)\" beside the runtime; there are "
                    + catalog.libraries.keys.sorted().joined(separator: ", "))
        }
        try buildRuntime()
        try buildLibraries(catalog.closure(of: names))
        if names.contains(LibraryCatalog.tracing) { try buildTraceDoor() }
    }

    /// Builds one library beside the runtime, which has been built, and those that it needs.
    func buildLibrary(_ name: String) throws(BuildError) {
        try buildLibraries(catalog().closure(of: [name]))
    }

    /// The same, every library beside it, and the programs that stand beside apps.
    public func buildRuntimeAndLibraries() throws(BuildError) {
        let catalog = try catalog()
        let names = catalog.libraries.keys.sorted()
        let libraries = catalog.closure(of: names)
        // One call for all of them when there are many: it plans once, and the small ones are compiled beside the large.
        if libraries.filter({ !isCurrent($0) }).count > 8 {
            try Console.progress("Building Seam and its libraries (some minutes the first time)") {
                () throws(BuildError) in
                try build("Seam's own library", [])
            }
            try buildRuntime()
            try linkLibraries(libraries)
        }
        try buildRuntime(and: names)
        try buildFileDialogs()
        try providePagesIfPossible()
    }

    /// Builds all that an app or a command may need, as a release holds it.
    public func buildEverything() throws(BuildError) {
        try buildRuntimeAndLibraries()
        _ = try buildServeProgram()
        try buildTraceDoor()
        _ = try buildLayoutProgram()
        _ = try flowScripts()
    }

    // MARK: Libraries beside the runtime

    /// The file that holds the library called `name`.
    func libraryFile(_ name: String) -> URL { products.appending(path: "lib\(Self.linkName(name)).so") }

    /// The name for the linker of the library called `name`: an app may have a library of that name itself.
    static func linkName(_ name: String) -> String { "Seam" + name }

    /// Builds those of the libraries, on top of the runtime, whose sources are newer than the last build.
    ///
    /// - Parameter libraries: Each after the ones that it needs, as ``LibraryCatalog/closure(of:)`` has them.
    func buildLibraries(_ libraries: [LibraryCatalog.Library]) throws(BuildError) {
        let stale = libraries.filter { !isCurrent($0) }
        guard !stale.isEmpty else { return }
        // SwiftPM builds what a target needs along with it.
        let needed = Set(stale.flatMap(\.dependencies))
        for library in stale where !needed.contains(library.name) {
            try Console.progress("Building \(library.name)") { () throws(BuildError) in
                try build(library.name, ["--target", library.name])
            }
        }
        try linkLibraries(libraries)
    }

    private func isCurrent(_ library: LibraryCatalog.Library) -> Bool {
        isCurrent(libraryFile(library.name), stamp(of: library), inputs(of: library))
    }

    /// Links those that are not current, whose objects are: those that need none of the others beside each other, then
    /// those that need these, and so on.
    private func linkLibraries(_ libraries: [LibraryCatalog.Library]) throws(BuildError) {
        var rest = libraries
        while !rest.isEmpty {
            let names = Set(rest.map(\.name))
            let next = rest.filter { names.isDisjoint(with: $0.dependencies) }
            // A circle of libraries has no first one.
            guard !next.isEmpty else { break }
            rest.removeAll { library in next.contains(library) }
            let failure = Mutex<BuildError?>(nil)
            DispatchQueue.concurrentPerform(iterations: next.count) { index in
                let library = next[index]
                do throws(BuildError) {
                    try update(libraryFile(library.name), stamp(of: library), inputs(of: library)) {
                        () throws(BuildError) in try link(library)
                    }
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
            if let error = failure.withLock({ $0 }) { throw error }
        }
    }

    private func stamp(of library: LibraryCatalog.Library) -> URL {
        root.appending(path: ".build/seam-library-\(library.name)-\(configuration)")
    }

    private func inputs(of library: LibraryCatalog.Library) -> [URL] {
        [root.appending(path: library.path), runtimeLibrary] + library.dependencies.map(libraryFile)
    }

    private func systemFlags(of library: LibraryCatalog.Library) throws(BuildError) -> [String] {
        guard !library.systemLibraries.isEmpty else { return [] }
        let result = try Subprocess.output(of: "pkg-config", ["--libs"] + library.systemLibraries)
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "seam: \(library.name) could not be linked")
        }
        // Of the many that GTK names, only those that the library itself uses.
        // Folders and libraries alone: the rest is for compilers of C.
        let words = result.text.split(whereSeparator: \.isWhitespace).map(String.init)
        return ["-Xlinker", "--as-needed"] + words.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    }

    /// Links the objects that SwiftPM has compiled. A product of SwiftPM's would have the runtime in it a second time.
    private func link(_ library: LibraryCatalog.Library) throws(BuildError) {
        // Objects of sources that are gone may still be there.
        let sources = root.appending(path: library.path)
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let folder = products.appending(path: "\(library.name).build")
        var objects = names.filter { $0.hasSuffix(".swift") }.sorted().map {
            folder.appending(path: URL(fileURLWithPath: $0).lastPathComponent + ".o").path
        }
        // SwiftPM makes a source of the files that a target embeds.
        let embedded = folder.appending(path: "embedded_resources.swift.o").path
        if FileManager.default.fileExists(atPath: embedded) { objects.append(embedded) }
        let file = libraryFile(library.name)
        let temporary = products.appending(
            path: ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        let result = try Subprocess.output(
            of: "swiftc",
            ["-emit-library", "-o", temporary.path, "-L", products.path, "-l" + LibraryCatalog.runtime]
                + library.dependencies.map { "-l" + Self.linkName($0) } + (try systemFlags(of: library))
                + ["-Xlinker", "-soname=\(file.lastPathComponent)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
                + objects)
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: \(library.name) could not be linked")
        }
        if rename(temporary.path, file.path) != 0 {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }
}
