/// Results in the XML form of xUnit, which CI servers call JUnit's.
public struct XUnitReport {
    private let results: TestResults

    public init(_ results: TestResults) {
        self.results = results
    }

    public var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        var targets: [String] = []
        for name in results.cases.map(\.target) + results.problems.map(\.target) where !targets.contains(name) {
            targets.append(name)
        }
        for target in targets { text += suite(target) }
        return text + "</testsuites>\n"
    }

    private func suite(_ target: String) -> String {
        let cases = results.cases.filter { $0.target == target }
        let problems = results.problems.filter { $0.target == target }
        let errors = cases.count { $0.outcome == .crashed || $0.outcome == .timedOut } + problems.count
        var text = "  <testsuite name=\"\(target.asXML)\" errors=\"\(errors)\" tests=\"\(cases.count)\" "
        text += "failures=\"\(cases.count { $0.outcome == .failed })\" "
        text +=
            "skipped=\"\(cases.count { $0.outcome == .skipped })\" time=\"\(cases.reduce(0) { $0 + $1.seconds })\">\n"
        for test in cases { text += element(test) }
        for problem in problems { text += "    <system-err>\(problem.text.asXML)</system-err>\n" }
        return text + "  </testsuite>\n"
    }

    private func element(_ test: TestCaseResult) -> String {
        let suite = test.suite.isEmpty ? test.target : "\(test.target).\(test.suite)"
        let name = test.name + (test.configuration.map { " (\($0))" } ?? "")
        var text = "    <testcase classname=\"\(suite.asXML)\" name=\"\(name.asXML)\" time=\"\(test.seconds)\">\n"
        let kind = test.outcome == .failed ? "failure" : "error"
        for (index, failure) in test.mistakes.enumerated() {
            text += "      <\(kind) message=\"\(failure.text.asXML)\""
            // What led to a crash belongs to the last.
            let stack = index == test.mistakes.count - 1 ? test.stack.joined(separator: "\n") : ""
            text += stack.isEmpty ? "/>\n" : ">\(stack.asXML)</\(kind)>\n"
        }
        if test.outcome == .skipped {
            text += "      <skipped\(test.reason.map { " message=\"\($0.asXML)\"" } ?? "")/>\n"
        }
        if !test.log.isEmpty { text += "      <system-out>\(test.log.asXML)</system-out>\n" }
        return text + "    </testcase>\n"
    }
}

extension String {
    /// The text in XML and HTML, without the characters that XML cannot have.
    var asXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            case "\t": text += "\t"
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}
