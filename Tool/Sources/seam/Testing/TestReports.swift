import AppBuilder
import Foundation

/// What a run of tests leaves for people and for CI.
struct TestReports {
    static let options = [
        xunit, json, markdown, html, github, folder, coverage, lcov, cobertura, minimum, merge,
    ]
    static let xunit = CommandOption.value("--xunit", "FILE", of: .file(["xml"]), "write the results as XML")
    static let json = CommandOption.value(
        "--json", "FILE", of: .file(["json", "jsonl"]), "write a line of JSON for each thing that happens, as it does")
    static let markdown = CommandOption.value("--markdown", "FILE", of: .file(["md"]), "write a summary")
    static let html = CommandOption.value(
        "--html", "FILE", of: .file(["html"]), "write a page with all tests, failures by cause, and logs")
    static let github = CommandOption.flag(
        "--github", "print failures as GitHub shows them beside the sources, and add to the summary of the step")
    static let folder = CommandOption.value(
        "--report", "DIR", of: .folder, "write all of these into a folder, and what --merge and --times read")
    static let coverage = CommandOption.flag("--coverage", "count how often each line of the app runs")
    static let lcov = CommandOption.value("--lcov", "FILE", of: .file(["info", "lcov"]), "write the counts for lcov")
    static let cobertura = CommandOption.value(
        "--cobertura", "FILE", of: .file(["xml"]), "write the counts as Cobertura's XML")
    static let minimum = CommandOption.value(
        "--coverage-minimum", "PERCENT", "fail if fewer of the lines ran")
    static let merge = CommandOption.flag("--merge", "join what --report wrote into the folders PATH...")

    private let arguments: Arguments
    private let least: Double?
    private let lines: TestLines?
    private let linesOfFolder: TestLines?

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        least = try arguments.number(Self.minimum)
        lines = try arguments.value(Self.json).map { (path) throws(BuildError) in TestLines(try Self.open(path)) }
        linesOfFolder = try arguments.value(Self.folder).map { (path) throws(BuildError) in
            TestLines(try Self.open(path + "/events.jsonl"))
        }
    }

    /// The folder for what tests attach.
    var attachments: URL? {
        arguments.value(Self.folder).map { URL(fileURLWithPath: $0).standardizedFileURL.appending(path: "attachments") }
    }

    var wantsCoverage: Bool {
        arguments.has(Self.coverage) || least != nil || arguments.value(Self.lcov) != nil
            || arguments.value(Self.cobertura) != nil
    }

    /// Whoever hears of the tests, with the reports that are written as they run.
    func observer(_ first: any TestObserver) -> any TestObserver {
        TestObservers([first] + [lines, linesOfFolder].compactMap(\.self))
    }

    /// Fails before anything is built if a report cannot be written.
    func prepare() throws(BuildError) {
        for option in [Self.xunit, Self.markdown, Self.html, Self.lcov, Self.cobertura] {
            if let path = arguments.value(option) { try Self.write("", to: path) }
        }
    }

    // MARK: Writing

    func write(_ outcome: TestJob.Outcome) throws(BuildError) {
        let results = outcome.results
        let root = FileManager.default.currentDirectoryPath
        let percent = outcome.coverage.isEmpty ? nil : CoveredFile.percent(of: outcome.coverage)
        let summary = MarkdownSummary(results, coverage: percent).text
        lines?.finish(results)
        linesOfFolder?.finish(results)
        try write(XUnitReport(results).text, Self.xunit)
        try write(summary, Self.markdown)
        try write(HTMLTestReport(results, coverage: outcome.coverage).text, Self.html)
        try write(LCOVReport(outcome.coverage).text, Self.lcov)
        try write(CoberturaReport(outcome.coverage, root: root).text, Self.cobertura)
        if let folder = arguments.value(Self.folder) { try Self.write(outcome, in: folder) }
        if arguments.has(Self.github) {
            let text = GitHubAnnotations(results, root: ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? root)
                .text
            FileHandle.standardOutput.write(Data(text.utf8))
            if let page = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !page.isEmpty {
                let before = (try? String(contentsOfFile: page, encoding: .utf8)) ?? ""
                try Self.write(before + summary, to: page)
            }
        }
        if let percent { Console.note("\(String(format: "%.1f", percent))% of the lines ran") }
    }

    /// Fails if too few lines ran.
    func checkCoverage(_ outcome: TestJob.Outcome) throws(BuildError) {
        guard let least else { return }
        let percent = CoveredFile.percent(of: outcome.coverage)
        guard percent < least || outcome.coverage.isEmpty else { return }
        throw BuildError(
            .failed,
            outcome.coverage.isEmpty
                ? "seam: no line was counted"
                : "seam: \(String(format: "%.1f", percent))% of the lines ran, and \(least)% are to")
    }

    private func write(_ text: String, _ option: CommandOption) throws(BuildError) {
        if let path = arguments.value(option) { try Self.write(text, to: path) }
    }

    /// Writes all of them into a folder.
    static func write(_ outcome: TestJob.Outcome, in folder: String) throws(BuildError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let data = (try? encoder.encode(outcome)) ?? Data()
        let (results, coverage) = (outcome.results, outcome.coverage)
        var files = [
            "results.json": String(decoding: data, as: UTF8.self), "junit.xml": XUnitReport(results).text,
            "report.html": HTMLTestReport(results, coverage: coverage).text,
            "summary.md": MarkdownSummary(
                results, coverage: coverage.isEmpty ? nil : CoveredFile.percent(of: coverage)
            ).text,
        ]
        if !coverage.isEmpty {
            files["coverage.info"] = LCOVReport(coverage).text
            files["coverage.xml"] =
                CoberturaReport(coverage, root: FileManager.default.currentDirectoryPath).text
        }
        for (name, text) in files { try write(text, to: folder + "/" + name) }
    }

    private static func write(_ text: String, to path: String) throws(BuildError) {
        let file = URL(fileURLWithPath: path).standardizedFileURL
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw BuildError(.usage, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
    }

    private static func open(_ path: String) throws(BuildError) -> FileHandle {
        try write("", to: path)
        guard let file = FileHandle(forWritingAtPath: path) else {
            throw BuildError(.usage, "seam: \(path) cannot be written")
        }
        return file
    }

    // MARK: Reading

    /// What `--report` wrote into a folder.
    static func read(_ folder: String) throws(BuildError) -> TestJob.Outcome {
        let file = folder + "/results.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw BuildError(.usage, "seam: there is no \(file); `seam test --report \(folder)` writes it")
        }
        do {
            return try JSONDecoder().decode(TestJob.Outcome.self, from: data)
        } catch {
            throw BuildError(.usage, "seam: \(file) is not what `seam test --report` writes")
        }
    }
}
