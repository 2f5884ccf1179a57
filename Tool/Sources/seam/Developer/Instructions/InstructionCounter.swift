import AppBuilder
import Documents
import Foundation

/// Counts the instructions of the benchmarks' rows by callgrind.
///
/// The programs of the benchmarks' package are compiled against the runtime library that apps use, which spares a second
/// build of it. A program with `--count` calls each row in a function that callgrind toggles its counting by, and after
/// which it writes a file; see `Counting` in the package Measure.
struct InstructionCounter {
    let installation: Installation

    /// A benchmark whose rows are counted.
    struct Benchmark {
        /// As in `seam benchmark rx`.
        var name: String
        /// Its folder in `Benchmarks/Sources`.
        var folder: String
        var languageMode = "6"
        /// The libraries beside the runtime that it imports.
        var libraries: [String] = []
        /// The folder of a module in C that belongs to it, in its own.
        var cModule: String?
        /// Whether rows have instructions to count, for which callgrind has to run the program.
        var hasInstructions = true
    }

    static let benchmarks = [
        Benchmark(name: "combine", folder: "CombineBenchmark", languageMode: "5"),
        Benchmark(name: "rx", folder: "RxBenchmark", languageMode: "5", libraries: ["RxSwift", "RxRelay"]),
        Benchmark(name: "layout", folder: "LayoutBenchmark"),
        Benchmark(name: "list", folder: "ListBenchmark"),
        Benchmark(name: "storyboard", folder: "StoryboardBenchmark"),
        Benchmark(name: "startup", folder: "StartUpBenchmark"),
        Benchmark(name: "core-data", folder: "CoreDataBenchmark", languageMode: "5", libraries: ["CoreData"]),
        bindings,
    ]

    /// The benchmark of bindings, of which nothing is timed and no instruction counted.
    static let bindings = Benchmark(
        name: "bindings", folder: "BindingsBenchmark", languageMode: "5",
        libraries: ["RxSwift", "RxRelay", "RxCocoa", "Seam", "SeamCombine", "SeamRx"], cModule: "Allocations",
        hasInstructions: false)

    private static let region = "seam_counted_region"

    private var package: URL { installation.root.appending(path: "Benchmarks") }
    private var products: URL { installation.root.appending(path: ".build/instructions") }
    private var recordFile: URL { package.appending(path: "Counts/instructions.tsv") }

    /// Whether valgrind is installed.
    static var isAvailable: Bool {
        (try? Subprocess.output(of: "valgrind", ["--version"]))?.ending == .exit(0)
    }

    /// The recorded counts.
    func recorded() throws(BuildError) -> InstructionCounts {
        guard let text = try? String(contentsOf: recordFile, encoding: .utf8),
            let counts = InstructionCounts(text: text)
        else {
            throw BuildError(
                .failed, "seam: \(recordFile.path) is missing or damaged; seam benchmark --record writes it")
        }
        return counts
    }

    /// Replaces the recorded counts.
    func record(_ counts: InstructionCounts) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(
                at: recordFile.deletingLastPathComponent(), withIntermediateDirectories: true)
            try counts.text.write(to: recordFile, atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.failed, "seam: \(recordFile.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// The version of the compiler, and the processor's kind.
    static func toolchain() throws(BuildError) -> String {
        let text = try Subprocess.output(of: "swiftc", ["--version"]).text
        let version = text.firstMatch(of: /Swift version (\S+)/).map { String($0.1) } ?? "unknown"
        let target = text.firstMatch(of: /Target: ([^-\s]+)/).map { String($0.1) } ?? "unknown"
        return "\(version) \(target)"
    }

    /// Builds the programs and counts their rows.
    func count(_ benchmarks: [Benchmark] = benchmarks) throws(BuildError) -> InstructionCounts {
        var counts = InstructionCounts(toolchain: try Self.toolchain())
        try installation.buildRuntime()
        let measure = try buildMeasure()
        for benchmark in benchmarks {
            let program = try build(benchmark, measure)
            let libraries = try installation.libraryPaths(of: benchmark.libraries)
            for (name, count) in try run(program, libraries, isCounted: benchmark.hasInstructions) {
                counts.rows[.init(benchmark: benchmark.name, name: name)] = count
            }
        }
        return counts
    }

    // MARK: Building

    /// Builds the package Measure, and returns its objects. The release build has no limit of time to keep, and so the
    /// programs are optimised as SwiftPM would.
    private func buildMeasure() throws(BuildError) -> [String] {
        let sources = package.appending(path: "Measure/Sources")
        try FileManager.default.makeFolder(products)
        let c = sources.appending(path: "CMeasure")
        let objects = [
            try compileC(c.appending(path: "CMeasure.c"), including: c.appending(path: "include")),
            products.appending(path: "Measure.o").path,
        ]
        try call(
            "swiftc",
            compilerArguments + [
                "-parse-as-library", "-module-name", "Measure", "-emit-object", "-o", objects[1], "-emit-module",
                "-emit-module-path", products.path + "/Measure.swiftmodule",
            ] + swiftFiles(in: sources.appending(path: "Measure")))
        return objects
    }

    /// Compiles one file, and returns its object.
    private func compileC(_ file: URL, including folder: URL) throws(BuildError) -> String {
        let object = products.appending(path: file.deletingPathExtension().lastPathComponent + ".o").path
        try call("clang", ["-O2", "-I", folder.path, "-c", file.path, "-o", object])
        return object
    }

    private func build(_ benchmark: Benchmark, _ measure: [String]) throws(BuildError) -> URL {
        let program = products.appending(path: benchmark.name + "-benchmark")
        let folder = package.appending(path: "Sources/\(benchmark.folder)")
        var own: [String] = []
        if let module = benchmark.cModule {
            let c = folder.appending(path: module)
            own = [try compileC(c.appending(path: module + ".c"), including: c), "-I", c.path]
        }
        try call(
            "swiftc",
            compilerArguments + [
                "-swift-version", benchmark.languageMode, "-module-name", benchmark.folder, "-o", program.path, "-I",
                products.path,
            ] + installation.programArguments(importing: benchmark.libraries) + measure + own + swiftFiles(in: folder))
        return program
    }

    private var compilerArguments: [String] {
        let include = package.appending(path: "Measure/Sources/CMeasure/include").path
        return ["-O", "-wmo", "-I", include]
    }

    private func swiftFiles(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }

    private func call(_ program: String, _ arguments: [String]) throws(BuildError) {
        let result = try Subprocess.output(of: program, arguments)
        guard result.ending == .exit(0) else { throw BuildError(.build, result.text) }
    }

    // MARK: Counting

    private func run(
        _ program: URL, _ libraries: Set<String>, isCounted: Bool
    ) throws(BuildError) -> [(String, InstructionCounts.Count)] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seam-callgrind-\(UUID().uuidString)")
        try FileManager.default.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let profile = folder.appending(path: "profile").path
        let callgrind = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=\(profile)", "--toggle-collect=\(Self.region)",
            "--dump-after=\(Self.region)",
        ]
        let words = (isCounted ? callgrind : []) + [program.path, "--count"]
        let result = try Subprocess.output(
            of: words[0], Array(words.dropFirst()), environment: Self.environment(home: folder))
        guard result.ending == .exit(0) else {
            throw BuildError(.failed, "seam: \(program.lastPathComponent) ended with \(result.ending)\n\(result.text)")
        }
        var names = CallgrindProfile.Names()
        var profiles = 0
        var counts: [(String, InstructionCounts.Count)] = []
        for line in result.text.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3, let number = Double(fields[2]) else { continue }
            if let unit = InstructionCounts.Unit(rawValue: fields[0]) {
                counts.append((fields[1], .init(value: number, unit: unit)))
            }
            guard fields[0] == "counted" else { continue }
            profiles += 1
            // A row that ends the process has its counts in the file that callgrind writes at the end.
            let numbered = "\(profile).\(profiles)"
            let file = FileManager.default.fileExists(atPath: numbered) ? numbered : profile
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
                throw BuildError(.failed, "seam: callgrind has written no counts of \(fields[1])")
            }
            let instructions = CallgrindProfile(text, names: &names)
                .swiftInstructions(
                    of: program.resolvingSymlinksInPath().path, runtime: installation.runtimePath, libraries: libraries)
            guard instructions > 0 else {
                throw BuildError(.failed, "seam: callgrind has counted nothing of \(fields[1])")
            }
            counts.append((fields[1], .init(value: Double(instructions) / number, unit: .instructions)))
        }
        return counts
    }

    /// As little of the machine as possible: the same seeds for hashes, no display, no user's files, and one variant of the
    /// C library's functions.
    private static func environment(home: URL) -> [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home.path,
            "LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
            LaunchEnvironment.Key.headless.rawValue: "1",
            "GLIBC_TUNABLES": "glibc.malloc.arena_max=1",
        ]
    }
}
