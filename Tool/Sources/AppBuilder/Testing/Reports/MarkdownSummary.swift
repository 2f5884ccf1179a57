import Foundation

/// A page for people who look at what CI did: counts, what failed and why, and what took longest.
public struct MarkdownSummary {
    private let results: TestResults
    private let coverage: Double?

    /// - Parameter coverage: The share of lines that the tests ran, of 100.
    public init(_ results: TestResults, coverage: Double? = nil) {
        self.results = results
        self.coverage = coverage
    }

    public var text: String {
        var text = "## \(results.isPassed ? "Tests passed" : "Tests failed")\n\n"
        text += "| Target | Passed | Failed | Skipped | Seconds |\n| --- | ---: | ---: | ---: | ---: |\n"
        var targets: [String] = []
        for name in results.cases.map(\.target) where !targets.contains(name) { targets.append(name) }
        for target in targets {
            let cases = results.cases.filter { $0.target == target }
            let failed = cases.count { $0.outcome.isFailure }
            let time = String(format: "%.2f", cases.reduce(0) { $0 + $1.seconds })
            text += "| \(Self.cell(target)) | \(cases.count { $0.outcome == .passed }) | \(failed) | "
            text += "\(cases.count { $0.outcome == .skipped }) | \(time) |\n"
        }
        if let coverage { text += "\nCoverage: \(String(format: "%.1f", coverage))% of lines\n" }
        for problem in results.problems { text += "\n**\(Self.cell(problem.target))**\n\n\(Self.block(problem.text))" }
        for cause in FailureCause.causes(of: results) {
            text += "\n### \(Self.cell(cause.title))\n\n"
            for test in cause.tests { text += "- \(Self.cell(test.identifier))\n" }
            text += "\n" + Self.block(([cause.detail] + cause.stack).joined(separator: "\n"))
        }
        let slowest = results.cases.filter { $0.seconds >= 0.1 }.sorted { $0.seconds > $1.seconds }.prefix(5)
        if !slowest.isEmpty {
            text += "\n### What took longest\n\n"
            for test in slowest { text += "- \(Self.cell(test.test)): \(String(format: "%.2f", test.seconds)) s\n" }
        }
        return text
    }

    private static func cell(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("<", with: "&lt;")
            .replacing("\n", with: " ")
    }

    /// Indented, so that no text ends it.
    private static func block(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}
