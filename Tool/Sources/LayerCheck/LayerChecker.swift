import Documents
import Foundation
import SourceTranslator

/// Checks the layers of an app's sources: `seam check`.
///
/// Nothing is built: whatever the parser reads is checked, and what does not compile as well.
public struct LayerChecker {
    /// Where paths in findings begin.
    public let root: URL
    /// Files that could not be read, or not be parsed in bounded time, with the reason.
    public let unread: [(path: String, reason: String)]
    /// How many files were read.
    public let fileCount: Int
    private let app: CheckedApp
    private let configuration: Configuration

    /// Reads the sources of a project, a folder or a file.
    ///
    /// - Parameters:
    ///   - path: A project, a workspace, a folder with one, a folder of sources, or a Swift file.
    ///   - configurationFile: The configuration; nil for `seam-check.yml` in the project's folder, if it is there.
    public init(path: String, configurationFile: String? = nil) throws(CheckError) {
        let (root, urls) = try SourceFinder.files(at: path)
        configuration = try Self.configuration(configurationFile, root)
        self.root = root
        var files: [SourceFile] = []
        var unread: [(path: String, reason: String)] = []
        for url in urls {
            let relative =
                url.path.hasPrefix(root.path + "/") ? String(url.path.dropFirst(root.path.count + 1)) : url.path
            guard !configuration.excludes(relative) else { continue }
            guard let data = FileManager.default.contents(atPath: url.path) else {
                unread.append((relative, "it cannot be read"))
                continue
            }
            if let line = NestingGuard.line(in: data) {
                unread.append((relative, "its brackets are nested too deeply at line \(line)"))
                continue
            }
            files.append(SourceFile(url: url, path: relative, text: String(decoding: data, as: UTF8.self)))
        }
        guard !files.isEmpty else {
            throw CheckError(
                "seam: none of the \(urls.count) Swift files in \(path) could be read"
                    + (unread.first.map { ": \($0.path): \($0.reason)" } ?? ": \(Configuration.fileName) excludes them")
            )
        }
        self.unread = unread
        fileCount = files.count
        app = CheckedApp(Program(files), configuration)
    }

    /// Reads one source, as rules' examples are.
    package init(text: String) {
        root = URL(fileURLWithPath: "/")
        unread = []
        fileCount = 1
        configuration = Configuration()
        let file = SourceFile(url: root.appending(path: "Example.swift"), path: "Example.swift", text: text)
        app = CheckedApp(Program([file]), configuration)
    }

    private static func configuration(_ given: String?, _ root: URL) throws(CheckError) -> Configuration {
        let url = given.map { URL(fileURLWithPath: $0) } ?? root.appending(path: Configuration.fileName)
        guard let data = FileManager.default.contents(atPath: url.path) else {
            if let given { throw CheckError("seam: \(given) cannot be read") }
            return Configuration()
        }
        return try Configuration(
            String(decoding: data, as: UTF8.self), file: given ?? url.path, rules: Rule.all.map(\.name))
    }

    /// The findings of all rules that are on, or of some, in the order of files and lines.
    public func findings(rules: Set<String> = []) -> [Finding] {
        var result: [Finding] = []
        for rule in CheckRuleList.all where !configuration.off.contains(rule.name) {
            guard rules.isEmpty || rules.contains(rule.name) else { continue }
            var report = RuleReport(rule: rule.name)
            rule.check(app, &report)
            result += report.findings
        }
        return result.sorted { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    }

    /// How many types there are of each layer.
    public var layerCounts: [(layer: Layer, count: Int)] {
        Layer.allCases.map { layer in (layer, app.types(in: layer).count { $0.kind != .foreign }) }
    }

    /// The layer of each type, by its name with those of the types around it.
    public var typeLayers: [String: Layer] {
        let types = app.program.types.filter { $0.kind != .foreign }
        return Dictionary(types.map { ($0.qualifiedName, app.layer(of: $0)) }) { first, _ in first }
    }

    /// Lines that say to which layer a type belongs, and why; nil if there is no such type.
    public func explanation(of name: String) -> String? {
        let types = app.program.types.filter { ($0.name == name || $0.qualifiedName == name) && $0.kind != .foreign }
        guard !types.isEmpty else { return nil }
        return types.map { type in
            let place = type.declaration.flatMap { part in
                type.nameToken.map { "\(part.file.path):\(part.file.place(of: $0).line): " }
            }
            let reasons = app.layers[ObjectIdentifier(type)]?.evidence ?? []
            return (place ?? "") + "\(type.qualifiedName) is \(app.layer(of: type).phrase)\n"
                + (reasons.isEmpty
                    ? "  nothing tells its layer"
                    : reasons.map { "  \($0.weight) \($0.layer.rawValue): \($0.reason)" }.joined(separator: "\n"))
        }.joined(separator: "\n")
    }

    /// The sizes that the limits of rules come from, as JSON: the lines of each view controller; the methods, services and
    /// pieces of state of each view model; the lines of each SwiftUI view's body.
    public var sizes: String {
        let controllers = app.program.types.filter {
            $0.kind == .class && app.program.isKind($0, of: "UIViewController")
        }
        let models = app.types(in: .viewModel).filter { $0.isReference || $0.kind == .struct }
            .map { LargeViewModelRule.Size(of: $0, app) }
        func list(_ numbers: [Int]) -> JSONValue { .array(numbers.map(JSONValue.integer)) }
        return JSONValue.object([
            .init("controllerLines", list(controllers.map(\.lineCount))),
            .init("modelMethods", list(models.map(\.methods))),
            .init("modelDependencies", list(models.map(\.dependencies))),
            .init("modelState", list(models.map(\.state))),
            .init("bodyLines", list(app.interfaces.compactMap(LargeViewRule.lineCount))),
        ]).json
    }
}

/// A rule, for lists and pages.
public struct Rule: Sendable {
    public let name: String
    public let summary: String
    public let reason: String
    public let remedy: String
    /// Sources that the rule has findings in, on the lines that end with `// !`.
    public let findings: [String]
    public let lookalikes: [String]
    /// Sources, with what `--fix` makes of them.
    public let mends: [Mend]

    /// All rules, by name.
    public static let all: [Rule] = CheckRuleList.all.map { rule in
        Rule(
            name: rule.name, summary: rule.summary, reason: rule.reason, remedy: rule.remedy, findings: rule.findings,
            lookalikes: rule.lookalikes, mends: rule.mends)
    }.sorted { $0.name < $1.name }
}
