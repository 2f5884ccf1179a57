import Foundation

/// Reads flows: YAML files in the vocabulary that Maestro publishes.
///
/// A file that `runFlow` names is read with the flow, so that a mistake in it is known before the app starts.
public struct FlowReader {
    /// How many flows may run one another.
    private static let depthLimit = 16

    /// For messages; nil for the flow itself.
    let file: String?
    /// Where `runFlow` looks for files.
    private let folder: URL
    private let depth: Int
    /// The values that `${NAME}` stands for, by name.
    let variables: [String: String]
    private let files: FileList

    /// The files that have been read so far.
    private final class FileList {
        var urls: [URL] = []
    }

    private init(
        file: String?, folder: URL, depth: Int, variables: [String: String], files: FileList = FileList()
    ) {
        self.file = file
        self.folder = folder
        self.depth = depth
        self.variables = variables
        self.files = files
    }

    /// Reads the flow at `url`. `variables` are added to the flow's own `env`, and win.
    public static func read(_ url: URL, variables: [String: String] = [:]) throws(FlowError) -> Flow {
        try read(text: text(of: url, at: nil), in: url.deletingLastPathComponent(), variables: variables)
    }

    /// The file of the flow at `url`, those of the flows that it runs, and those that it picks.
    public static func files(of url: URL) throws(FlowError) -> [URL] {
        let reader = FlowReader(file: nil, folder: url.deletingLastPathComponent(), depth: 0, variables: [:])
        _ = try reader.flow(in: text(of: url, at: nil))
        return [url] + reader.files.urls
    }

    /// Reads the flow in `text`. Files that it runs are looked for in `folder`.
    public static func read(text: String, in folder: URL, variables: [String: String] = [:]) throws(FlowError) -> Flow {
        try FlowReader(file: nil, folder: folder, depth: 0, variables: variables).flow(in: text)
    }

    private static func text(of url: URL, at place: FlowError?) throws(FlowError) -> String {
        var failure = place ?? FlowError(line: 1, column: 1, message: "")
        guard let data = try? Data(contentsOf: url) else {
            failure.message = "there is no file \(url.path)"
            throw failure
        }
        guard let text = String(data: data, encoding: .utf8) else {
            failure.message = "\(url.path) is not UTF-8 text"
            throw failure
        }
        return text
    }

    // MARK: The file

    private func flow(in text: String) throws(FlowError) -> Flow {
        let documents: [YAMLNode]
        do {
            documents = try YAMLReader.documents(of: text)
        } catch {
            var error = error
            error.file = file
            throw error
        }
        guard let last = documents.last, documents.count <= 2 else {
            throw FlowError(
                file: file, line: documents.last?.line ?? 1, column: 1,
                message: documents.isEmpty
                    ? "the flow is empty; write a list of steps" : "a flow is one head, `---` and one list of steps")
        }
        var flow = Flow(steps: [])
        var reader = self
        if documents.count == 2 { reader = try readHead(documents[0], into: &flow) }
        guard let items = last.items else {
            throw error(at: last, "expected a list of steps (`- tapOn: ...`), found \(last.kind)")
        }
        let before = flow.steps
        let after = try reader.completionSteps(in: documents.count == 2 ? documents[0] : nil)
        flow.steps = before + (try reader.steps(items)) + after
        return flow
    }

    private func readHead(_ node: YAMLNode, into flow: inout Flow) throws(FlowError) -> FlowReader {
        guard let pairs = node.pairs else {
            throw error(at: node, "expected `appId: ...` before `---`, found \(node.kind)")
        }
        var variables: [String: String] = [:]
        var start: [YAMLNode] = []
        for (key, value) in pairs {
            switch key.text {
            case "appId", "url": flow.appID = try self.text(value)
            case "name": flow.name = try self.text(value)
            case "env": variables = try environment(value)
            case "onFlowStart": start = try list(value)
            case "tags", "onFlowComplete", "jsEngine": continue
            default: throw error(at: key, "a flow's head has no `\(key.text ?? key.kind)`")
            }
        }
        let reader = with(variables)
        flow.steps = try reader.steps(start)
        return reader
    }

    private func completionSteps(in head: YAMLNode?) throws(FlowError) -> [FlowStep] {
        guard let value = head?.pairs?.first(where: { $0.key.text == "onFlowComplete" })?.value else { return [] }
        return try steps(list(value))
    }

    func with(_ more: [String: String]) -> FlowReader {
        // Values passed in from outside win over those of the file.
        FlowReader(
            file: file, folder: folder, depth: depth, variables: variables.merging(more) { old, _ in old }, files: files
        )
    }

    /// The file, beside the flow, that a step names.
    func file(_ node: YAMLNode) throws(FlowError) -> URL {
        let name = try text(node)
        let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw error(at: node, "there is no file \(url.path)")
        }
        files.urls.append(url)
        return url
    }

    /// The steps of the file that the `runFlow` at `node` names.
    func steps(ofFile name: String, at node: YAMLNode, variables more: [String: String]) throws(FlowError) -> [FlowStep]
    {
        guard depth < Self.depthLimit else {
            throw error(at: node, "flows run one another more than \(Self.depthLimit) levels deep")
        }
        let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
        let text = try Self.text(of: url, at: error(at: node, ""))
        files.urls.append(url)
        let reader = FlowReader(
            file: name, folder: url.deletingLastPathComponent(), depth: depth + 1,
            variables: variables.merging(more) { _, new in new }, files: files)
        return try reader.flow(in: text).steps
    }

    // MARK: Values

    func error(at node: YAMLNode, _ message: String) -> FlowError {
        FlowError(file: file, line: node.line, column: node.column, message: message)
    }

    func list(_ node: YAMLNode) throws(FlowError) -> [YAMLNode] {
        guard let items = node.items else { throw error(at: node, "expected a list, found \(node.kind)") }
        return items
    }

    func environment(_ node: YAMLNode) throws(FlowError) -> [String: String] {
        guard let pairs = node.pairs else { throw error(at: node, "expected `NAME: value`, found \(node.kind)") }
        var values: [String: String] = [:]
        for (key, value) in pairs { values[try text(key)] = try text(value) }
        return values
    }

    /// The text of a scalar, with `${NAME}` replaced.
    func text(_ node: YAMLNode) throws(FlowError) -> String {
        guard let text = node.text else { throw error(at: node, "expected text, found \(node.kind)") }
        guard text.contains("${") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let name = rest[start.upperBound..<end].trimmingCharacters(in: .whitespaces)
            guard let value = variables[name] else {
                throw error(at: node, "`${\(name)}` is not in the flow's `env`; other expressions are not supported")
            }
            result += rest[..<start.lowerBound] + value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    func number(_ node: YAMLNode) throws(FlowError) -> Double {
        let text = try self.text(node)
        guard let number = Double(text.replacingOccurrences(of: "_", with: "")), number.isFinite else {
            throw error(at: node, "expected a number, found \"\(text)\"")
        }
        return number
    }

    func integer(_ node: YAMLNode) throws(FlowError) -> Int {
        guard let integer = Int(exactly: try number(node)) else {
            throw error(at: node, "expected a whole number, found \"\(node.text ?? "")\"")
        }
        return integer
    }

    func count(_ node: YAMLNode) throws(FlowError) -> Int {
        let count = try integer(node)
        guard count >= 0 else { throw error(at: node, "expected a number of 0 or more, found \(count)") }
        return count
    }

    /// Maestro writes times in milliseconds.
    func seconds(_ node: YAMLNode) throws(FlowError) -> Double {
        let milliseconds = try number(node)
        guard milliseconds >= 0 else { throw error(at: node, "expected milliseconds, found \(milliseconds)") }
        return milliseconds / 1000
    }

    func boolean(_ node: YAMLNode) throws(FlowError) -> Bool {
        switch try text(node).lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        case let other: throw error(at: node, "expected true or false, found \"\(other)\"")
        }
    }

    func direction(_ node: YAMLNode) throws(FlowError) -> FlowDirection {
        let text = try self.text(node)
        guard let direction = FlowDirection(rawValue: text.uppercased()) else {
            throw error(at: node, "expected UP, DOWN, LEFT or RIGHT, found \"\(text)\"")
        }
        return direction
    }

    func point(_ node: YAMLNode) throws(FlowError) -> FlowPoint {
        let text = try self.text(node)
        guard let point = FlowPoint(text) else {
            throw error(at: node, "expected a point like `50%,50%` or `100,200`, found \"\(text)\"")
        }
        return point
    }
}
