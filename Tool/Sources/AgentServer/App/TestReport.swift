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
