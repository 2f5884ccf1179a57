import AppBuilder
import Documents
import Foundation

/// Checks of traces: the flow of an app, traced, has the parts of the tree that a file says, with each name and
/// line; and so have its tests, where the file's name ends in `.tests.txt`.
struct TraceChecks {
    let installation: Installation

    var checks: [Check] {
        let folder = installation.root.appending(path: "Tests/Traces")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { file in
            // Small+TodoList.txt is of Small/TodoList.
            let isOfTests = file.hasSuffix(".tests.txt")
            let name = String(file.dropLast(isOfTests ? 10 : 4)).replacing("+", with: "/")
            return Check(name: "trace of \(name)" + (isOfTests ? "'s tests" : "")) { () throws(BuildError) in
                guard let app = app(name) else { return .skipped(SharedFolder(of: installation).absence) }
                let expected = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
                return try compare(expected, app, isOfTests: isOfTests)
            }
        }
    }

    /// An example, or an app beside the repository.
    private func app(_ name: String) -> URL? {
        let folders = [
            installation.root.appending(path: "Examples"), installation.root.appending(path: "Tests/Traces/Apps"),
            SharedFolder(of: installation).apps,
        ]
        return folders.compactMap { $0?.appending(path: name) }.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "flow.yaml").path)
        }
    }

    private func compare(_ expected: String, _ app: URL, isOfTests: Bool) throws(BuildError) -> Check.Outcome {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seam-trace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let words =
            isOfTests
            ? ["test", app.path] : ["run", app.path, "--headless", "--flow", app.appending(path: "flow.yaml").path]
        let stubs = NetworkStub.folders(of: app).flatMap { ["--stub", "\($0.host)=\($0.target)"] }
        let result = try installation.seam(words + ["--trace"] + stubs, data: scratch)
        guard result.ending == .exit(0) else { return .failed(result.text) }
        // Parts of the trace stand with an empty line between them.
        for part in expected.components(separatedBy: "\n\n") {
            let wanted = Self.lines(part)
            let found = Self.lines(result.text, hasDurations: part.contains(Self.longWork))
            guard wanted.count > 1, found.count >= wanted.count else { return .failed(result.text) }
            let isThere = (0...found.count - wanted.count).contains { start in
                zip(Self.relative(wanted[...]), Self.relative(found[start..<start + wanted.count])).allSatisfy {
                    $0.matches($1)
                }
            }
            guard isThere else { return .failed("not in the trace:\n" + part + "\nthe trace:\n" + result.text) }
        }
        return .passed
    }

    /// A line's depth, and its words with a single blank between them.
    private struct Line {
        var depth: Int
        /// `*` stands for anything.
        var words: String

        func matches(_ other: Line) -> Bool {
            guard depth == other.depth else { return false }
            let parts = words.split(separator: "*", omittingEmptySubsequences: false)
            guard parts.count > 1, let first = parts.first, let last = parts.last else { return words == other.words }
            return other.words.hasPrefix(first) && other.words.hasSuffix(last)
                && other.words.count >= first.count + last.count
        }
    }

    /// The beginning of a remark that a busy machine has made as often as an app.
    private static let longWork = "▲ kept the main thread"

    /// - Parameter hasDurations: Whether remarks about durations are among them.
    private static func lines(_ text: String, hasDurations: Bool = true) -> [Line] {
        text.split(separator: "\n").filter { hasDurations || !$0.contains(longWork) }.map { line in
            let words = line.split(separator: " ").joined(separator: " ")
            return Line(depth: line.prefix { $0 == " " }.count, words: words)
        }
    }

    /// The lines as they would be if the first was not indented.
    private static func relative(_ lines: ArraySlice<Line>) -> [Line] {
        let depth = lines.first?.depth ?? 0
        return lines.map { Line(depth: $0.depth - depth, words: $0.words) }
    }
}
