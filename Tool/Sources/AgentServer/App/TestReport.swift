import Documents
import Foundation
import FoundationXML

/// The results of tests, read from xUnit's XML.
struct TestReport {
    struct Failure {
        var place: SourcePlace?
        var message: String

        var json: JSONValue { .object((place?.members ?? []) + [.init("message", .string(message))]) }
    }

    struct Case {
        var suite: String
        var name: String
        var seconds: Double
        var failures: [Failure] = []
        var isSkipped = false

        var result: String { failures.isEmpty ? (isSkipped ? "skipped" : "passed") : "failed" }
    }

    var cases: [Case] = []

    init(xml: Data) {
        let reader = Reader()
        let parser = XMLParser(data: xml)
        parser.delegate = reader
        _ = parser.parse()
        cases = reader.cases
    }

    var json: [JSONValue.Member] {
        func count(_ result: String) -> JSONValue { .integer(cases.count { $0.result == result }) }
        return [
            .init("passed", count("passed")), .init("failed", count("failed")), .init("skipped", count("skipped")),
            .init(
                "tests",
                .array(
                    cases.map { test in
                        var members: [JSONValue.Member] = [
                            .init("suite", .string(test.suite)), .init("name", .string(test.name)),
                            .init("result", .string(test.result)),
                            .init("seconds", JSONValue((test.seconds * 1000).rounded() / 1000)),
                        ]
                        if !test.failures.isEmpty {
                            members.append(.init("failures", .array(test.failures.map(\.json))))
                        }
                        return .object(members)
                    })),
        ]
    }

    /// Adds the places that Swift Testing prints, but does not write into its report.
    mutating func addIssues(printed text: String) {
        for line in text.split(separator: "\n") {
            guard
                let match = line.firstMatch(
                    of: /✘ Test (?:"(.+?)"|(\w+)\(.*?\)) recorded an issue.*? at ([^:]+\.swift):(\d+):(\d+): (.*)/),
                let number = Int(match.4)
            else { continue }
            let name = match.1.map(String.init) ?? match.2.map { String($0) } ?? ""
            let place = SourcePlace(file: String(match.3), line: number, column: Int(match.5))
            guard
                let index = cases.firstIndex(where: { $0.name == name || $0.name.hasPrefix(name + "(") })
            else { continue }
            cases[index].failures.removeAll { $0.place == nil }
            cases[index].failures.append(Failure(place: place, message: String(match.6)))
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var cases: [Case] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch elementName {
            case "testcase":
                cases.append(
                    Case(
                        suite: attributes["classname"] ?? "", name: attributes["name"] ?? "",
                        seconds: Double(attributes["time"] ?? "") ?? 0))
            case "failure", "error":
                guard !cases.isEmpty else { return }
                cases[cases.count - 1].failures.append(Self.failure(attributes["message"] ?? ""))
            case "skipped":
                if !cases.isEmpty { cases[cases.count - 1].isSkipped = true }
            default: break
            }
        }

        /// `/path/Tests.swift:6: message` or a message alone.
        private static func failure(_ text: String) -> Failure {
            guard let match = text.prefixMatch(of: #/(/[^:]+):(\d+):\s/#), let line = Int(match.2) else {
                return Failure(place: nil, message: text)
            }
            return Failure(
                place: SourcePlace(file: String(match.1), line: line, column: nil),
                message: String(text[match.range.upperBound...]))
        }
    }
}
