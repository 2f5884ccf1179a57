import Foundation
import MockGenerator
import XcodeProject

/// What a project asks Cuckoo's generator for: a file of mocks.
struct MockRequest {
    /// The module that a Cuckoofile names it after; nil for what a script asks for.
    var module: String?
    var mocks = CuckooMocks()
    var sources: [URL] = []
    /// Where the generator would write it; nil if that is not said.
    var output: URL?

    // MARK: Cuckoofile.toml, of version 2

    /// The requests of the file `Cuckoofile.toml` in a folder.
    ///
    /// The table `xcodeproj` is passed over: the generator looks for that project's files inside of the project's own folder,
    /// where they are not.
    static func requests(ofCuckoofileIn folder: URL) -> [MockRequest] {
        let file = folder.appending(path: "Cuckoofile.toml")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let values = TOMLTable(text).values
        let shared = values["output"]?.text
        return (values["modules"]?.table ?? [:]).sorted { $0.key < $1.key }.compactMap { name, value in
            value.table.map { request(name, $0, output: $0["output"]?.text ?? shared, in: folder) }
        }
    }

    private static func request(
        _ name: String, _ table: [String: TOMLTable.Value], output: String?, in folder: URL
    ) -> MockRequest {
        var request = MockRequest(module: name)
        request.mocks.imports = table["imports"]?.texts ?? []
        request.mocks.publicImports = table["publicImports"]?.texts ?? []
        request.mocks.testableImports = table["testableImports"]?.texts ?? []
        request.mocks.excluded = Set(table["exclude"]?.texts ?? [])
        if let pattern = table["regex"]?.text { request.mocks.isWanted = matching(pattern) }
        let options = table["options"]?.table ?? [:]
        request.mocks.hasInheritance = options["enableInheritance"]?.isOn ?? true
        request.mocks.isOfProtocolsOnly = options["protocolsOnly"]?.isOn ?? false
        request.sources = files(table["sources"]?.texts ?? [], in: folder, hasPatterns: options["glob"]?.isOn ?? true)
        request.output = output.map { place($0, in: folder) }
        return request
    }

    private static func matching(_ pattern: String) -> @Sendable (String) -> Bool {
        { name in name.range(of: pattern, options: .regularExpression) != nil }
    }

    private static func place(_ path: String, in folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)).standardizedFileURL
    }

    /// The Swift files that paths or patterns name.
    private static func files(_ patterns: [String], in folder: URL, hasPatterns: Bool) -> [URL] {
        var result: Set<URL> = []
        for pattern in patterns {
            let file = place(pattern, in: folder)
            guard hasPatterns, file.path.contains(where: { "*?{".contains($0) }) else {
                if FileManager.default.fileExists(atPath: file.path) { result.insert(file) }
                continue
            }
            // What comes before the first part with a sign of its own is a folder.
            let parts = file.pathComponents
            let fixed = parts.prefix { !$0.contains(where: { "*?{".contains($0) }) }
            let base = URL(fileURLWithPath: fixed.joined(separator: "/"))
            let rest = parts.dropFirst(fixed.count).joined(separator: "/")
            result.formUnion(
                PodSpecification.paths([rest], in: base).map { base.appending(path: $0).standardizedFileURL })
        }
        return result.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    // MARK: Scripts, of version 1

    /// The requests that a script makes which calls the generator with `generate`.
    ///
    /// The script is not run: what it says plainly, with variables that it sets itself or that are settings, is taken.
    static func requests(of script: XcodeTarget.Script, _ setting: (String) -> String?) -> [MockRequest] {
        var variables: [String: String] = [:]
        func value(_ name: String) -> String? { variables[name] ?? setting(name) }
        var requests: [MockRequest] = []
        for line in commands(of: script.text) {
            var words = words(of: line, value)[...]
            while let word = words.first, let match = word.wholeMatch(of: /(?:export )?(\w+)=(.*)/.dotMatchesNewlines())
            {
                variables[String(match.1)] = String(match.2)
                words = words.dropFirst()
            }
            guard let program = words.popFirst(), isGenerator(program), words.contains("generate") else { continue }
            let inputs = script.inputs.map { MacroExpansion.expand($0, setting) }
            requests.append(request(words.filter { $0 != "generate" }, inputs))
        }
        return requests
    }

    private static func isGenerator(_ program: String) -> Bool {
        program.hasSuffix("Cuckoo/run") || ["cuckoo_generator", "cuckoonator"].contains { program.hasSuffix($0) }
    }

    private static func request(_ arguments: [String], _ inputs: [String]) -> MockRequest {
        var request = MockRequest()
        var files: [String] = []
        var hasPatterns = false
        var rest = arguments[...]
        func list(_ text: String?) -> [String] { text?.split(separator: ",").map(String.init) ?? [] }
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            func argument() -> String? { parts.count > 1 ? parts[1] : rest.popFirst() }
            switch parts.first ?? "" {
            case "--output", "-o": request.output = argument().map { URL(fileURLWithPath: $0).standardizedFileURL }
            case "--testable": request.mocks.testableImports += list(argument())
            case "--exclude": request.mocks.excluded.formUnion(list(argument()))
            case "--regex": if let pattern = argument() { request.mocks.isWanted = matching(pattern) }
            case "--file-prefix": _ = argument()
            case "--no-inheritance": request.mocks.hasInheritance = false
            case "--no-class-mocking": request.mocks.isOfProtocolsOnly = true
            case "--glob", "-g": hasPatterns = true
            case let other where other.hasPrefix("-"): continue
            default: files.append(word)
            }
        }
        request.sources = Self.files(
            files + inputs, in: URL(fileURLWithPath: "/"),
            hasPatterns: hasPatterns || files.contains { $0.contains("*") })
        return request
    }

    /// The commands of a script, each on one line, without comments.
    private static func commands(of script: String) -> [String] {
        let joined = script.replacing("\\\r\n", with: " ").replacing("\\\n", with: " ")
        return joined.split(whereSeparator: { $0.isNewline || $0 == ";" }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        .filter { !$0.hasPrefix("#") }
    }

    /// The words of a command, with quotes taken away and variables replaced.
    private static func words(of line: String, _ value: (String) -> String?) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = line[...]
        while let character = rest.popFirst() {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character == "\\", quote != "'", let next = rest.popFirst() {
                word = (word ?? "") + String(next)
            } else if character == "$", quote != "'" {
                let isBraced = rest.first == "{"
                if isBraced { rest = rest.dropFirst() }
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = rest.dropFirst(name.count)
                if isBraced { rest = rest.drop { $0 != "}" }.dropFirst() }
                word = (word ?? "") + (value(String(name)) ?? "")
            } else if quote == nil, character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
