import Documents
import Foundation

/// Counts of how often lines were run, from what the tests of a target left behind.
enum Coverage {
    /// The author's files of the app, and of the modules that are its own.
    static func files(in profiles: URL, of tests: BuiltTests) throws(BuildError) -> [CoveredFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: profiles.path)) ?? []
        let raw = names.filter { $0.hasSuffix(".profraw") }.sorted().map { profiles.appending(path: $0).path }
        guard !raw.isEmpty else { return [] }
        let merged = profiles.appending(path: "all.profdata").path
        let merge = try Subprocess.output(of: tool("llvm-profdata"), ["merge", "--sparse", "-o", merged] + raw)
        guard merge.ending == .exit(0) else {
            throw BuildError(.failed, merge.text + "seam: the counts of \(tests.product.name) cannot be read")
        }
        let output = try Subprocess.output(
            of: tool("llvm-cov"),
            ["export", "--format=lcov", "--skip-branches", "--instr-profile", merged, tests.product.executable.path])
        guard output.ending == .exit(0) else {
            throw BuildError(.failed, output.text + "seam: the counts of \(tests.product.name) cannot be read")
        }
        return read(output.text, authors: tests.covered)
    }

    private static func tool(_ name: String) throws(BuildError) -> String {
        guard let program = Toolchain.program(name) else {
            throw BuildError(.build, "seam: the toolchain has no \(name), which coverage needs")
        }
        return program.path
    }

    /// - Parameters:
    ///   - lcov: Records in the form of lcov.
    ///   - authors: The author's files by those that were compiled of them.
    static func read(_ lcov: String, authors: [String: String]) -> [CoveredFile] {
        var files: [CoveredFile] = []
        var path: String?
        var lines: [CoveredFile.Line] = []
        var author = 0..<Int.max
        for record in lcov.split(separator: "\n") {
            if record.hasPrefix("SF:") {
                let compiled = String(record.dropFirst(3))
                path = authors[compiled]
                author = path == nil ? 0..<Int.max : authorsLines(of: compiled)
                lines = []
            } else if record.hasPrefix("DA:"), path != nil {
                let numbers = record.dropFirst(3).split(separator: ",").compactMap { Int($0) }
                if numbers.count >= 2, author.contains(numbers[0] - 1) {
                    lines.append(.init(number: numbers[0] - author.lowerBound, count: numbers[1]))
                }
            } else if record == "end_of_record", let file = path {
                files.append(CoveredFile(path: file, lines: lines))
                path = nil
            }
        }
        return files
    }

    /// Where the author's lines are in what was compiled: the translator puts some before and some after, which counts do
    /// not leave out. The first line of the file is 0.
    static func authorsLines(of compiled: String) -> Range<Int> {
        let text = (try? String(contentsOfFile: compiled, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.prefix(40).firstIndex { $0.hasPrefix("#sourceLocation(") && $0.hasSuffix(" line: 1)") }
        guard let start else { return 0..<Int.max }
        // The author's own directives have been given a place.
        let end = lines.lastIndex(of: "#sourceLocation()") ?? lines.count
        return start + 1..<max(end, start + 1)
    }

    /// One record for each file, with the sum of its counts.
    static func joined(_ files: [CoveredFile]) -> [CoveredFile] {
        var counts: [String: [Int: Int]] = [:]
        for file in files {
            counts[file.path, default: [:]].merge(file.lines.map { ($0.number, $0.count) }) { $0 + $1 }
        }
        return counts.sorted { $0.key < $1.key }.map { path, lines in
            CoveredFile(
                path: path, lines: lines.sorted { $0.key < $1.key }.map { .init(number: $0.key, count: $0.value) })
        }
    }
}
