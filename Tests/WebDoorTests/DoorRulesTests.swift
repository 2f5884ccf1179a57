import Testing

@testable import WebDoor

@Suite("Who may come in")
struct DoorRulesTests {
    private let rules = DoorRules(
        token: "secret", hosts: ["localhost", "127.0.0.1", "[::1]", "box.example"], cookieName: "seam-8080",
        isSecure: false)

    private func decide(
        query: [String: String] = [:], _ headers: [String: String], method: String = "GET", isSocket: Bool = false,
        rules: DoorRules? = nil
    ) -> DoorRules.Decision {
        (rules ?? self.rules).decide(
            on: WebRequest(method: method, path: "", query: query, headers: headers), isSocket: isSocket,
            visitors: ["known"], makeVisitor: { "new" })
    }

    private func status(_ decision: DoorRules.Decision) -> Int {
        if case .refused(let status, _) = decision { status } else { 200 }
    }

    @Test("The token in the address sets the cookie, once")
    func token() {
        #expect(
            decide(query: ["token": "secret"], ["host": "localhost:8080"]) == .welcome(visitor: "new", setsCookie: true)
        )
        #expect(
            decide(query: ["token": "secret"], ["host": "localhost:8080", "cookie": "a=b; seam-8080=known"])
                == .welcome(visitor: "known", setsCookie: false))
    }

    @Test(
        "Another token, a part of it, or none, is refused",
        arguments: ["", "secre", "secret ", "secrets", "SECRET", "\u{0}"])
    func wrongToken(_ token: String) {
        #expect(status(decide(query: ["token": token], ["host": "localhost"])) == 401)
        #expect(status(decide(["host": "localhost", "authorization": "Bearer \(token)"])) == 401)
        #expect(status(decide(["host": "localhost", "authorization": token])) == 401)
        #expect(status(decide(["host": "localhost"])) == 401)
    }

    @Test("The cookie lets in; another one, or one of another port's, does not")
    func cookie() {
        #expect(
            decide(["host": "localhost", "cookie": "seam-8080=known"]) == .welcome(visitor: "known", setsCookie: false))
        for cookie in ["seam-8080=other", "seam-8081=known", "known", "seam-8080=", "seam-8080", "=known", ";;;="] {
            #expect(status(decide(["host": "localhost", "cookie": cookie])) == 401)
        }
    }

    @Test("The token as a header lets programs in, with no cookie, without saying where they come from")
    func bearer() {
        for method in ["GET", "POST"] {
            #expect(
                decide(["host": "127.0.0.1:1", "authorization": "Bearer secret"], method: method)
                    == .welcome(visitor: "", setsCookie: false))
        }
        #expect(
            decide(["host": "localhost", "authorization": "Bearer secret"], isSocket: true)
                == .welcome(visitor: "", setsCookie: false))
    }

    @Test(
        "Hosts by their names, with any port and in any case",
        arguments: ["localhost", "LocalHost:1", "127.0.0.1:65535", "[::1]", "[::1]:8080", "box.example:443"])
    func hosts(_ host: String) {
        #expect(status(decide(["host": host, "authorization": "Bearer secret"])) == 200)
    }

    @Test(
        "Names that somebody else may have pointed here, and what is no name",
        arguments: [
            "evil.example", "localhost.evil.example", "localhost.", "127.0.0.1.nip.io", "127.1", "0x7f.1", "2130706433",
            "[::1]evil.example", "[::1", "[::]", "[::ffff:127.0.0.1]", "::1", "", ":8080", "localhost:8080:9",
            "localhost:8080, evil.example", "localhost, evil.example", "localhost:80a", "localhost:123456",
            "localhost@evil.example", "evil.example#localhost", "localhost\u{0}", " localhost", "ｌocalhost", "[]",
        ])
    func rebinding(_ host: String) {
        #expect(status(decide(["host": host, "authorization": "Bearer secret"])) == 421)
        #expect(status(decide(query: ["token": "secret"], ["host": host])) == 421)
        #expect(status(decide(["host": host, "cookie": "seam-8080=known"])) == 421)
    }

    @Test("Without a Host nobody comes in")
    func noHost() {
        #expect(status(decide(["authorization": "Bearer secret"])) == 421)
    }

    @Test(
        "Pages of other origins are refused, with whatever they bring",
        arguments: [
            "http://evil.example", "https://localhost:8080", "http://localhost", "http://localhost:8081",
            "http://127.0.0.1:8080", "null", "", "http://localhost:8080.evil.example", "file://", "localhost:8080",
        ])
    func origins(_ origin: String) {
        let headers = ["host": "localhost:8080", "origin": origin]
        for more in [["authorization": "Bearer secret"], ["cookie": "seam-8080=known"], [:]] {
            let all = headers.merging(more) { one, _ in one }
            #expect(status(decide(query: ["token": "secret"], all)) == 403)
            #expect(status(decide(all, method: "POST")) == 403)
            #expect(status(decide(all, isSocket: true)) == 403)
        }
    }

    @Test("A socket, or a request that does something, says which page it comes from")
    func missingOrigin() {
        let headers = ["host": "localhost:8080", "cookie": "seam-8080=known"]
        #expect(status(decide(headers, isSocket: true)) == 403)
        for method in ["POST", "PUT", "DELETE", "get", ""] { #expect(status(decide(headers, method: method)) == 403) }
        let own = headers.merging(["origin": "http://localhost:8080"]) { one, _ in one }
        #expect(status(decide(own, isSocket: true)) == 200)
        #expect(status(decide(own, method: "POST")) == 200)
    }

    @Test("The token in an address opens no socket")
    func socketToken() {
        let headers = ["host": "localhost:8080", "origin": "http://localhost:8080"]
        #expect(status(decide(query: ["token": "secret"], headers, isSocket: true)) == 401)
    }

    @Test("Encrypted, pages come from https and the cookie stays there")
    func secure() {
        var rules = rules
        rules.isSecure = true
        let headers = ["host": "box.example", "cookie": "seam-8080=known"]
        let own = headers.merging(["origin": "https://box.example"]) { one, _ in one }
        #expect(status(decide(own, isSocket: true, rules: rules)) == 200)
        let other = headers.merging(["origin": "http://box.example"]) { one, _ in one }
        #expect(status(decide(other, isSocket: true, rules: rules)) == 403)
        #expect(rules.cookieHeader("v") == "seam-8080=v; Path=/; HttpOnly; SameSite=Strict; Secure")
        #expect(self.rules.cookieHeader("v") == "seam-8080=v; Path=/; HttpOnly; SameSite=Strict")
    }

    @Test("Without a token everyone comes in")
    func open() {
        var rules = rules
        rules.token = nil
        #expect(status(decide(["host": "anything"], rules: rules)) == 200)
    }
}
