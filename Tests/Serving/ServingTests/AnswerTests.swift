import Documents
import Testing

@testable import Serving

@Suite struct AnswerTests {
    @Test func readsHeads() throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX: a: b \r\n\r\nhello"
        let end = try #require(ResponseHead.end(in: Array(text.utf8)))
        #expect(end == text.utf8.count - 5)
        let head = try #require(ResponseHead(Array(text.utf8)[..<end]))
        #expect(head.status == 200 && head.headers["x"] == "a: b")
        #expect(head.bodyLength == .some(5))
        #expect(ResponseHead.end(in: Array("HTTP/1.1 200 OK\r\n".utf8)) == nil)
        for text in [
            "", "x", "HTTP/2 200 OK", "HTTP/1.1 20 OK", "HTTP/1.1 999 OK", "HTTP/1.1 200 OK\r\nno colon",
            "HTTP/1.1 200 OK\r\n: x", "HTTP/1.1 200 OK\r\nA B: x", "HTTP/1.1 200 OK\r\nA: x\n y", "HTTP/1.1 -20 OK",
        ] {
            #expect(ResponseHead((text + "\r\n\r\n").utf8) == nil, "\(text)")
        }
    }

    @Test func knowsWhereBodiesEnd() throws {
        func length(_ status: Int, _ fields: String) throws -> Int?? {
            try #require(ResponseHead("HTTP/1.0 \(status) x\r\n\(fields)\r\n".utf8)).bodyLength
        }
        #expect(try length(204, "Content-Length: 7\r\n") == .some(0))
        #expect(try length(200, "") == .some(nil))
        // What could be read in two ways is not read at all.
        for fields in [
            "Transfer-Encoding: chunked\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n", "Content-Length: -1\r\n",
            "Content-Length: +1\r\n", "Content-Length: 0x1\r\n",
        ] {
            let length = try length(200, fields)
            #expect(length == .none, "\(fields)")
        }
    }

    @Test func confinesApps() {
        var head = ResponseHead(
            """
            HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nConnection: close, X-Own\r\nX-Own: 1\r\nKeep-Alive: 1\r\n\
            Content-Type: text/html\r\nContent-Security-Policy: default-src 'none'\r\nService-Worker-Allowed: /\r\n\r\n
            """.utf8)!
        head.confine()
        #expect(head.headers["set-cookie"] == nil && head.headers["x-own"] == nil && head.headers["keep-alive"] == nil)
        #expect(head.headers["service-worker-allowed"] == nil)
        #expect(head.headers["content-type"] == "text/html")
        // Both policies hold: the app's can only narrow the other.
        #expect(head.headers.all("Content-Security-Policy").count == 2)
        #expect(head.headers.all("Content-Security-Policy")[1].contains("script-src 'self'"))
    }

    @Test func writesNoBrokenLines() {
        let headers = HeaderList([("A", "b"), ("C", "d\r\nE: f"), ("G\n", "h")])
        #expect(headers.lines == "A: b\r\n")
    }

    @Test func escapesWhatItShows() {
        let app = ServedApp(name: "A", titles: ["": "<b>\"&"], arguments: [])
        let page = Page(text: .english, languages: LanguagePreferences(header: nil), root: "/")
        let html = page.list([Page.Entry(app: app, running: [VisitAddress(app: "A", name: "안")])])
        #expect(html.contains("&lt;b&gt;&quot;&amp;") && !html.contains("<b>"))
        #expect(html.contains("/A/@%EC%95%88/"))
    }

    @Test func readsProcesses() throws {
        let text =
            "42 (a) b (c) S 7 42 40 0 -1 4194560 1 0 0 0 11 22 33 44 20 0 3 0 9999 1000 250 18446744073709551615 1 1 0"
        let row = try #require(ProcessRow(text))
        #expect(row.pid == 42 && row.parent == 7 && row.session == 40 && row.command == "a) b (c")
        #expect(row.ticks == 33 && row.waitedTicks == 77 && row.start == 9999 && row.residentPages == 250)
        #expect(ProcessRow("") == nil && ProcessRow("1 (x") == nil && ProcessRow("1 (x) S 1") == nil)
        #expect(MemoryUse.parse("Rss: 9 kB\nPss:  100 kB\nPss_Anon: 50 kB\nSwapPss: 1 kB\n") == 101 << 10)
        #expect(MemoryUse.parse("") == nil)
    }

    @Test func findsFamilies() {
        func row(_ pid: Int32, _ parent: Int32) -> ProcessRow {
            ProcessRow("\(pid) (x) S \(parent) 1 1 0 -1 0 1 0 0 0 1 1 1 1 20 0 3 0 9 1000 2 1 1 1 0")!
        }
        let table = ProcessTable(rows: [row(1, 0), row(2, 1), row(3, 2), row(4, 3), row(5, 1)])
        #expect(table.tree(of: 2).map(\.pid) == [2, 3, 4])
        #expect(table.tree(of: 9).isEmpty)
        #expect(table.children(of: 1).map(\.pid).sorted() == [2, 5])
        // Numbers that go round, as a table that is read while it changes may have them.
        let round = ProcessTable(rows: [row(2, 3), row(3, 2)])
        #expect(round.tree(of: 2).map(\.pid) == [2, 3])
    }

    @Test func startsProgramsWithinLimits() {
        var limits = VisitLimits()
        limits.memory = 100 << 20
        let plain = LaunchWords.words(["app", "x"], limits: limits, scope: nil, others: 10)
        #expect(plain.first == "prlimit" && plain.suffix(3) == ["--", "app", "x"])
        #expect(plain.contains("--data=\((100 + 768) << 20)") && !plain.contains { $0.hasPrefix("--as") })
        let scoped = LaunchWords.words(["app"], limits: limits, scope: LaunchWords.Scope("x") { _ in nil }, others: 10)
        #expect(scoped.first == "systemd-run" && scoped.contains("--scope"))
        #expect(scoped.contains("--property=MemoryMax=\(100 << 20)"))
        #expect(scoped.contains { $0.hasPrefix("--property=TasksMax=") })
        #expect(scoped.contains("--property=CPUQuota=100%") && scoped.contains("--unit=seam-visit-x"))
        #expect(scoped.contains("prlimit"))
        var own = LaunchWords.Scope("x") { _ in nil }
        own.manager = ["XDG_RUNTIME_DIR": "/run/user/7"]
        let user = LaunchWords.words(["app"], limits: limits, scope: own, others: 10)
        #expect(user.prefix(3) == ["env", "XDG_RUNTIME_DIR=/run/user/7", "systemd-run"])
        // The app does not get what leads to systemd.
        let rest = user.drop { $0 != "--" }
        #expect(rest.prefix(5) == ["--", "env", "-u", "XDG_RUNTIME_DIR", "prlimit"])
    }
}
