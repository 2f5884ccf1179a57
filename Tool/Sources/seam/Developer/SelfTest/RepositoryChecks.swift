import AppBuilder
import Foundation
import SurfaceGenerator

/// Checks of the repository itself: its unit tests, and what its sources have to look like.
struct RepositoryChecks {
    let installation: Installation

    var checks: [Check] {
        [
            Check(name: "runtime", company: .none) { () throws(BuildError) in
                try installation.buildRuntimeAndLibraries()
                return .passed
            },
            Check(name: "library tests", company: .none) { () throws(BuildError) in
                try swiftTest(installation.root, ["--skip", try testsThatRunAlone()])
            },
            Check(name: "library tests that run alone", company: .folder("library")) { () throws(BuildError) in
                try swiftTest(installation.root, ["--no-parallel", "--filter", try testsThatRunAlone()])
            },
            // Whole apps under Xvfb: the libraries that they need are built by now, or their windows came too late.
            Check(name: "app windows", company: .folder("library")) { () throws(BuildError) in
                try swiftTest(
                    installation.root, ["--filter", "AppTests"],
                    environment: [
                        "SEAM_SELF_TEST": "1", SharedFolder.variable: SharedFolder(of: installation).url.path,
                    ])
            },
            Check(name: "tool tests") { () throws(BuildError) in
                try swiftTest(installation.root.appending(path: "Tool"))
            },
            Check(name: "format") { () throws(BuildError) in try checkFormat() },
            Check(name: "isolation") { checkIsolation() },
            Check(name: "floors") { () throws(BuildError) in try checkFloors() },
            Check(name: "generated") { () throws(BuildError) in try checkGenerated() },
            Check(name: "diagrams") { () throws(BuildError) in try checkMade(by: "marble-diagrams") },
            InstructionCheck(installation: installation).check,
        ]
    }

    /// A pattern of the suites that are disturbed by others in their process, found by what their files use: those that
    /// wait while their screen is shown, as another suite's screen takes the clock and the focus meanwhile; those that serve
    /// from the main thread, or wait there for answers to requests, while others keep it busy, or let others run within
    /// their own steps; those whose requests to a server have to be answered in time, for which tasks need the threads
    /// that others hold; and those that look at the whole heap.
    private func testsThatRunAlone() throws(BuildError) -> String {
        let folder = installation.root.appending(path: "Tests")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix("Tests.swift") } ?? []
        let suites = files.filter { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            let waitsWithScreen =
                text.contains("TestScreen") && text.contains(/@Test[^\n]*\n?[^\n]*func \w+\([^)]*\) async/)
            return waitsWithScreen
                || Self.signsOfSuitesThatRunAlone.contains(where: text.contains)
        }
        guard !suites.isEmpty else { throw BuildError(.failed, "\(folder.path): no test is found") }
        return suites.map { "\\.\($0.deletingPathExtension().lastPathComponent)[/.]" }.sorted().joined(separator: "|")
    }

    private static let signsOfSuitesThatRunAlone = [
        "TestDoor(", "AnsweringProtocol.", "HeapGraph(", "RunLoop.main.run(", "LoopServer", "SecureServer(",
    ]

    private func swiftTest(
        _ package: URL, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws(BuildError) -> Check.Outcome {
        let result = try Subprocess.output(
            of: "swift", ["test", "--package-path", package.path] + arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        guard result.ending != .exit(0) else { return .passed }
        return .failed(Self.failures(in: result.text))
    }

    /// The lines that tell what failed: of a crash the reason, the frames of the thread that crashed, and the tests that
    /// had not ended.
    private static func failures(in text: String) -> String {
        let lines = text.split(separator: "\n")
        let marks = [".swift:", "Fatal error"]
        var chosen = lines.filter { line in
            line.hasPrefix("✘") || line.contains("error:") && marks.contains { line.contains($0) }
        }
        let reason = lines.firstIndex { $0.contains("Program crashed") }
        if let reason { chosen.append(lines[reason]) }
        // The other threads stand before and behind, and say nothing of the fault.
        if let crash = lines.firstIndex(where: { $0.contains(" crashed:") }) {
            let frames = lines[crash...].dropFirst().prefix { !$0.hasPrefix("Thread ") && !$0.hasPrefix("Registers:") }
            chosen += [lines[crash]] + frames.prefix(60)
        }
        if reason != nil { chosen += unended(in: lines).map { "not ended: " + $0 } }
        return (chosen.isEmpty ? lines.suffix(40) : chosen).joined(separator: "\n")
    }

    /// The names of the tests that began and never told how they ended.
    private static func unended(in lines: [Substring]) -> [String] {
        var running: Set<Substring> = []
        for line in lines {
            if let begun = line.firstMatch(of: /^◇ Test (\S.*) started\./) {
                running.insert(begun.1)
            } else if let ended = line.firstMatch(of: /^[✔✘] Test (\S.*?) (?:with .* )?(?:passed|failed) after/) {
                running.remove(ended.1)
            }
        }
        return running.map(String.init).sorted()
    }

    private func checkFormat() throws(BuildError) -> Check.Outcome {
        let root = installation.root
        let folders = [
            "Sources", "Tests", "Tool/Sources", "Tool/Tests", "Examples", "Benchmarks", "Documentation/Course",
            "Package.swift",
        ].map { root.appending(path: $0).path }.filter(FileManager.default.fileExists)
        let result = try Subprocess.output(
            of: "swift",
            [
                "format", "lint", "--strict", "--recursive", "--parallel", "--configuration",
                root.appending(path: ".swift-format").path,
            ] + folders)
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }

    /// Apple's headers reach Swift as `@preconcurrency`: that is what lets an app in Swift 5 mode touch UIKit from code
    /// without isolation. And a class with an isolated `deinit` cannot have a subclass with an ordinary one.
    private func checkIsolation() -> Check.Outcome {
        let root = installation.root.appending(path: "Sources/Apple")
        var places: [String] = []
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let file = root.appending(path: path)
            guard path.hasSuffix(".swift"), let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var openClass = false
            for (number, line) in lines.enumerated() {
                let next = number + 1 < lines.count ? lines[number + 1] : ""
                let declaration = line.drop { $0 == " " }
                if declaration.hasPrefix("@MainActor"),
                    declaration.firstMatch(of: /\b(public|open)\b/) != nil
                        || (declaration == "@MainActor"
                            && next.firstMatch(of: /^ *(public|open|package protocol)\b/) != nil)
                {
                    places.append("\(file.path):\(number + 1): error: say @preconcurrency @MainActor")
                }
                if line.contains("class "), !line.hasPrefix(" ") { openClass = line.hasPrefix("open class") }
                if openClass, declaration.hasPrefix("isolated deinit") {
                    places.append("\(file.path):\(number + 1): error: subclasses cannot have a deinit beside this")
                }
            }
        }
        return places.isEmpty ? .passed : .failed(places.joined(separator: "\n"))
    }

    /// No room of UIKit names a type of a room on a floor above it.
    private func checkFloors() throws(BuildError) -> Check.Outcome {
        do {
            let violations = try FloorCheck(root: installation.root).violations()
            return violations.isEmpty ? .passed : .failed(violations.map(\.description).joined(separator: "\n"))
        } catch {
            return .failed(error.description)
        }
    }

    /// Combine's diagrams are made from its tests' tables.
    private func checkMade(by name: String) throws(BuildError) -> Check.Outcome {
        let script = installation.root.appending(path: "Scripts/" + name)
        guard FileManager.default.isExecutableFile(atPath: script.path) else {
            return .skipped("there is no \(script.lastPathComponent) script")
        }
        let result = try Subprocess.output(of: script.path, ["--check"])
        return result.ending == .exit(0) ? .passed : .failed(result.text)
    }
}
