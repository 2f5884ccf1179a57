import Foundation

/// Makes the tables of repositories and libraries from what surveys found, which is kept in `Documentation/Survey`.
struct SurveyTableGenerator: FileGenerator {
    /// A result as `seam survey --record` writes it.
    private struct Record: Decodable {
        struct Tests: Decodable {
            var outcome: String
            var passed: Int
            var total: Int
        }

        struct Failure: Decodable {
            var cause: String
            var subject: String?
        }

        var name: String
        var commit: String?
        var version: String?
        var module: String?
        var date: String
        var builds: String
        var firstScreen: String?
        var flow: String?
        var tests: Tests?
        var failure: Failure?

        /// The name, leading to where the sources are if it is that of a repository.
        var link: String { name.contains("/") ? "[\(name)](https://github.com/\(name))" : name }
    }

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let root = surfaces.reader.root
        return [
            GeneratedFile(
                path: "Documentation/Repositories.md", from: "Documentation/Survey/repositories.json",
                body: repositories(try records("repositories", root))),
            GeneratedFile(
                path: "Documentation/Libraries.md", from: "Documentation/Survey/libraries.json",
                body: libraries(try records("libraries", root))),
        ]
    }

    private func records(_ name: String, _ root: URL) throws(GenerationError) -> [Record] {
        let path = "Documentation/Survey/\(name).json"
        guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
            throw GenerationError("\(path) is not there")
        }
        do {
            return try JSONDecoder().decode([Record].self, from: data)
        } catch {
            throw GenerationError("\(path) cannot be read: \(error)")
        }
    }

    private func repositories(_ records: [Record]) -> String {
        let rows = records.map { record in
            let cells = [
                record.link, record.commit.map { "`\($0.prefix(10))`" } ?? "", record.date.prefix(10).description,
                record.builds, record.firstScreen ?? "", record.flow ?? "", tests(record.tests), cause(record.failure),
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        return """
            # Repositories

            Apps of public repositories, run unmodified by `seam survey` at the commit named. The flow is the one in
            `Tests/Repositories`, with requests answered from files there. "None" says that there is nothing to try.

            | Repository | Commit | Date | Builds | First screen | Flow | Unit tests | Cause |
            |---|---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private func libraries(_ records: [Record]) -> String {
        let rows = records.map { record in
            let cells = [
                record.link, record.module ?? "", record.version ?? "",
                record.commit.map { "`\($0.prefix(10))`" } ?? "", record.date.prefix(10).description, record.builds,
                record.firstScreen ?? "", tests(record.tests), cause(record.failure),
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        return """
            # Libraries

            Libraries for iOS, built from their own sources as they are, by `seam survey --libraries` or by `seam run`
            with an app of ours that imports them. One that is checked in with an app is built with it;
            `--dependency NAME=PATH` brings others, and Swift packages are fetched. What is written in Objective-C is
            not built. "App" tells whether an app of some lines that makes the library's main calls started, and went
            on for a while, without a network; "Own tests" how many of the library's unit tests passed that
            `seam test Package.swift` could build. An empty place was not tried.

            A library that knows Linux has branches for it. Those are taken; and so is what it hides from Linux without
            anything in its place, such as its support for Combine, UIKit and Security, as far as it builds. A file that
            does not is left out, and the build says so.

            | Library | Module | Version | Commit | Date | Builds | App | Own tests | Cause |
            |---|---|---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private func tests(_ tests: Record.Tests?) -> String {
        guard let tests else { return "" }
        return tests.total > 0
            ? "\(tests.passed) of \(tests.total)" : tests.outcome == "no" ? "do not build" : tests.outcome
    }

    private func cause(_ failure: Record.Failure?) -> String {
        failure.map { $0.cause + ($0.subject.map { " `\($0)`" } ?? "") } ?? ""
    }
}
