import Documents
import Foundation
import Testing

@testable import AgentServer

#if canImport(Glibc)
    import Glibc
#endif

/// A client of a server in the same process, over pipes.
final class Client: @unchecked Sendable {
    private let input: Int32
    private let output: Int32
    private var reader: LineReader
    private let done = DispatchSemaphore(value: 0)
    private var isClosed = false

    init(_ tools: [any AgentTool] = [], isInitialized: Bool = true, version: String = AgentServer.versions[0]) throws {
        signal(SIGPIPE, SIG_IGN)
        var (toServer, fromServer): ([Int32], [Int32]) = ([0, 0], [0, 0])
        try #require(pipe(&toServer) == 0 && pipe(&fromServer) == 0)
        input = toServer[1]
        output = fromServer[0]
        reader = LineReader(output, limit: 16 << 20)
        let (reading, writing, done) = (toServer[0], fromServer[1], done)
        Thread.detachNewThread {
            AgentServer(
                input: reading, output: writing, tools: tools, instructions: "Do this.", serverVersion: "1"
            ).run()
            close(reading)
            close(writing)
            done.signal()
        }
        if isInitialized {
            send([
                "jsonrpc": "2.0", "id": "init", "method": "initialize", "params": ["protocolVersion": .string(version)],
            ])
            try #require(try read()?["result"] != nil)
            send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        }
    }

    deinit {
        finish()
        close(output)
    }

    func send(_ value: JSONValue) { send(text: value.json + "\n") }

    func send(text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The next message; nil at the end.
    func read() throws -> JSONValue? {
        guard case .text(let line)? = reader.next() else { return nil }
        return try JSONValue(parsing: line)
    }

    /// Sends a request and returns its answer, where nothing else is under way.
    func ask(_ method: String, _ parameters: JSONValue? = nil, id: JSONValue = 1) throws -> JSONValue {
        var message: [JSONValue.Member] = [
            .init("jsonrpc", "2.0"), .init("id", id), .init("method", .string(method)),
        ]
        if let parameters { message.append(.init("params", parameters)) }
        send(.object(message))
        let answer = try #require(try read())
        #expect(answer["id"] == id && answer["jsonrpc"] == "2.0")
        return answer
    }

    func call(_ name: String, _ arguments: JSONValue? = nil, id: JSONValue) {
        var parameters: [JSONValue.Member] = [.init("name", .string(name))]
        if let arguments { parameters.append(.init("arguments", arguments)) }
        send(["jsonrpc": "2.0", "id": id, "method": "tools/call", "params": .object(parameters)])
    }

    /// Closes the server's input and waits for its end.
    func finish() {
        guard !isClosed else { return }
        isClosed = true
        close(input)
        done.wait()
    }
}
