import Foundation

/// One page with everything: counts, failures by cause, and each test with its time, lines and log. It needs no other file.
public struct HTMLTestReport {
    private let results: TestResults
    private let coverage: [CoveredFile]

    public init(_ results: TestResults, coverage: [CoveredFile] = []) {
        self.results = results
        self.coverage = coverage
    }

    public var text: String {
        let counts = TestCaseResult.Outcome.allCases.map { ($0, results.count($0)) }.filter { $0.1 > 0 }
        var body = "<h1>\(results.isPassed ? "Tests passed" : "Tests failed")</h1><p>"
        body += counts.map { "<b class=\"\($0.0.rawValue)\">\($0.1)</b> \(Self.words($0.0))" }.joined(separator: ", ")
        body += " · \(Self.time(results.seconds))</p>\n"
        for problem in results.problems {
            body += "<section><h2>\(problem.target.asHTML)</h2><pre>\(problem.text.asHTML)</pre></section>\n"
        }
        body += causes + tests + covered
        return """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Tests</title>
            <meta name="viewport" content="width=device-width"><style>\(Self.style)</style>
            <main>\(body)</main></html>

            """
    }

    private var causes: String {
        let causes = FailureCause.causes(of: results)
        guard !causes.isEmpty else { return "" }
        var text = "<section><h2>Failures by cause</h2>\n"
        for cause in causes {
            text += "<article><h3>\(cause.title.asHTML)</h3><ul>"
            for test in cause.tests {
                text += "<li><a href=\"#\(Self.anchor(test))\">\(test.identifier.asHTML)</a></li>"
            }
            text += "</ul><pre>\(([cause.detail] + cause.stack).joined(separator: "\n").asHTML)</pre></article>\n"
        }
        return text + "</section>\n"
    }

    private var tests: String {
        var text = ""
        var suites: [String] = []
        for test in results.cases where !suites.contains(Self.suite(of: test)) { suites.append(Self.suite(of: test)) }
        for suite in suites {
            let cases = results.cases.filter { Self.suite(of: $0) == suite }
            text += "<section><h2>\(suite.asHTML)</h2>\n"
            for test in cases { text += row(test) }
            text += "</section>\n"
        }
        return text
    }

    private func row(_ test: TestCaseResult) -> String {
        var details = test.failures.map { ($0.isExpected ? "expected: " : "") + $0.text }.joined(separator: "\n")
        if !test.stack.isEmpty { details += "\n" + test.stack.joined(separator: "\n") }
        if let reason = test.reason { details += reason }
        let name = test.name + (test.run > 1 ? " (run \(test.run))" : "")
        let head =
            "<b class=\"\(test.outcome.rawValue)\">\(Self.words(test.outcome))</b> \(name.asHTML)"
            + "<span>\(Self.time(test.seconds))</span>"
        guard !details.isEmpty || !test.log.isEmpty || !test.attachments.isEmpty else {
            return "<p id=\"\(Self.anchor(test))\">\(head)</p>\n"
        }
        var text =
            "<details id=\"\(Self.anchor(test))\"\(test.outcome.isFailure ? " open" : "")><summary>\(head)</summary>"
        if !details.isEmpty { text += "<pre>\(details.asHTML)</pre>" }
        if !test.log.isEmpty { text += "<pre class=\"log\">\(test.log.asHTML)</pre>" }
        for file in test.attachments {
            let place = "attachments/" + (file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
            let isPicture = file.hasSuffix(".png") || file.hasSuffix(".jpg") || file.hasSuffix(".jpeg")
            text +=
                isPicture
                ? "<img src=\"\(place.asHTML)\" alt=\"\(file.asHTML)\">"
                : "<p><a href=\"\(place.asHTML)\">\(file.asHTML)</a></p>"
        }
        return text + "</details>\n"
    }

    private var covered: String {
        guard !coverage.isEmpty else { return "" }
        var text = "<section><h2>Coverage</h2><table>"
        for file in coverage {
            text += "<tr><td>\(file.path.asHTML)<td>\(file.covered) of \(file.lines.count)"
            text += "<td>\(String(format: "%.1f", file.percent))%"
        }
        return text + "</table></section>\n"
    }

    private static func suite(of test: TestCaseResult) -> String {
        (test.suite.isEmpty ? test.target : "\(test.target) / \(test.suite)")
            + (test.configuration.map { " (\($0))" } ?? "")
    }

    private static func anchor(_ test: TestCaseResult) -> String {
        let text = [test.identifier, test.configuration ?? "", "\(test.run)"].joined(separator: "-")
        return String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    private static func words(_ outcome: TestCaseResult.Outcome) -> String {
        outcome == .timedOut ? "took too long" : outcome.rawValue
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

    private static let style = """
        :root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;\
        padding:1rem}h2{font-size:1.1rem}h3{font-size:1rem;margin:.5rem 0}span{float:right;opacity:.7}p,summary{margin:.2rem 0}\
        pre{overflow:auto;background:#8881;padding:.5rem;white-space:pre-wrap}.passed{color:#197a3a}.skipped{color:#8a6d00}\
        .failed,.crashed,.timedOut{color:#c21f1f}img{max-width:100%}td{padding-right:1rem}\
        @media(prefers-color-scheme:dark){.passed{color:#5fd38a}.skipped{color:#e0be4a}.failed,.crashed,.timedOut{color:#ff8080}}
        """
}

extension String {
    /// The text in HTML, its lines kept.
    var asHTML: String { asXML.replacing("&#10;", with: "\n") }
}
