/// Failures as the lines that GitHub's runners show beside the sources.
public struct GitHubAnnotations {
    private let results: TestResults
    private let root: String

    /// - Parameter root: The folder of the repository: GitHub knows files by their paths in it.
    public init(_ results: TestResults, root: String) {
        self.results = results
        self.root = root.hasSuffix("/") ? root : root + "/"
    }

    public var text: String {
        var lines: [String] = []
        for test in results.failed {
            for failure in test.mistakes { lines.append(line(failure, title: "\(test.test) \(words(test.outcome))")) }
        }
        for problem in results.problems {
            lines.append("::error title=\(Self.property(problem.target))::\(Self.message(problem.text))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func words(_ outcome: TestCaseResult.Outcome) -> String {
        outcome == .timedOut ? "took too long" : outcome.rawValue
    }

    private func line(_ failure: TestCaseResult.Failure, title: String) -> String {
        var properties: [String] = []
        if let file = failure.file {
            let path = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
            properties = ["file=\(Self.property(path))", "line=\(failure.line ?? 1)"]
        }
        properties.append("title=\(Self.property(title))")
        return "::error \(properties.joined(separator: ","))::\(Self.message(failure.message))"
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
