import Foundation
import Testing

@testable import WebDoor

@MainActor
@Suite("The server", .serialized)
struct WebServerTests {
    @Test("It answers those who are let in, with the headers that protect its pages")
    func answers() async throws {
        let door = try TestDoor()
        let host = door.host
        let answer = try await door.serve { client in
            client.send(TestDoor.get("/page.js?a=1&b=%20", host: host))
            return try client.answer()
        }
        #expect(answer.status == 200)
        #expect(answer.text == "path page.js, body 0\n")
        // The client has gone, which is not a matter of patience.
        #expect(await door.wait { door.server.connectionCount == 0 })
        #expect(door.requests.first?.query == ["a": "1", "b": " "])
        let policy = try #require(answer.header("content-security-policy"))
        #expect(policy.contains("default-src 'none'"))
        for word in ["unsafe", "*", "data:", "http"] { #expect(!policy.contains(word)) }
        for directive in ["script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"] {
            #expect(policy.contains(directive))
        }
        #expect(answer.header("x-content-type-options") == "nosniff")
        #expect(answer.header("referrer-policy") == "no-referrer")
        #expect(answer.header("cache-control") == "no-store")
        #expect(answer.header("cross-origin-opener-policy") == "same-origin")
        #expect(answer.header("cross-origin-resource-policy") == "same-origin")
        #expect(answer.headers.keys.allSatisfy { !$0.hasPrefix("access-control") })
        #expect(answer.header("server") == nil)
    }

    @Test("The address with the token gives the cookie, which lets in from then on")
    func cookie() async throws {
        let door = try TestDoor()
        let host = door.host
        let (first, second, third) = try await door.serve { client in
            client.send("GET /?token=\(TestDoor.token) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            let first = try client.answer()
            let cookie = first.header("set-cookie")?.split(separator: ";").first ?? ""
            client.send("GET /page.css HTTP/1.1\r\nHost: \(host)\r\nCookie: \(cookie)\r\n\r\n")
            let second = try client.answer()
            client.send("GET /page.css HTTP/1.1\r\nHost: \(host)\r\nCookie: \(cookie)x\r\n\r\n")
            return (first, second, try client.answer())
        }
        #expect(first.status == 200)
        let cookie = try #require(first.header("set-cookie"))
        #expect(cookie.hasPrefix("seam-1="))
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        #expect(!cookie.contains(TestDoor.token))
        #expect(second.status == 200)
        #expect(second.header("set-cookie") == nil)
        #expect(third.status == 401)
        #expect(door.requests.count == 2)
        #expect(door.requests[0].visitor == door.requests[1].visitor)
        // What is refused is protected, too.
        #expect(third.header("content-security-policy") != nil)
    }

    @Test(
        "Whoever breaks a rule gets no further than its answer",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 401),
            ("GET /?token=wrong HTTP/1.1\r\nHost: localhost\r\n\r\n", 401),
            ("GET /?token=a-token HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
            ("GET /?token=a-token HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n", 403),
            (
                "POST / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 411
            ),
            ("DELETE / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n", 405),
            ("TRACE / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n", 405),
            ("OPTIONS / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n\r\n", 405),
            ("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n", 405),
        ])
    func refusals(_ text: String, _ status: Int) async throws {
        let door = try TestDoor()
        let answer = try await door.serve { client in
            client.send(text)
            return try client.answer()
        }
        #expect(answer.status == status)
        #expect(answer.header("set-cookie") == nil)
        #expect(door.requests.isEmpty)
        #expect(await door.wait { door.server.connectionCount == 0 })
    }

    @Test(
        "What is no request, or asks for odd places, harms nobody",
        arguments: [
            "\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
            "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET * HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\nnocolon\r\n\r\n",
            "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /%00 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /%ff%fe HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /%zz?%zz=%zz& HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "GET /page.js\0.html HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\nContent-Length: 5\r\n"
                + "Content-Length: 6\r\n\r\nhello",
            "POST / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\nExpect: 100-continue\r\n"
                + "Content-Length: 5\r\n\r\nhello",
        ])
    func oddities(_ text: String) async throws {
        let door = try TestDoor()
        let host = door.host
        let rest = try await door.serve { client in
            client.send(text)
            client.finish()
            return try client.rest()
        }
        let words = String(decoding: rest, as: UTF8.self)
        #expect(!words.contains("root:"))
        for request in door.requests {
            #expect(!request.path.hasPrefix("/"))
            #expect(!("/" + request.path + "/").contains("/../"))
        }
        let answer = try await door.serve { client in
            client.send(TestDoor.get("/after", host: host))
            return try client.answer()
        }
        #expect(answer.text == "path after, body 0\n")
    }

    @Test("A body as long as said, up to the limit, comes whole; none comes of another's request in it")
    func bodies() async throws {
        var limits = WebServer.Limits()
        limits.body = 100_000
        let door = try TestDoor(limits: limits)
        let host = door.host
        let head = "POST /in HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer a-token\r\nContent-Length: "
        let body = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let answers = try await door.serve { client in
            client.send(head + "100000\r\n\r\n")
            for start in stride(from: 0, to: body.count, by: 7_000) {
                client.send(body[start..<min(start + 7_000, body.count)])
            }
            let first = try client.answer()
            client.send(head + "100001\r\n\r\n")
            client.send(body + [0])
            return [first, try client.answer()]
        }
        #expect(answers.map(\.status) == [200, 413])
        #expect(door.requests.map(\.body) == [body])
    }

    @Test(
        "A body that is said to be of a length that cannot be is not waited for",
        arguments: ["9999999", "-1", "99999999999999999999", "0x10", "1e3", "", "5, 6"])
    func lengths(_ length: String) async throws {
        let door = try TestDoor()
        let host = door.host
        let rest = try await door.serve { client in
            client.send(
                "POST / HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer a-token\r\nContent-Length: \(length)\r\n\r\nhello"
            )
            return (try? client.rest()) ?? Data()
        }
        #expect(!String(decoding: rest, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
        #expect(door.requests.isEmpty)
        #expect(await door.wait { door.server.connectionCount == 0 })
    }

    @Test("Requests that are sent all at once are answered one after the other")
    func pipelining() async throws {
        let door = try TestDoor()
        let host = door.host
        let texts = try await door.serve { client in
            client.send((0..<200).map { TestDoor.get("/\($0)", host: host) }.joined())
            return try (0..<200).map { _ in try client.answer().text }
        }
        #expect(texts == (0..<200).map { "path \($0), body 0\n" })
        // One that is refused ends the connection, and with it those after it.
        let refused = try await door.serve { client in
            client.send(
                TestDoor.get("/a", host: host) + "GET / HTTP/1.1\r\nHost: evil\r\n\r\n" + TestDoor.get("/b", host: host)
            )
            return String(decoding: try client.rest(), as: UTF8.self)
        }
        #expect(refused.contains("path a"))
        #expect(refused.contains("421"))
        #expect(!refused.contains("path b"))
    }

    @Test("Headers without end are cut off")
    func headers() async throws {
        let door = try TestDoor()
        for part in [
            "X-Header: " + String(repeating: "a", count: 1_000) + "\r\n", String(repeating: "a", count: 1_000),
        ] {
            let rest = try await door.serve { client in
                client.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
                for _ in 0..<20_000 where !client.send(part) { break }
                return (try? client.rest()) ?? Data()
            }
            #expect(!String(decoding: rest, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
            #expect(await door.wait { door.server.connectionCount == 0 })
        }
        #expect(door.requests.isEmpty)
    }

    @Test(
        "A request that is not complete in time is cut off, and so is a silent connection",
        arguments: [
            "", "G", "GET / HTTP/1.1\r\nHost: localhost\r\n",
            "POST / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer a-token\r\nContent-Length: 100\r\n\r\nhalf",
        ])
    func slowness(_ start: String) async throws {
        var limits = WebServer.Limits()
        limits.patience = 1
        let door = try TestDoor(limits: limits)
        let host = door.host
        try await door.serve { client in
            client.send(start)
            // A letter now and then does not help.
            for _ in 0..<60 {
                usleep(50_000)
                guard start.isEmpty || client.send("a") else { break }
            }
            _ = try? client.rest()
        }
        #expect(await door.wait { door.server.connectionCount == 0 })
        #expect(door.requests.isEmpty)
        let answer = try await door.serve { client in
            client.send(TestDoor.get("/", host: host))
            return try client.answer()
        }
        #expect(answer.status == 200)
    }

    @Test("Strangers who take all connections make room for those who are let in")
    func crowds() async throws {
        var limits = WebServer.Limits()
        limits.connections = 8
        let door = try TestDoor(limits: limits)
        let (host, place) = (door.host, door.place)
        let (kept, answers) = try await door.serve {
            let guest = try RawClient(place)
            guest.send(TestDoor.get("/0", host: host))
            var answers = [try guest.answer().text]
            let strangers = try (0..<40).map { _ in try RawClient(place) }
            for stranger in strangers { stranger.send("GET / HTTP/1.1\r\n") }
            let other = try RawClient(place)
            other.send(TestDoor.get("/1", host: host))
            answers.append(try other.answer().text)
            // The one that was let in before is still there.
            guest.send(TestDoor.get("/2", host: host))
            answers.append(try guest.answer().text)
            return (strangers.count, answers)
        }
        #expect(kept == 40)
        #expect(answers == (0..<3).map { "path \($0), body 0\n" })
        #expect(door.server.connectionCount <= 8)
    }

    @Test("A client that goes between two requests is gone", arguments: [false, true], [0, 1, 3])
    func leaving(_ isReset: Bool, _ count: Int) async throws {
        let door = try TestDoor()
        let host = door.host
        try await door.serve { client in
            for _ in 0..<count {
                client.send(TestDoor.get("/", host: host))
                _ = try client.answer()
            }
            if isReset { client.reset() }
        }
        #expect(await door.wait { door.server.connectionCount == 0 && door.requests.count == count })
    }

    @Test("A body that ends early is not completed")
    func cutBody() async throws {
        let door = try TestDoor()
        let host = door.host
        try await door.serve { client in
            client.send(TestDoor.get("/", host: host))
            _ = try client.answer()
            client.send(
                "POST /in HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer a-token\r\nContent-Length: 6\r\n\r\nhello")
            client.finish()
            _ = try client.rest()
        }
        #expect(await door.wait { door.server.connectionCount == 0 })
        #expect(door.requests.count == 1)
    }

    @Test("An answer may take longer than a client's patience lasts")
    func lateAnswers() async throws {
        var limits = WebServer.Limits()
        limits.patience = 0.5
        let door = try TestDoor(limits: limits)
        let host = door.host
        var late: [@MainActor (WebAnswer) -> Void] = []
        door.server.onRequest = { _, answer in late.append(answer) }
        async let answer = door.serve { client in
            client.send(TestDoor.get("/", host: host))
            return try client.answer()
        }
        #expect(await door.wait { late.count == 1 })
        for _ in 0..<1_800 { await TestDoor.turn() }
        late[0](.text(200, "late"))
        // Once is enough.
        late[0](.text(500, "again"))
        #expect(try await answer.text == "late\n")
    }

    @Test("Clients that go before their answer, and answers after the end of the server, harm nobody")
    func abandoned() async throws {
        var door: TestDoor? = try TestDoor()
        let (host, place) = (door!.host, door!.place)
        var late: [@MainActor (WebAnswer) -> Void] = []
        door!.server.onRequest = { _, answer in late.append(answer) }
        try await door!.serve { client in client.send(TestDoor.get("/gone", host: host)) }
        #expect(await door!.wait { late.count == 1 })
        for _ in 0..<50 { await TestDoor.turn() }
        late[0](.text(200, "to nobody"))
        for _ in 0..<50 { await TestDoor.turn() }
        let waiting = try RawClient(place)
        waiting.send(TestDoor.get("/waits", host: host))
        #expect(await door!.wait { late.count == 2 })
        weak let server = door?.server
        door?.server.close()
        door = nil
        #expect(server == nil)
        late[1](.text(200, "too late"))
        for _ in 0..<50 { await TestDoor.turn() }
        #expect((try? waiting.rest())?.isEmpty != false)
    }

    @Test("It listens at a Unix socket, where everyone who reaches it comes in")
    func unixSocket() async throws {
        let path = NSTemporaryDirectory() + "door-\(getpid())-\(UInt32.random(in: 0...(.max)))"
        defer { unlink(path) }
        let door = try TestDoor(hasToken: false, path: path)
        let answer = try await door.serve { client in
            client.send("GET /x HTTP/1.1\r\nHost: whatever\r\n\r\n")
            return try client.answer()
        }
        #expect(answer.text == "path x, body 0\n")
    }

    @Test("Closed, it takes no connections, keeps none and goes")
    func closing() async throws {
        var door: TestDoor? = try TestDoor()
        let (host, place) = (door!.host, door!.place)
        let client = try RawClient(place)
        try await door!.serve {
            client.send(TestDoor.get("/", host: host))
            _ = try client.answer()
            client.send(TestDoor.upgrade(host: host))
            _ = try client.answer()
        }
        #expect(door!.openSockets == 1)
        weak let socket = door!.sockets.first
        #expect(socket != nil)
        weak let server = door?.server
        door!.server.close()
        #expect(try await door!.serve { try client.closingCode() } == 1001)
        #expect(await door!.wait { door!.closedSockets == 1 })
        #expect(throws: (any Error).self) { try RawClient(place) }
        let last = door!
        door = nil
        #expect(await last.wait { socket == nil && last.server.connectionCount == 0 })
        _ = consume last
        #expect(server == nil)
    }
}
