import Documents
import Foundation

@testable import AppBuilder

/// A folder for a test's files, and the command run in it as a user runs it.
final class Workshop: Sendable {
    /// How the command came out.
    struct Outcome {
        var status: Int32
        /// Standard output and standard error.
        var text: String
    }

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let command = repository.appending(path: "Tool/.build/debug/seam")

    /// What the tests build, apart from what the user has built; Clang's modules are worth keeping from test to test.
    static let cache = FileManager.default.temporaryDirectory.appending(path: "seam-command-tests-\(getuid())")

    let folder: URL

    init(_ files: [String: String], in place: URL = FileManager.default.temporaryDirectory) throws {
        folder = place.appending(path: "seam-command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        for file in [folder] + builds { try? FileManager.default.removeItem(at: file) }
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// What is kept of the apps in the folder.
    private var builds: [URL] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let hashes = names.map { StableHash.text(folder.appending(path: $0).path) }
        let caches = Self.cache.appending(path: "seam")
        return ((try? FileManager.default.contentsOfDirectory(atPath: caches.path)) ?? [])
            .filter { name in hashes.contains { name.contains("-\($0)-") } }.map { caches.appending(path: $0) }
    }

    /// The folder of the app called `name`, under the cache.
    func build(of name: String) -> URL? {
        builds.first { $0.lastPathComponent.hasPrefix(name + "-") }
    }

    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment[LaunchEnvironment.Key.home.rawValue] = Self.repository.path
        environment["XDG_CACHE_HOME"] = Self.cache.path
        environment["XDG_DATA_HOME"] = path(".data")
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        return environment
    }

    func seam(_ words: String...) throws -> Outcome { try seam(words: words) }

    func seam(words: [String]) throws -> Outcome {
        let result = try Subprocess.output(of: Self.command.path, words, environment: environment)
        switch result.ending {
        case .exit(let status): return Outcome(status: status, text: result.text)
        case .signal(let number): return Outcome(status: 128 + number, text: result.text)
        }
    }

    /// The names of shared libraries that are written in the executable of the app called `name`.
    func libraries(of name: String) throws -> [String] {
        guard let build = build(of: name) else { return [] }
        let data = try Data(contentsOf: build.appending(path: "\(name).app/\(name)"))
        return data.split(separator: 0).filter { $0.count < 100 }.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasPrefix("lib") && $0.contains(".so") }
    }

    /// The size of a PNG, from its header; nil if it is none.
    func pixels(of name: String) -> [Int]? {
        guard let data = FileManager.default.contents(atPath: path(name)), data.count > 24,
            data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
