import Documents
import Foundation

/// The forms in which findings are told.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// As compilers do: `file:line:column: warning: message [rule]`.
    case text
    case json
    /// Static Analysis Results Interchange Format 2.1.0.
    case sarif
    /// GitHub's commands of a workflow.
    case github

    /// The report, with a line's end if it is not empty.
    ///
    /// - Parameter root: The folder that paths begin at; `text` has them from the current folder.
    public func report(_ findings: [Finding], root: URL) -> String {
        switch self {
        case .text:
            let prefix = Self.prefix(root)
            return findings.map {
                "\(prefix)\($0.path):\($0.line):\($0.column): warning: \($0.message) [\($0.rule)]\n"
            }.joined()
        case .github:
            let prefix = Self.prefix(root)
            return findings.map {
                "::warning file=\(Self.property(prefix + $0.path)),line=\($0.line),col=\($0.column),"
                    + "title=\(Self.property($0.rule))::\(Self.escaped($0.message))\n"
            }.joined()
        case .json: return JSONValue.array(findings.map(Self.json)).json + "\n"
        case .sarif: return Self.sarif(findings, root).json + "\n"
        }
    }

    /// From the current folder to the root.
    private static func prefix(_ root: URL) -> String {
        let here = FileManager.default.currentDirectoryPath
        if root.path == here { return "" }
        return root.path.hasPrefix(here + "/") ? root.path.dropFirst(here.count + 1) + "/" : root.path + "/"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    private static func json(_ finding: Finding) -> JSONValue {
        .object([
            .init("rule", .string(finding.rule)), .init("path", .string(finding.path)),
            .init("line", .integer(finding.line)), .init("column", .integer(finding.column)),
            .init("message", .string(finding.message)), .init("subject", .string(finding.subject)),
            .init("fixable", .bool(!finding.fix.isEmpty)),
        ])
    }

    private static func sarif(_ findings: [Finding], _ root: URL) -> JSONValue {
        let rules = Rule.all
        func text(_ text: String) -> JSONValue { .object([.init("text", .string(text))]) }
        let driver = JSONValue.object([
            .init("name", .string("seam check")),
            .init(
                "rules",
                .array(
                    rules.map { rule in
                        .object([
                            .init("id", .string(rule.name)), .init("shortDescription", text(rule.summary)),
                            .init("fullDescription", text(rule.reason)), .init("help", text(rule.remedy)),
                        ])
                    })),
        ])
        let results = findings.map { finding in
            JSONValue.object([
                .init("ruleId", .string(finding.rule)),
                .init("ruleIndex", .integer(rules.firstIndex { $0.name == finding.rule } ?? 0)),
                .init("level", .string("warning")), .init("message", text(finding.message)),
                .init(
                    "locations",
                    .array([
                        .object([
                            .init(
                                "physicalLocation",
                                .object([
                                    .init(
                                        "artifactLocation",
                                        .object([
                                            .init("uri", .string(address(finding.path))),
                                            .init("uriBaseId", .string("ROOT")),
                                        ])),
                                    .init(
                                        "region",
                                        .object([
                                            .init("startLine", .integer(finding.line)),
                                            .init("startColumn", .integer(finding.column)),
                                        ])),
                                ]))
                        ])
                    ])),
                .init(
                    "partialFingerprints",
                    .object([.init("subject/v1", .string("\(finding.rule) \(finding.path) \(finding.subject)"))])),
            ])
        }
        return .object([
            .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            .init("version", .string("2.1.0")),
            .init(
                "runs",
                .array([
                    .object([
                        .init("tool", .object([.init("driver", driver)])),
                        .init("columnKind", .string("utf16CodeUnits")),
                        .init(
                            "originalUriBaseIds",
                            .object([
                                .init("ROOT", .object([.init("uri", .string("file://" + address(root.path) + "/"))]))
                            ])),
                        .init("results", .array(results)),
                    ])
                ])),
        ])
    }

    private static func address(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}
