import Foundation
import Testing

@testable import WebDoor

@MainActor
@Suite("Bodies that come piece by piece", .serialized)
struct UploadTests {
    /// Takes bodies at paths that begin with `upload/`, and counts their bytes.
    private final class Counter {
        var pieces = 0
        var largest = 0
        var count = 0
        var paths: [String] = []

        @MainActor
        func take(_ request: WebRequest, _ makeExchange: () -> WebExchange) -> Bool {
            guard request.path.hasPrefix("upload/") else { return false }
            paths.append(request.path)
            let exchange = makeExchange()
            exchange.readBody { [self] piece in
                guard let piece else { return exchange.answer(.text(200, "\(count) bytes")) }
                pieces += 1
                count += piece.count
                largest = max(largest, piece.count)
                exchange.continueBody()
            }
            exchange.continueBody()
            return true
        }
    }

    @Test("A body far longer than others may be is taken in parts")
    func long() async throws {
        let counter = Counter()
        let door = try TestDoor()
        door.server.onUpload = { counter.take($0, $1) }
        let host = door.host
        let size = 5 << 20
        let answers = try await door.serve { client in
            let head = "POST /upload/x HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer \(TestDoor.token)\r\n"
            client.send(head + "Content-Length: \(size)\r\n\r\n")
            client.send(Data(repeating: 7, count: size))
            let first = try client.answer()
            client.send(TestDoor.get("/page.js", host: host))
            return (first, try client.answer())
        }
        #expect(answers.0.status == 200 && answers.0.text == "\(size) bytes\n")
        #expect(answers.1.status == 200)
        #expect(counter.pieces > 1 && counter.largest < 1 << 20)
    }

    @Test("Elsewhere the body stays bounded, and strangers send none", arguments: [true, false])
    func refused(isStranger: Bool) async throws {
        let counter = Counter()
        let door = try TestDoor()
        door.server.onUpload = { counter.take($0, $1) }
        let host = door.host
        let answer = try await door.serve { client in
            let leave = isStranger ? "" : "Authorization: Bearer \(TestDoor.token)\r\n"
            client.send(
                "POST /\(isStranger ? "upload" : "other")/x HTTP/1.1\r\nHost: \(host)\r\n\(leave)"
                    + "Content-Length: \((1 << 20) + 1)\r\n\r\n")
            client.send(Data(repeating: 7, count: (1 << 20) + 1))
            return try client.answer()
        }
        #expect([401, 403, 413].contains(answer.status) && counter.paths.isEmpty)
    }
}
