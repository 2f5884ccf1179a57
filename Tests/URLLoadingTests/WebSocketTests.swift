import Foundation
import Testing
import URLLoading

#if canImport(Glibc)
    import Glibc
#endif

/// WebSockets, with a server of Python's standard library.
@Suite("WebSockets") struct WebSocketTests {
    /// Greets, answers messages with themselves, and closes with 4000 at "close", or without a word at "drop".
    private static let script = """
        import base64, hashlib, socket, struct, sys, threading
        def exactly(s, n):
            data = b''
            while len(data) < n:
                more = s.recv(n - len(data))
                if not more: raise EOFError
                data += more
            return data
        def frame(op, data):
            n = len(data)
            size = bytes([n]) if n < 126 else b'\\x7e' + struct.pack('>H', n) if n < 65536 else b'\\x7f' + struct.pack('>Q', n)
            return bytes([0x80 | op]) + size + data
        def serve(s):
            head = b''
            while b'\\r\\n\\r\\n' not in head: head += s.recv(4096)
            fields = dict(l.split(': ', 1) for l in head.decode().split('\\r\\n')[1:] if ': ' in l)
            fields = {k.lower(): v for k, v in fields.items()}
            if 'refuse' in head.decode().split('\\r\\n')[0]:
                s.sendall(b'HTTP/1.1 403 Forbidden\\r\\nContent-Length: 0\\r\\n\\r\\n'); s.close(); return
            key = base64.b64encode(hashlib.sha1((fields['sec-websocket-key'] + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').encode()).digest()).decode()
            answer = 'HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Accept: ' + key + '\\r\\n'
            if 'sec-websocket-protocol' in fields:
                answer += 'Sec-WebSocket-Protocol: ' + fields['sec-websocket-protocol'].split(',')[-1].strip() + '\\r\\n'
            s.sendall((answer + '\\r\\n').encode() + frame(1, '안녕'.encode()))
            try:
                while True:
                    first, second = exactly(s, 2)
                    n = second & 127
                    if n == 126: n = struct.unpack('>H', exactly(s, 2))[0]
                    if n == 127: n = struct.unpack('>Q', exactly(s, 8))[0]
                    mask = exactly(s, 4)
                    data = bytes(b ^ mask[i % 4] for i, b in enumerate(exactly(s, n)))
                    op = first & 15
                    if op == 9: s.sendall(frame(10, data))
                    elif op == 8: s.sendall(frame(8, data)); print(data[:2].hex(), data[2:].decode(), flush=True); return
                    elif data == b'close': s.sendall(frame(8, struct.pack('>H', 1001) + b'bye'))
                    elif data == b'drop': s.close(); return
                    else: s.sendall(frame(op, data))
            except (EOFError, OSError): pass
        import os
        threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
        l = socket.socket(); l.bind(('127.0.0.1', 0)); l.listen(16)
        print(l.getsockname()[1], flush=True)
        while True: threading.Thread(target=serve, args=(l.accept()[0],), daemon=True).start()
        """

    private final class Server {
        let process = Process()
        let output = Pipe()
        let input = Pipe()
        let port: Int

        init() throws {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", WebSocketTests.script]
            process.standardOutput = output
            // The server ends with its input, however the tests end.
            process.standardInput = input
            try process.run()
            let line = Self.line(output)
            port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
        }

        deinit {
            process.terminate()
            try? output.fileHandleForReading.close()
        }

        func url(_ path: String = "/") -> URL { URL(string: "ws://127.0.0.1:\(port)\(path)")! }
        var nextLine: String { Self.line(output) }

        private static func line(_ output: Pipe) -> String {
            var data = Data()
            while data.last != UInt8(ascii: "\n") {
                let more = output.fileHandleForReading.readData(ofLength: 1)
                if more.isEmpty { break }
                data += more
            }
            return String(decoding: data, as: UTF8.self)
        }
    }

    final class Hearing: NSObject, URLSessionWebSocketDelegate, @unchecked Sendable {
        let events = Recording()
        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
        ) {
            events.write("open \(`protocol` ?? "none")")
        }
        func urlSession(
            _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
            didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
        ) {
            events.write("closed \(closeCode.rawValue) \(String(decoding: reason ?? Data(), as: UTF8.self))")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            events.write("completed")
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
            events.urlSession(session, didBecomeInvalidWithError: error)
        }
    }

    private func text(_ message: URLSessionWebSocketTask.Message) -> String {
        switch message {
        case .string(let text): text
        case .data(let data): "data \(data.count)"
        }
    }

    @Test("Messages go both ways, whole and in their order, before the connection stands too") func messages()
        async throws
    {
        let server = try Server()
        let hearing = Hearing()
        let session = URLSession(configuration: .ephemeral, delegate: hearing, delegateQueue: nil)
        let task = session.webSocketTask(with: server.url(), protocols: ["one", "two"])
        async let first = task.send(.string("먼저 👋"))
        task.resume()
        try await first
        #expect(text(try await task.receive()) == "안녕")
        #expect(text(try await task.receive()) == "먼저 👋")
        try await task.send(.data(Data(count: 100_000)))
        #expect(text(try await task.receive()) == "data 100000")
        let error = await withCheckedContinuation { continuation in
            task.sendPing { continuation.resume(returning: $0) }
        }
        #expect(error == nil && task.state == .running && task.closeCode == .invalid)
        try await task.send(.string("close"))
        await #expect(throws: (any Error).self) { try await task.receive() }
        session.finishTasksAndInvalidate()
        await hearing.events.waitForEnd()
        #expect(task.closeCode == .goingAway && task.closeReason == Data("bye".utf8))
        #expect(hearing.events.events == ["open two", "closed 1001 bye", "completed", "invalid"])
    }

    @Test("The app closes with its code") func closing() async throws {
        let server = try Server()
        let task = URLSession(configuration: .ephemeral).webSocketTask(with: server.url())
        task.resume()
        _ = try await task.receive()
        task.cancel(with: .normalClosure, reason: Data("다음에".utf8))
        #expect(server.nextLine == "03e8 다음에\n")
        await #expect(throws: (any Error).self) { try await task.receive() }
        #expect(task.closeCode == .normalClosure)
    }

    @Test("What is refused or lost fails who waits") func failing() async throws {
        let server = try Server()
        let session = URLSession(configuration: .ephemeral)
        let refused = session.webSocketTask(with: server.url("/refuse"))
        refused.resume()
        await #expect { _ = try await refused.receive() } throws: { ($0 as? URLError)?.code == .badServerResponse }
        let dropped = session.webSocketTask(with: server.url())
        dropped.resume()
        _ = try await dropped.receive()
        try await dropped.send(.string("drop"))
        await #expect(throws: (any Error).self) { try await dropped.receive() }
        await #expect(throws: (any Error).self) { try await dropped.send(.string("more")) }
        let cancelled = session.webSocketTask(with: server.url())
        cancelled.cancel()
        await #expect { _ = try await cancelled.receive() } throws: { ($0 as? URLError)?.code == .cancelled }
    }
}
