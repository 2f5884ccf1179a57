import Documents

/// Something that a client can call by its name.
protocol AgentTool: Sendable {
    var name: String { get }
    /// Its purpose, in a sentence or two, for those who choose among tools.
    var summary: String { get }
    var parameters: [ControlParameter] { get }
    /// Whether it only looks.
    var isReadOnly: Bool { get }

    /// Does it. Called on a thread of its own.
    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult
}

extension AgentTool {
    var isReadOnly: Bool { false }
}

/// The outcome of a tool: an object, and a picture if it made one.
struct ToolResult: Sendable {
    var value: JSONValue
    /// A PNG in Base64.
    var picture: String?

    init(_ value: JSONValue, picture: String? = nil) {
        self.value = value
        self.picture = picture
    }

    func json(isError: Bool = false) -> JSONValue {
        var content: [JSONValue] = []
        if let picture { content.append(["type": "image", "data": .string(picture), "mimeType": "image/png"]) }
        content.append(["type": "text", "text": .string(value.json)])
        return ["content": .array(content), "isError": .bool(isError)]
    }
}

/// Why a tool could not do what it was called for, in an object for the client.
struct ToolFailure: Error {
    var value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    init(_ code: String, _ message: String, _ more: [JSONValue.Member] = []) {
        value = ["error": .object([.init("code", .string(code)), .init("message", .string(message))] + more)]
    }
}
