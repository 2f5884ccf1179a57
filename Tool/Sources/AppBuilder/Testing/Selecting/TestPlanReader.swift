import Documents
import Foundation

/// Reads `NAME.xctestplan`.
struct TestPlanReader {
    private let file: URL
    private let text: String

    static func read(_ file: URL) throws(BuildError) -> TestPlan {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw BuildError(.usage, "\(file.path):1: error: the test plan cannot be read")
        }
        let reader = TestPlanReader(file: file, text: String(decoding: data, as: UTF8.self))
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: data)
        } catch {
            let line = data.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw BuildError(.usage, "\(file.path):\(line): error: \(error.message)")
        }
        return try reader.plan(value)
    }

    private func plan(_ value: JSONValue) throws(BuildError) -> TestPlan {
        guard value.members != nil else { throw error("a test plan is an object", at: 1) }
        let defaults = value["defaultOptions"]
        var configurations: [TestPlan.Configuration] = []
        for item in try items(value["configurations"], "configurations") {
            guard item["enabled"]?.bool != false else { continue }
            var configuration = TestPlan.Configuration()
            try apply(defaults, to: &configuration)
            try apply(item["options"], to: &configuration)
            configuration.name = item["name"]?.text
            configurations.append(configuration)
        }
        if configurations.isEmpty {
            var configuration = TestPlan.Configuration()
            try apply(defaults, to: &configuration)
            configurations = [configuration]
        }
        guard value["testTargets"] != nil else { throw error("a test plan needs \"testTargets\"", at: 1) }
        var targets: [TestPlan.Target] = []
        for item in try items(value["testTargets"], "testTargets") { targets.append(try target(item)) }
        var plan = TestPlan(
            name: file.deletingPathExtension().lastPathComponent, configurations: configurations, targets: targets)
        switch defaults?["codeCoverage"] {
        case .bool(let value): plan.hasCoverage = value
        case .object: plan.hasCoverage = true
        default: break
        }
        return plan
    }

    private func target(_ value: JSONValue) throws(BuildError) -> TestPlan.Target {
        guard let name = value["target"]?["name"]?.text else {
            throw error("an item of \"testTargets\" has no target with a name", at: line(of: "\"testTargets\""))
        }
        var target = TestPlan.Target(name: name, source: "\(file.path):\(line(of: quoted(name)))")
        target.isEnabled = value["enabled"]?.bool ?? true
        target.skipped = try names(value["skippedTests"], "skippedTests", after: name)
        if let selected = value["selectedTests"] { target.only = try names(selected, "selectedTests", after: name) }
        if value["skippedTags"] != nil || value["selectedTags"] != nil {
            Console.print("\(target.source): warning: tests are not told apart by their tags; all of \(name) run")
        }
        return target
    }

    /// A list of names, or suites with their functions.
    private func names(_ value: JSONValue?, _ key: String, after target: String) throws(BuildError) -> [TestChoice.Name]
    {
        switch value {
        case nil, .null?: return []
        case .array(let items)?:
            var names: [TestChoice.Name] = []
            for item in items {
                guard let name = item.text else {
                    throw error("\"\(key)\" has \(item.kind)", at: line(of: "\"\(key)\""))
                }
                names.append(.init(name, from: "\(file.path):\(line(of: quoted(name)))"))
            }
            return names
        case .object?:
            return try suites(value, key, in: "")
        default: throw error("\"\(key)\" is \(value?.kind ?? ""), and not a list", at: line(of: "\"\(key)\""))
        }
    }

    private func suites(_ value: JSONValue?, _ key: String, in parent: String) throws(BuildError) -> [TestChoice.Name] {
        var names: [TestChoice.Name] = []
        for name in try items(value?["testFunctions"], "testFunctions").compactMap(\.text) {
            names.append(.init(parent + name, from: "\(file.path):\(line(of: quoted(name)))"))
        }
        for suite in try items(value?["suites"], "suites") {
            guard let name = suite["name"]?.text else {
                throw error("a suite in \"\(key)\" has no name", at: line(of: "\"\(key)\""))
            }
            let inner = try suites(suite, key, in: parent + name + "/")
            names += inner.isEmpty ? [.init(parent + name, from: "\(file.path):\(line(of: quoted(name)))")] : inner
        }
        return names
    }

    private func apply(_ options: JSONValue?, to configuration: inout TestPlan.Configuration) throws(BuildError) {
        guard let options else { return }
        if options["commandLineArgumentEntries"] != nil {
            configuration.arguments = try items(options["commandLineArgumentEntries"], "commandLineArgumentEntries")
                .filter { $0["enabled"]?.bool ?? true }.compactMap { $0["argument"]?.text }
        }
        for entry in try items(options["environmentVariableEntries"], "environmentVariableEntries")
        where entry["enabled"]?.bool ?? true {
            guard let key = entry["key"]?.text else {
                throw error("a variable has no key", at: line(of: "\"environmentVariableEntries\""))
            }
            configuration.environment[key] = entry["value"]?.text ?? ""
        }
        configuration.language = options["language"]?.text ?? configuration.language
        configuration.region = options["region"]?.text ?? configuration.region
        if let order = options["testExecutionOrdering"]?.text { configuration.isAtRandom = order == "random" }
        if let mode = options["testRepetitionMode"]?.text {
            guard let mode = TestPlan.Repetition.Mode(rawValue: mode) else {
                throw error("there is no testRepetitionMode \"\(mode)\"", at: line(of: "\"testRepetitionMode\""))
            }
            // Xcode's own number.
            configuration.repetition = .init(mode, count: mode == .none ? 1 : 3)
            if mode == .untilFailure || mode == .fixedIterations { configuration.repetition.count = 100 }
        }
        if let count = options["maximumTestRepetitions"]?.int { configuration.repetition.count = max(1, count) }
        if let isLimited = options["testTimeoutsEnabled"]?.bool {
            configuration.timeout = isLimited ? configuration.timeout ?? 600 : nil
        }
        if configuration.timeout != nil {
            let allowance = options["maximumTestExecutionTimeAllowance"] ?? options["defaultTestExecutionTimeAllowance"]
            configuration.timeout = allowance?.double ?? configuration.timeout
        }
    }

    // MARK: Places

    private func items(_ value: JSONValue?, _ key: String) throws(BuildError) -> [JSONValue] {
        guard let value else { return [] }
        guard let items = value.items else {
            throw error("\"\(key)\" is \(value.kind), and not a list", at: line(of: "\"\(key)\""))
        }
        return items
    }

    private func error(_ message: String, at line: Int) -> BuildError {
        BuildError(.usage, "\(file.path):\(line): error: \(message)")
    }

    private func quoted(_ name: String) -> String { JSONValue.string(name).json }

    /// The first line that has a word, which Xcode may have written with its slashes escaped.
    private func line(of word: String) -> Int {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = lines.firstIndex { $0.contains(word) || $0.replacing("\\/", with: "/").contains(word) }
        return (index ?? 0) + 1
    }
}
