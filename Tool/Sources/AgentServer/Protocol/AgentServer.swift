import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Serves tools to a client of the Model Context Protocol, over two descriptors: a message of JSON-RPC on each line.
///
/// Every call of a tool runs on a thread of its own, so that none holds up another, a ping or its own cancellation.
final class AgentServer: @unchecked Sendable {
    /// The versions of the protocol that are spoken, the newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    /// The bytes that a message may have.
    static let lineLimit = 4 << 20
    /// The calls that may be under way at a time.
    static let callLimit = 32

    private let input: Int32
    private let writer: MessageWriter
    private let tools: [any AgentTool]
    private let instructions: String
    private let serverVersion: String

    private let condition = NSCondition()
    private var calls: [JSONValue: AgentCall] = [:]
    private var version: String?

    init(
        input: Int32, output: Int32, tools: [any AgentTool], instructions: String, serverVersion: String
    ) {
        self.input = input
        self.tools = tools
        self.instructions = instructions
        self.serverVersion = serverVersion
        writer = MessageWriter(output)
    }

    /// Answers until the client closes the input, and ends what is still under way then.
    func run() {
        var reader = LineReader(input, limit: Self.lineLimit)
        while let line = reader.next() {
            switch line {
            case .tooLong:
                let error = RPCError(.parse, "a message is longer than \(Self.lineLimit) bytes")
                writer.write(error.answer(to: .null))
            case .text(let bytes):
                if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
                do throws(JSONError) {
                    receive(try JSONValue(parsing: bytes))
                } catch {
                    writer.write(RPCError(.parse, "this is no JSON: \(error)").answer(to: .null))
                }
            }
        }
        condition.lock()
        let left = Array(calls.values)
        condition.unlock()
        for call in left { call.cancel() }
        condition.lock()
        let end = Date().addingTimeInterval(10)
        while !calls.isEmpty, condition.wait(until: end) {}
        condition.unlock()
    }

    private func receive(_ value: JSONValue) {
        guard let items = value.items else {
            return receive(value) { [writer] in if let answer = $0 { writer.write(answer) } }
        }
        // Batches came with one version and went with the next.
        guard version == "2025-03-26", !items.isEmpty else {
            let reason = items.isEmpty ? "a batch has no message" : "this version of the protocol has no batches"
            return writer.write(RPCError(.invalidRequest, reason).answer(to: .null))
        }
        let batch = AnswerBatch(count: items.count, writer: writer)
        for (index, item) in items.enumerated() { receive(item) { batch.add($0, at: index) } }
    }

    /// Takes one message; `answer` is called once, with nil if there is no answer.
    private func receive(_ value: JSONValue, answer: @escaping @Sendable (JSONValue?) -> Void) {
        do throws(RPCError) {
            switch try RPCMessage(value) {
            case .answer: answer(nil)
            case .notification(let method, let parameters):
                if method == "notifications/cancelled" { cancel(parameters) }
                answer(nil)
            case .request(let id, let method, let parameters):
                let result: @Sendable (JSONValue) -> Void = { answer(["jsonrpc": "2.0", "id": id, "result": $0]) }
                switch method {
                case "initialize": result(try initialize(parameters))
                case "ping": result([:])
                case "tools/list": result(try list())
                case "tools/call": try start(id, parameters, answer)
                default: throw RPCError(.methodNotFound, "there is no method \"\(method)\"")
                }
            }
        } catch {
            answer(error.answer(to: RPCMessage.id(of: value)))
        }
    }

    // MARK: Methods

    private func initialize(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
        guard version == nil else { throw RPCError(.invalidRequest, "the session is initialized already") }
        guard let wanted = parameters["protocolVersion"]?.text else {
            throw RPCError(.invalidParameters, "`protocolVersion` has to be a string")
        }
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        self.version = version
        return [
            "protocolVersion": .string(version), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "seam", "version": .string(serverVersion)],
            "instructions": .string(instructions),
        ]
    }

    private func checkInitialized() throws(RPCError) {
        guard version != nil else { throw RPCError(.invalidRequest, "the session has to be initialized first") }
    }

    private func list() throws(RPCError) -> JSONValue {
        try checkInitialized()
        return [
            "tools": .array(
                tools.map { tool in
                    var members: [JSONValue.Member] = [
                        .init("name", .string(tool.name)), .init("description", .string(tool.summary)),
                        .init("inputSchema", ControlParameter.schema(of: tool.parameters)),
                    ]
                    if version != "2024-11-05" {
                        members.append(.init("annotations", ["readOnlyHint": .bool(tool.isReadOnly)]))
                    }
                    return .object(members)
                })
        ]
    }

    private func cancel(_ parameters: JSONValue) {
        guard let id = parameters["requestId"] else { return }
        condition.lock()
        let call = calls[id]
        condition.unlock()
        call?.cancel()
    }

    /// Begins a call of a tool.
    private func start(
        _ id: JSONValue, _ parameters: JSONValue, _ answer: @escaping @Sendable (JSONValue?) -> Void
    ) throws(RPCError) {
        try checkInitialized()
        guard let name = parameters["name"]?.text else {
            throw RPCError(.invalidParameters, "`name` has to be a string")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            let known = tools.map(\.name).joined(separator: ", ")
            throw RPCError(.invalidParameters, "there is no tool \"\(name)\"; there are \(known)")
        }
        let value = parameters["arguments"] ?? [:]
        let arguments: ControlArguments
        do throws(ControlArgumentError) {
            arguments = try ControlArguments(value, for: tool.parameters)
        } catch {
            throw RPCError(.invalidParameters, "\(name): \(error.message)")
        }
        let call = AgentCall(sendProgress: progress(parameters["_meta"]?["progressToken"]))
        try register(call, id)
        Thread.detachNewThread { [self] in
            let result: JSONValue
            do throws(ToolFailure) {
                result = try tool.call(arguments, value, call).json()
            } catch {
                result = ToolResult(error.value).json(isError: true)
            }
            condition.lock()
            calls[id] = nil
            condition.broadcast()
            condition.unlock()
            answer(call.finish() ? ["jsonrpc": "2.0", "id": id, "result": result] : nil)
        }
    }

    private func register(_ call: AgentCall, _ id: JSONValue) throws(RPCError) {
        condition.lock()
        defer { condition.unlock() }
        guard calls[id] == nil else { throw RPCError(.invalidRequest, "a call with this id is under way") }
        guard calls.count < Self.callLimit else {
            throw RPCError(.busy, "\(Self.callLimit) calls are under way; wait for one of them, or cancel it")
        }
        calls[id] = call
    }

    private func progress(_ token: JSONValue?) -> (@Sendable (Int, String) -> Void)? {
        guard let token else { return nil }
        return { [writer, version] count, message in
            var parameters: [JSONValue.Member] = [.init("progressToken", token), .init("progress", .integer(count))]
            if version != "2024-11-05" { parameters.append(.init("message", .string(message))) }
            writer.write(
                ["jsonrpc": "2.0", "method": "notifications/progress", "params": .object(parameters)])
        }
    }
}

/// Answers to the messages of a batch, which are sent together, in the order of the messages.
private final class AnswerBatch: @unchecked Sendable {
    private let lock = NSLock()
    private let writer: MessageWriter
    private var left: Int
    private var answers: [JSONValue?]

    init(count: Int, writer: MessageWriter) {
        left = count
        answers = Array(repeating: nil, count: count)
        self.writer = writer
    }

    /// Takes the answer to the message at an index; nil if it gets none.
    func add(_ answer: JSONValue?, at index: Int) {
        let all: [JSONValue]? = lock.withLock {
            left -= 1
            answers[index] = answer
            return left == 0 ? answers.compactMap { $0 } : nil
        }
        if let all, !all.isEmpty { writer.write(.array(all)) }
    }
}
