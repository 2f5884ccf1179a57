import AppBuilder
import Foundation
import LayerCheck

/// `seam check`
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "find what crosses the layers of MVVM in a project's sources"
    static let discussion = """
        Reads the sources of a project, a folder or a file, finds which types are views, view models, models and services,
        and reports what these should not do: a model that names a view, a view that loads from the network, a binding that
        holds its screen. Nothing is built. Ends with 1 if anything is found that the baseline does not have.

        Layers are found by what the code does, then by names and folders; seam-check.yml in the project's folder says
        otherwise (layers, rules, exclude). A comment `// seam:allow RULE reason` allows a line, or the line below.
        """
    static let operands = CommandOperands.optional("PATH", .folder)
    static let options = [format, output, rule, baseline, writeBaseline, config, explain, fix, rules, sizes]

    static let format = CommandOption.value(
        "--format", "FORMAT", "how findings are told: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    static let output = CommandOption.value("--output", "FILE", of: .file([]), "write the findings to FILE")
    static let rule = CommandOption.value("--rule", "RULE", "only this rule; may be repeated", isRepeatable: true)
    static let baseline = CommandOption.value(
        "--baseline", "FILE", of: .file(["json"]), "report only what is not in FILE")
    static let writeBaseline = CommandOption.value(
        "--write-baseline", "FILE", of: .file(["json"]), "write all that is found to FILE, as a baseline for later")
    static let config = CommandOption.value(
        "--config", "FILE", of: .file(["yml", "yaml"]), "the configuration, in place of seam-check.yml")
    static let explain = CommandOption.value("--explain", "TYPE", "say which layer a type belongs to, and why")
    static let fix = CommandOption.flag("--fix", "mend what can be mended mechanically, and report the rest")
    static let rules = CommandOption.flag("--rules", "list the rules")
    static let sizes = CommandOption.hiddenFlag("--sizes")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        do {
            try check()
        } catch let error as CheckError {
            throw BuildError(.usage, error.message)
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(.failed, "seam: \(error)")
        }
    }

    private func check() throws {
        if arguments.has(Self.rules) {
            for rule in Rule.all { Console.print("\(rule.name): \(rule.summary.replacing("\n", with: " "))") }
            return
        }
        let format = try chosenFormat()
        let known = Set(Rule.all.map(\.name))
        let wanted = Set(arguments.values(Self.rule))
        if let unknown = wanted.subtracting(known).sorted().first {
            throw BuildError(
                .usage, "seam: there is no rule \"\(unknown)\"; there are \(known.sorted().joined(separator: ", "))")
        }
        let checker = try LayerChecker(
            path: arguments.operands.first ?? ".", configurationFile: arguments.value(Self.config))
        for (path, reason) in checker.unread { Console.note("\(path) is left out: \(reason)") }
        if let name = arguments.value(Self.explain) {
            guard let text = checker.explanation(of: name) else {
                throw BuildError(.usage, "seam: no type \"\(name)\" is declared in these sources")
            }
            return Console.print(text)
        }
        if arguments.has(Self.sizes) {
            return FileHandle.standardOutput.write(Data((checker.sizes + "\n").utf8))
        }
        try report(checker, wanted, format)
    }

    private func chosenFormat() throws(BuildError) -> ReportFormat {
        guard let name = arguments.value(Self.format) else { return .text }
        guard let format = ReportFormat(rawValue: name) else {
            let all = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw BuildError(.usage, "seam: --format \(name): it is one of \(all)")
        }
        return format
    }

    private func report(_ checker: LayerChecker, _ rules: Set<String>, _ format: ReportFormat) throws {
        var findings = checker.findings(rules: rules)
        if let file = arguments.value(Self.writeBaseline) {
            try write(Baseline(findings).json, to: file)
            return Console.note("\(findings.count) findings are in \(file)")
        }
        var baseline: Baseline?
        if let file = arguments.value(Self.baseline) {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw BuildError(.usage, "seam: --baseline \(file) cannot be read")
            }
            baseline = try Baseline(data, file: file)
        }
        findings = baseline?.new(among: findings) ?? findings
        if arguments.has(Self.fix) {
            var count = 0
            // Mends that touch the same code are made one after the other, each of what the last one left.
            for _ in 0..<10 {
                let mended = try Fixer.mend(findings, in: checker.root)
                if mended == 0 { break }
                count += mended
                let next = try LayerChecker(
                    path: arguments.operands.first ?? ".", configurationFile: arguments.value(Self.config)
                ).findings(rules: rules)
                findings = baseline?.new(among: next) ?? next
            }
            if count > 0 { Console.note("mended \(count) of \(count + findings.count)") }
        }
        let text = format.report(findings, root: checker.root)
        if let file = arguments.value(Self.output) {
            try write(text, to: file)
        } else {
            FileHandle.standardOutput.write(Data(text.utf8))
        }
        let files = checker.fileCount == 1 ? "1 file" : "\(checker.fileCount) files"
        guard findings.isEmpty else {
            let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
            throw BuildError(.failed, "seam: \(count) in \(files)")
        }
        Console.note("nothing found in \(files)")
    }

    private func write(_ text: String, to file: String) throws(BuildError) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw BuildError(.usage, "seam: \(file) cannot be written: \(error.localizedDescription)")
        }
    }
}
