import Foundation
import Testing

@testable import WebDoor

@MainActor
@Suite("WebSockets", .serialized)
struct WebSocketTests {
    @Test("Messages go both ways")
    func messages() async throws {
        let door = try TestDoor()
        let host = door.host
        let client = try RawClient(door.place)
        let long = String(repeating: "가", count: 50_000)
        try await door.serve {
            try TestDoor.open(client, host)
            client.send(RawClient.frame("hello".utf8))
            client.send(RawClient.frame(long.utf8))
            client.send(RawClient.frame([0, 255, 1], opcode: 2))
            // In parts, with a ping between them.
            client.send(RawClient.frame("to".utf8, isFinal: false))
            client.send(RawClient.frame("p".utf8, opcode: 9))
            client.send(RawClient.frame("gether".utf8, opcode: 0))
        }
        #expect(await door.wait { door.texts.count == 3 && door.data.count == 1 })
        #expect(door.texts == ["hello", long, "together"])
        #expect(door.data == [Data([0, 255, 1])])
        door.sockets[0].send("back")
        door.sockets[0].send(Data([1, 2]))
        let frames = try await door.serve {
            try (0..<3).map { _ in try client.frame() }.map { [$0.opcode] + $0.payload }
        }
        #expect(frames == [[10] + Array("p".utf8), [1] + Array("back".utf8), [2, 1, 2]])
        #expect(
            try await door.serve {
                client.send(RawClient.frame([3, 232], opcode: 8)); return try client.closingCode()
            } == 1000)
        #expect(await door.wait { door.closedSockets == 1 })
    }

    @Test("No socket opens for those who are not let in, nor anywhere else")
    func refusals() async throws {
        let door = try TestDoor()
        let host = door.host
        let bearer = "Authorization: Bearer \(TestDoor.token)\r\n"
        for (text, status) in [
            (TestDoor.upgrade(host: host, more: ""), 403),
            (TestDoor.upgrade(host: host, more: "Origin: http://\(host)\r\n"), 401),
            (TestDoor.upgrade("/socket?token=\(TestDoor.token)", host: host, more: ""), 403),
            (TestDoor.upgrade("/socket?token=\(TestDoor.token)", host: host, more: "Origin: http://\(host)\r\n"), 401),
            (TestDoor.upgrade(host: host, more: "Origin: http://evil.example\r\n" + bearer), 403),
            (TestDoor.upgrade(host: host, more: "Origin: null\r\n" + bearer), 403),
            (TestDoor.upgrade(host: "evil.example", more: bearer), 421),
            (TestDoor.upgrade("/socket/x?token=\(TestDoor.token)", host: host, more: ""), 403),
        ] {
            let answer = try await door.serve { client in
                client.send(text)
                return try client.answer()
            }
            #expect(answer.status == status)
        }
        for path in ["/", "/socketx", "//socket", "/socket/", "/socket/x", "/x/socket"] {
            let isOpen = try await door.serve { client in
                client.send(TestDoor.upgrade(path, host: host))
                let answer = try client.answer()
                return answer.status == 101 ? try client.closingCode() == nil : false
            }
            #expect(!isOpen)
        }
        #expect(door.openSockets == 0)
    }

    @Test("The cookie opens it for the page's own origin")
    func cookie() async throws {
        let door = try TestDoor()
        let host = door.host
        let statuses = try await door.serve { [place = door.place] in
            let page = try RawClient(place)
            page.send("GET /?token=\(TestDoor.token) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            let cookie = try page.answer().header("set-cookie")!.split(separator: ";")[0]
            return try ["http://\(host)", "http://evil.example", "https://\(host)"].map { origin in
                let client = try RawClient(place)
                client.send(TestDoor.upgrade(host: host, more: "Cookie: \(cookie)\r\nOrigin: \(origin)\r\n"))
                return try client.answer().status
            }
        }
        #expect(statuses == [101, 403, 403])
    }

    /// Frames that a client must not send, with the codes by which the socket is closed.
    nonisolated static let wrong: [(name: String, bytes: [UInt8], codes: [Int?])] = [
        ("not masked", RawClient.frame("a".utf8, isMasked: false), [1002]),
        ("reserved bits", RawClient.frame("a".utf8, reserved: 4), [1002]),
        ("unknown opcode", RawClient.frame("a".utf8, opcode: 3), [1002, 1003]),
        ("unknown control opcode", RawClient.frame("a".utf8, opcode: 11), [1002]),
        ("continuation of nothing", RawClient.frame("a".utf8, opcode: 0), [1002]),
        ("a new message within one", RawClient.frame("a".utf8, isFinal: false) + RawClient.frame("b".utf8), [1002]),
        ("a control frame in parts", RawClient.frame("a".utf8, opcode: 9, isFinal: false), [1002]),
        ("a long control frame", RawClient.frame(Array(repeating: 1, count: 126), opcode: 9), [1002]),
        ("bytes that are no text", RawClient.frame([0xC3, 0x28]), [1007]),
        ("half a surrogate", RawClient.frame([0xED, 0xA0, 0x80]), [1007]),
        ("larger than allowed", RawClient.frame([1, 2, 3], length: 1 << 40), [1009, nil]),
        ("larger than anything", RawClient.frame([1, 2, 3], length: .max), [1002, 1009, nil]),
        ("too long a length", [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 65], [1002]),
        ("a closing of one byte", RawClient.frame([3], opcode: 8), [1000, 1002, 1005, nil]),
        ("a closing with a reserved code", RawClient.frame([3, 237], opcode: 8), [1000, 1002, 1005, nil]),
    ]

    @Test("Frames that break the rules close the socket, and only that", arguments: wrong.indices)
    func wrongFrames(_ index: Int) async throws {
        let (name, bytes, codes) = Self.wrong[index]
        let door = try TestDoor()
        let host = door.host
        let other = try RawClient(door.place)
        try await door.serve { try TestDoor.open(other, host) }
        let code = try await door.serve { client in
            try TestDoor.open(client, host)
            client.send(bytes)
            return try client.closingCode()
        }
        #expect(codes.contains(code), "\(name): \(code ?? 0)")
        #expect(await door.wait { door.closedSockets == 1 })
        #expect(door.texts.allSatisfy { $0 == "a" })
        try await door.serve { other.send(RawClient.frame("still".utf8)) }
        #expect(await door.wait { door.texts.last == "still" })
    }

    @Test("A message in so many parts that it becomes too large closes the socket")
    func endlessMessage() async throws {
        var limits = WebServer.Limits()
        limits.message = 100_000
        let door = try TestDoor(limits: limits)
        let host = door.host
        let code = try await door.serve { client in
            try TestDoor.open(client, host)
            client.send(RawClient.frame(Array(repeating: 97, count: 1_000), isFinal: false))
            for _ in 0..<2_000
            where !client.send(RawClient.frame(Array(repeating: 97, count: 1_000), opcode: 0, isFinal: false)) {
                break
            }
            return try client.closingCode()
        }
        #expect(code == 1009 || code == nil)
        #expect(await door.wait { door.closedSockets == 1 })
        #expect(door.texts.isEmpty)
    }

    @Test("A socket with too many messages, or too many bytes, is closed")
    func floods() async throws {
        var limits = WebServer.Limits()
        limits.messagesPerSecond = 500
        limits.bytesPerSecond = 1 << 20
        for payload in [2, 100_000] {
            let door = try TestDoor(limits: limits)
            let host = door.host
            let code = try await door.serve { client in
                try TestDoor.open(client, host)
                let frame = RawClient.frame(Array(repeating: 97, count: payload))
                for _ in 0..<10_000 where !client.send(frame) { break }
                return try client.closingCode()
            }
            #expect(code == 1008 || code == nil)
            #expect(await door.wait { door.closedSockets == 1 })
            // The flood may lie across the border of two seconds.
            #expect(door.texts.count <= (payload == 2 ? 1_000 : 20))
        }
    }

    @Test("A client that takes nothing is closed before it costs much memory")
    func deafness() async throws {
        var limits = WebServer.Limits()
        limits.unanswered = 1 << 20
        let door = try TestDoor(limits: limits)
        let host = door.host
        let client = try RawClient(door.place)
        try await door.serve { try TestDoor.open(client, host) }
        #expect(await door.wait { door.sockets.count == 1 })
        let socket = door.sockets[0]
        // One that answers may go on for as long as it likes.
        for _ in 0..<40 {
            socket.send(Data(count: 100_000))
            let before = door.texts.count
            try await door.serve {
                _ = try client.frame()
                client.send(RawClient.frame("shown".utf8))
            }
            #expect(await door.wait { door.texts.count > before })
        }
        #expect(socket.isOpen)
        for _ in 0..<20 { socket.send(Data(count: 100_000)) }
        #expect(!socket.isOpen)
    }

    @Test("Messages that follow one another are not held back")
    func promptness() async throws {
        let door = try TestDoor()
        let host = door.host
        let client = try RawClient(door.place)
        try await door.serve { try TestDoor.open(client, host) }
        #expect(await door.wait { door.sockets.count == 1 })
        #expect(door.server.noDelays == [true])
    }

    @Test("A client that vanishes, or half closes, leaves nothing behind", arguments: [false, true])
    func vanishing(_ isHalf: Bool) async throws {
        let door = try TestDoor()
        let host = door.host
        var client: RawClient? = try RawClient(door.place)
        try await door.serve { [client] in
            try TestDoor.open(client!, host)
            // In the middle of a frame.
            client!.send(RawClient.frame("unfinished".utf8).dropLast(4))
            if isHalf { client!.finish() }
        }
        #expect(await door.wait { door.openSockets == 1 })
        weak let socket = door.sockets.first
        if !isHalf { client = nil }
        #expect(await door.wait { door.closedSockets == 1 && socket == nil && door.server.connectionCount == 0 })
        #expect(door.texts.isEmpty)
        _ = client
    }

    @Test("Random bytes on an open socket harm nobody")
    func noise() async throws {
        let door = try TestDoor()
        let (host, place) = (door.host, door.place)
        try await door.serve {
            var generator = SystemRandomNumberGenerator()
            for _ in 0..<60 {
                let client = try RawClient(place)
                try TestDoor.open(client, host)
                client.send((0..<Int.random(in: 1...2_000)).map { _ in UInt8.random(in: 0...255, using: &generator) })
                client.finish()
                _ = try? client.rest()
            }
        }
        #expect(await door.wait { door.server.connectionCount == 0 && door.closedSockets == door.openSockets })
        let client = try RawClient(place)
        try await door.serve {
            try TestDoor.open(client, host)
            client.send(RawClient.frame("fine".utf8))
        }
        #expect(await door.wait { door.texts.last == "fine" })
    }
}
