import Foundation
import FoundationXML

/// Reads `NAME.xcscheme`.
final class SchemeReader: NSObject, XMLParserDelegate {
    private let file: URL
    /// The folder that `container:` stands for.
    private let folder: URL
    private var scheme: Scheme
    private var error: BuildError?

    private var path: [String] = []
    private var target: TestPlan.Target?
    private var usesLaunchSettings = true
    private var launch = TestPlan.Configuration()
    private var tests = TestPlan.Configuration()
    private var isDefaultPlan = false

    /// - Parameter folder: The folder of the project or the workspace.
    static func read(_ file: URL, in folder: URL) throws(BuildError) -> Scheme {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw BuildError(.usage, "\(file.path):1: error: the scheme cannot be read")
        }
        let reader = SchemeReader(file, folder)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isRead = parser.parse()
        if let error = reader.error { throw error }
        guard isRead, reader.path.isEmpty else {
            throw BuildError(.usage, "\(file.path):\(max(parser.lineNumber, 1)): error: this is no XML")
        }
        return reader.finished
    }

    private init(_ file: URL, _ folder: URL) {
        self.file = file
        self.folder = folder
        let name = file.deletingPathExtension().lastPathComponent
        scheme = Scheme(name: name, plan: TestPlan(name: name, configurations: [], targets: []))
    }

    private var finished: Scheme {
        var configuration = tests
        if usesLaunchSettings {
            configuration.arguments = launch.arguments
            configuration.environment = launch.environment
            configuration.language = tests.language ?? launch.language
            configuration.region = tests.region ?? launch.region
        }
        scheme.plan.configurations = [configuration]
        return scheme
    }

    private func fail(_ message: String, _ parser: XMLParser) {
        error = error ?? BuildError(.usage, "\(file.path):\(parser.lineNumber): error: \(message)")
        parser.abortParsing()
    }

    private func isIn(_ name: String) -> Bool { path.contains(name) }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        defer { path.append(element) }
        if path.isEmpty, element != "Scheme" { return fail("this is no scheme: it begins with \"\(element)\"", parser) }
        let place = "\(file.path):\(parser.lineNumber)"
        let isEnabled = attributes["isEnabled"] != "NO"
        switch element {
        case "TestAction":
            usesLaunchSettings = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
            scheme.plan.hasCoverage = attributes["codeCoverageEnabled"] == "YES"
            tests.language = attributes["language"]
            tests.region = attributes["region"]
        case "LaunchAction":
            launch.language = attributes["language"]
            launch.region = attributes["region"]
        case "StoreKitConfigurationFileReference":
            if isIn("LaunchAction") { scheme.storeConfiguration = attributes["identifier"] }
        case "TestableReference":
            target = TestPlan.Target(name: "", source: place)
            target?.isEnabled = attributes["skipped"] != "YES"
            target?.isAtRandom = attributes["testExecutionOrdering"] == "random"
            if attributes["useTestSelectionWhitelist"] == "YES" { target?.only = [] }
        case "BuildableReference":
            let name = attributes["BlueprintName"] ?? ""
            if isIn("TestableReference"), target?.name == "" {
                if name.isEmpty { return fail("a testable has no BlueprintName", parser) }
                target?.name = name
            } else if isIn("BuildActionEntry") {
                scheme.builds.append(name)
            }
        case "Test":
            guard let name = attributes["Identifier"] else { return fail("a test has no Identifier", parser) }
            if isIn("SkippedTests") { target?.skipped.append(.init(name, from: place)) }
            if isIn("SelectedTests") {
                let others = target?.only ?? []
                target?.only = others + [.init(name, from: place)]
            }
        case "TestPlanReference":
            guard let reference = attributes["reference"], let colon = reference.firstIndex(of: ":") else {
                return fail("a test plan has no reference", parser)
            }
            let plan = folder.appending(path: String(reference[reference.index(after: colon)...]))
            if attributes["default"] == "YES" { scheme.plans.insert(plan, at: 0) } else { scheme.plans.append(plan) }
        case "CommandLineArgument":
            if isEnabled, let argument = attributes["argument"] { add { $0.arguments += Self.words(argument) } }
        case "EnvironmentVariable":
            if isEnabled, let key = attributes["key"] { add { $0.environment[key] = attributes["value"] ?? "" } }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard path.popLast() == element else {
            return fail("\"\(element)\" ends where nothing of that name began", parser)
        }
        if element == "TestableReference", let target {
            scheme.plan.targets.append(target)
            self.target = nil
        }
    }

    private func add(_ change: (inout TestPlan.Configuration) -> Void) {
        if isIn("TestAction") { change(&tests) }
        if isIn("LaunchAction") { change(&launch) }
    }

    /// An argument may be several, as in a shell without its other signs.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isWord = false
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                isWord = true
            } else if quote == nil, character == " " {
                if isWord || !word.isEmpty { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
            }
        }
        return isWord || !word.isEmpty ? words + [word] : words
    }
}
