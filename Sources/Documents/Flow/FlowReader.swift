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
    let folder: URL
    let depth: Int
    /// The names whose values are known before the flow begins.
    let constants: [String: String]
    let notes: Notes

    /// What is noted of all that is read.
    final class Notes {
        /// The files that have been read so far.
        var urls: [URL] = []
        /// Whether what was read since this was last set holds a script whose value is not known yet.
        var isLate = false
        /// Whether there is a script that only an engine can run.
        var needsEngine = false
    }

    init(file: String?, folder: URL, depth: Int, constants: [String: String], notes: Notes) {
        self.file = file
        self.folder = folder
        self.depth = depth
        self.constants = constants
        self.notes = notes
    }

    /// Reads the flow at `url`. `variables` are those of the surroundings, to which the flow's own `env` is added.
    public static func read(_ url: URL, variables: [String: String] = [:]) throws(FlowError) -> Flow {
        var variables = variables
        variables["MAESTRO_FILENAME"] = url.deletingPathExtension().lastPathComponent
        return try read(text: text(of: url, at: nil), in: url.deletingLastPathComponent(), variables: variables)
    }

    /// The file of the flow at `url`, those of the flows that it runs, and those that it picks or compares with.
    public static func files(of url: URL) throws(FlowError) -> [URL] {
        let reader = FlowReader(
            file: nil, folder: url.deletingLastPathComponent(), depth: 0, constants: [:], notes: Notes())
        _ = try reader.flow(in: text(of: url, at: nil))
        return [url] + reader.notes.urls
    }

    /// Reads the flow in `text`. Files that it runs are looked for in `folder`.
    public static func read(text: String, in folder: URL, variables: [String: String] = [:]) throws(FlowError) -> Flow {
        try FlowReader(file: nil, folder: folder, depth: 0, constants: variables, notes: Notes()).flow(in: text)
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
        flow.block.steps = try reader.steps(items)
        flow.needsEngine = notes.needsEngine
        return flow
    }

    /// The words of a flow's head that mean something here.
    private static let headWords = [
        "appId", "url", "name", "tags", "env", "properties", "onFlowStart", "onFlowComplete", "jsEngine",
    ]

    private func readHead(_ node: YAMLNode, into flow: inout Flow) throws(FlowError) -> FlowReader {
        guard let pairs = node.pairs else {
            throw error(at: node, "expected `appId: ...` before `---`, found \(node.kind)")
        }
        func value(_ name: String) -> YAMLNode? { pairs.first { $0.key.text == name }?.value }
        if let node = value("env") { flow.block.environment = try environment(node) }
        let reader = with(flow.block.environment)
        for (key, value) in pairs {
            switch key.text {
            case "appId", "url": flow.appID = try reader.text(value)
            case "name": flow.name = try reader.text(value)
            case "tags": flow.tags = try texts(value)
            case "properties": flow.properties = try environment(value)
            case "onFlowStart": flow.block.start = try reader.steps(list(value))
            case "onFlowComplete": flow.block.completion = try reader.steps(list(value))
            case "env", "jsEngine": continue
            default:
                // Others may write what they like here, but for a word that is one of these misspelt.
                let name = key.text ?? key.kind
                guard let meant = Self.headWords.first(where: { $0.lowercased() == name.lowercased() }) else {
                    continue
                }
                throw error(at: key, "a flow's head has no `\(name)`; it is written `\(meant)`")
            }
        }
        return reader
    }

    /// A reader for what stands within the reach of variables.
    func with(_ variables: [FlowVariable]) -> FlowReader {
        var inner = constants
        // Each is a text of the surroundings: a name may be given a value that is made of its own.
        for variable in variables { inner[variable.name] = constant(FlowText(variable.text)) }
        return FlowReader(file: file, folder: folder, depth: depth, constants: inner, notes: notes)
    }

    /// The file, beside the flow, that a step names.
    func file(_ node: YAMLNode) throws(FlowError) -> URL {
        let url = try place(node)
        guard !hasScript(node) else { return url }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw error(at: node, "there is no file \(url.path)")
        }
        notes.urls.append(url)
        return url
    }

    /// The place, beside the flow, that a step names, whether there is a file or not.
    func place(_ node: YAMLNode) throws(FlowError) -> URL {
        let name = try text(node)
        return (name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)).standardizedFileURL
    }

    /// The text of a file that a step names.
    func contents(_ node: YAMLNode) throws(FlowError) -> String {
        guard !hasScript(node) else { return "" }
        return try Self.text(of: file(node), at: error(at: node, ""))
    }

    /// What the `runFlow` or `retry` at `node` runs: the steps of a file, within the reach of `variables`.
    func block(ofFile name: String, at node: YAMLNode, _ variables: [FlowVariable]) throws(FlowError) -> FlowBlock {
        guard !hasScript(node) else {
            throw error(at: node, "the file that a flow runs has to be known before: \(name)")
        }
        guard depth < Self.depthLimit else {
            throw error(at: node, "flows run one another more than \(Self.depthLimit) levels deep")
        }
        let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
        let text = try Self.text(of: url, at: error(at: node, ""))
        notes.urls.append(url)
        let reader = FlowReader(
            file: name, folder: url.deletingLastPathComponent(), depth: depth + 1,
            constants: with(variables).constants, notes: notes)
        var block = try reader.flow(in: text).block
        // What the file itself gives a value to wins, and may be made of what it is given.
        block.outer = variables
        return block
    }

    // MARK: Values

    func error(at node: YAMLNode, _ message: String) -> FlowError {
        FlowError(file: file, line: node.line, column: node.column, message: message)
    }

    func list(_ node: YAMLNode) throws(FlowError) -> [YAMLNode] {
        guard let items = node.items else { throw error(at: node, "expected a list, found \(node.kind)") }
        return items
    }

    /// The texts of a list, or one text alone.
    func texts(_ node: YAMLNode) throws(FlowError) -> [String] {
        if node.isNull { return [] }
        var texts: [String] = []
        for item in node.text != nil ? [node] : try list(node) { texts.append(try text(item)) }
        return texts
    }

    /// The names of `env` and their texts, in the order they are written.
    func environment(_ node: YAMLNode) throws(FlowError) -> [FlowVariable] {
        if node.isNull { return [] }
        guard let pairs = node.pairs else { throw error(at: node, "expected `NAME: value`, found \(node.kind)") }
        let wasLate = notes.isLate
        defer { notes.isLate = wasLate }
        var variables: [FlowVariable] = []
        for (key, value) in pairs {
            let text = try self.text(value)
            let isLate = hasScript(value)
            variables.append(FlowVariable(try self.text(key), isLate ? text : FlowText.escaped(text)))
        }
        return variables
    }

    /// The text of a scalar. One with a script whose value is not known yet is left as it is written.
    func text(_ node: YAMLNode) throws(FlowError) -> String {
        guard let source = node.text else { throw error(at: node, "expected text, found \(node.kind)") }
        let text = FlowText(source)
        if let known = constant(text) { return known }
        notes.isLate = true
        for script in text.scripts where FlowValue(of: script, constants) == nil { notes.needsEngine = true }
        return source
    }

    /// Whether a scalar has a script whose value is not known yet.
    func hasScript(_ node: YAMLNode) -> Bool { node.text.map { constant(FlowText($0)) == nil } ?? false }

    /// What a text comes to, if that is known before the flow begins.
    private func constant(_ text: FlowText) -> String? {
        var result = ""
        for part in text.parts {
            switch part {
            case .text(let text): result += text
            case .script(let script):
                guard case .text(let value)? = FlowValue(of: script, constants) else { return nil }
                result += value
            }
        }
        return result
    }

    func number(_ node: YAMLNode) throws(FlowError) -> Double {
        let text = try self.text(node)
        if hasScript(node) { return 1 }
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
        let text = try self.text(node)
        if hasScript(node) { return false }
        switch text.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw error(at: node, "expected true or false, found \"\(text)\"")
        }
    }

    func direction(_ node: YAMLNode) throws(FlowError) -> FlowDirection {
        let text = try self.text(node)
        if hasScript(node) { return .down }
        guard let direction = FlowDirection(rawValue: text.uppercased()) else {
            throw error(at: node, "expected UP, DOWN, LEFT or RIGHT, found \"\(text)\"")
        }
        return direction
    }

    func point(_ node: YAMLNode) throws(FlowError) -> FlowPoint {
        let text = try self.text(node)
        if hasScript(node) { return FlowPoint(x: .points(0), y: .points(0)) }
        guard let point = FlowPoint(text) else {
            throw error(at: node, "expected a point like `50%,50%` or `100,200`, found \"\(text)\"")
        }
        return point
    }
}
