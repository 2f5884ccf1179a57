import Foundation
import Glibc
import Testing

@Suite struct ProxyTests {
    /// As the stand-in for an app makes them.
    private func bytes(_ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
    }

    private func sum(_ data: Data) -> Int { data.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFFFF } }

    @Test func passesLargeBodiesBothWays() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        for count in [0, 1, 65_535, 65_536, 5 << 20] {
            let body = bytes(count)
            #expect(try browser.post("/Probe/sum", body).text == "\(count) \(sum(body))\n")
            let answer = try browser.get("/Probe/large?value=\(count)")
            #expect(answer["Content-Length"] == "\(count)")
            #expect(answer.body == body)
        }
        #expect(try browser.get("/Probe/large?value=1000", method: "HEAD")["Content-Length"] == "1000")
    }

    @Test func keepsAConnectionForMoreRequests() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        let wire = try Wire(front.port)
        for count in [10, 0, 100_000, 3] {
            let body = bytes(count)
            try wire.send(browser.head("POST", "/Probe/sum", [:], length: count))
            try wire.send(body)
            #expect(try wire.answer().text == "\(count) \(sum(body))\n")
            try wire.send(browser.head("GET", "/Probe/large?value=\(count)", [:]))
            #expect(try wire.answer().body == body)
        }
    }

    @Test func passesSlowBodiesBothWays() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Stream/")
        let wire = try Wire(front.port)
        try wire.send(browser.head("POST", "/Stream/slowly", [:], length: 50))
        for _ in 0..<5 {
            usleep(200_000)
            try wire.send(bytes(10))
        }
        #expect(try wire.answer().text == "50\n")
        // An answer without a length, in pieces.
        let answer = try browser.get("/Stream/endless?50")
        #expect(answer.body.count == 50_000)
    }

    @Test func tellsACutAnswerFromAWholeOne() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Stream/")
        let wire = try Wire(front.port)
        try wire.send(browser.head("GET", "/Stream/short", [:]))
        #expect(throws: Wire.Failure.self) { try wire.answer() }
        #expect(try browser.get("/Stream/").status == 200)
    }

    @Test func passesOnARefusalBeforeTheBodysEnd() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Stream/")
        let wire = try Wire(front.port)
        try wire.send(browser.head("POST", "/Stream/early", [:], length: 50 << 20))
        try? wire.send(bytes(1 << 20))
        #expect(try wire.answer().status == 413)
        #expect(try browser.get("/Stream/").status == 200)
    }

    /// A client that does not read must not fill the memory of the server.
    @Test func waitsForSlowReaders() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Stream/")
        let before = try memory(of: front.pid)
        let wires = try (0..<5).map { _ in try Wire(front.port) }
        for wire in wires { try wire.send(browser.head("GET", "/Stream/endless?100000", [:])) }
        sleep(3)
        #expect(try memory(of: front.pid) - before < 20 << 10)
        #expect(try browser.get("/Stream/").status == 200)
        // One that goes on reading still gets everything.
        #expect(try wires[0].answer().body.count == 100_000_000)
    }

    @Test func passesAHundredMessagesBothWays() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        let (wire, answer) = try browser.socket("/Probe/socket")
        #expect(answer.status == 101)
        #expect(answer["Sec-WebSocket-Accept"] != nil)
        for number in 0..<100 {
            try wire.sendMessage(Data("message \(number) 안녕".utf8), isText: true)
            let echo = try wire.message()
            #expect(echo.kind == 1)
            #expect(String(decoding: echo.data, as: UTF8.self) == "echo message \(number) 안녕")
        }
        // And many at once, large ones among them.
        for number in 0..<100 { try wire.sendMessage(bytes(number * 997), isText: false) }
        for number in 0..<100 { #expect(try wire.message().data == bytes(number * 997)) }
        let large = bytes(1 << 19)
        try wire.sendMessage(large, isText: false)
        #expect(try wire.message().data == large)
    }

    @Test func passesOnTheEndOfEachSide() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        // The app closes.
        let (one, _) = try browser.socket("/Probe/socket")
        try one.sendMessage(Data("bye".utf8), isText: true)
        #expect(try one.message().kind == 8)
        // What was sent before the client's end is still answered.
        let (two, _) = try browser.socket("/Probe/socket")
        for number in 0..<20 { try two.sendMessage(Data("\(number)".utf8), isText: true) }
        two.endOutput()
        for number in 0..<20 { #expect(String(decoding: try two.message().data, as: UTF8.self) == "echo \(number)") }
        _ = try two.rest()
        // A client that vanishes, and a visit that ends under a socket.
        for _ in 0..<20 { _ = try browser.socket("/Probe/socket") }
        let (three, _) = try browser.socket("/Probe/socket")
        _ = try? browser.get("/Probe/exit?value=1")
        _ = try three.rest()
        #expect(eventually { (try? browser.get("/Probe/").status) == 410 })
        #expect(eventually { descriptors(of: front.pid) < 24 })
    }

    @Test func refusesDamagedRequests() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        for text in [
            "\r\n\r\n", "GET\r\n\r\n", "GET /Probe/ HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}",
            "GET /Probe/ HTTP/1.1\r\n\r\n",
            "GET http://evil.example/Probe/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            "POST /Probe/sum HTTP/1.1\r\nHost: \(browser.host)\r\nOrigin: http://\(browser.host)\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "POST /Probe/sum HTTP/1.1\r\nHost: \(browser.host)\r\nOrigin: http://\(browser.host)\r\n"
                + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        ] {
            let wire = try Wire(front.port)
            try wire.send(text)
            wire.endOutput()
            let status = (try? wire.answer())?.status ?? 400
            #expect(status >= 400, "\(text)")
        }
        #expect(try browser.get("/Probe/").status == 200)
    }

    /// In kilobytes.
    private func memory(of pid: pid_t) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("Pss:") })
        return try #require(Int(line.split(separator: " ")[1]))
    }

    private func descriptors(of pid: pid_t) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd").count) ?? 0
    }
}
