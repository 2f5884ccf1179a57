import Documents
import Foundation
import Glibc
import Testing

@Suite struct VisitTests {
    @Test func listsItsApps() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        let english = try browser.get("/")
        #expect(english.status == 200)
        #expect(english.text.contains("<html lang=\"en\">"))
        #expect(english.text.contains("href=\"/Probe/\""))
        #expect(english["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        #expect(!english.text.contains("<script"))
        #expect(english["Set-Cookie"] == nil)
        browser.language = "ko-KR,ko;q=0.9,en;q=0.5"
        let korean = try browser.get("/")
        #expect(korean.text.contains("<html lang=\"ko\">"))
        #expect(korean.text.contains("가짜 Probe"))
        #expect(try browser.get("/-/style.css")["Content-Type"] == "text/css; charset=utf-8")
        #expect(try browser.get("/Probe").status == 303)
        #expect(try browser.get("/Probe")["Location"] == "/Probe/")
        #expect(try browser.get("/Nothing/").status == 404)
        #expect(front.visitFolders.isEmpty)
    }

    @Test func keepsVisitorsApart() throws {
        let front = try FrontProcess()
        let (anna, ben) = (Browser(front), Browser(front))
        #expect(try anna.get("/Probe/").text.hasPrefix("<p>probe"))
        #expect(try ben.get("/Probe/").status == 200)
        #expect(anna.cookie != nil && anna.cookie != ben.cookie)
        try anna.post("/Probe/write", Data("Anna's".utf8))
        #expect(try anna.get("/Probe/read").text == "Anna's\n")
        #expect(try ben.get("/Probe/read").text == "nothing\n")
        #expect(try anna.get("/Probe/home").text != ben.get("/Probe/home").text)
        // Nor do two apps of one visitor share anything.
        try anna.get("/Other/")
        #expect(try anna.get("/Other/read").text == "nothing\n")
        #expect(front.visitFolders.count == 3)
        for folder in front.visitFolders {
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    @Test func givesNobodyAnothersVisit() throws {
        let front = try FrontProcess()
        let anna = Browser(front)
        try anna.get("/Probe/")
        try anna.post("/Probe/write", Data("secret".utf8))
        let name = try #require(anna.cookie?.prefix { $0 != "=" })
        for wrong in ["", "x", String(repeating: "0", count: 64), "../../etc", String(repeating: "a", count: 5000)] {
            let stranger = Browser(front)
            stranger.cookie = "\(name)=\(wrong)"
            #expect(try stranger.get("/Probe/read").status == 404)
            #expect(try stranger.socket("/Probe/socket").answer.status == 404)
            let answer = try stranger.get("/Probe/")
            // A secret that somebody else has thought of is not taken.
            #expect(answer["Set-Cookie"]?.contains(String(repeating: "0", count: 64)) == false)
            #expect(try stranger.get("/Probe/read").text == "nothing\n")
        }
        // The right one among wrong ones is found.
        let twice = Browser(front)
        twice.cookie = "\(name)=\(String(repeating: "1", count: 64)); \(anna.cookie!)"
        #expect(try twice.get("/Probe/read").text == "secret\n")
    }

    @Test func tellsTheAppNothingOfTheVisitor() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        let page = try browser.get("/Probe/", ["X-Forwarded-For": "6.6.6.6", "Cookie": "other=1"])
        // What the app may not set, and what is added to it.
        #expect(page.headers.filter { $0.name.lowercased() == "set-cookie" }.count == 1)
        #expect(page["Set-Cookie"]?.contains("evil") == false)
        #expect(page["Set-Cookie"]?.contains("HttpOnly; SameSite=Lax") == true)
        #expect(page["Strict-Transport-Security"] == nil)
        let told = try browser.get(
            "/Probe/headers", ["Cookie": browser.cookie! + "; other=1", "Authorization": "Basic eA=="])
        #expect(told.text.contains("cookie: other=1"))
        for word in ["seam-visitor", "x-forwarded", "authorization", "\(front.port)"] {
            #expect(!told.text.lowercased().contains(word))
        }
    }

    @Test func startsInTheVisitorsLanguage() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        browser.language = "ko-KR, en-us;q=0.5"
        try browser.get("/Probe/")
        #expect(try browser.get("/Probe/variable?value=LANG").text == "ko_KR.UTF-8\n")
        #expect(try browser.get("/Probe/variable?value=LANGUAGE").text == "ko_KR:ko:en_US:en\n")
        #expect(try browser.get("/Probe/languages").text == "ko-KR en-US\n")
    }

    @Test func endsWhenIdle() throws {
        let front = try FrontProcess { $0.limits.idle = 1 }
        let browser = Browser(front)
        try browser.get("/Probe/")
        let process = try #require(probe(in: browser))
        let folder = try #require(front.visitFolders.first)
        // Not while a page is connected.
        let socket = try browser.socket("/Probe/socket")
        #expect(socket.answer.status == 101)
        usleep(3_500_000)
        #expect(kill(process, 0) == 0)
        try socket.wire.sendMessage(Data("bye".utf8), isText: true)
        _ = try socket.wire.rest()
        #expect(eventually { kill(process, 0) != 0 })
        #expect(eventually { !FileManager.default.fileExists(atPath: folder) })
        // The visitor may come again, and finds nothing.
        #expect(try browser.get("/Probe/").status == 200)
        #expect(try browser.get("/Probe/read").text == "nothing\n")
    }

    @Test func keepsVisitsByName() throws {
        let front = try FrontProcess { $0.limits.idle = 1 }
        let anna = Browser(front)
        let answer = try anna.get("/Probe/?visit=anna%20&device=iPhone15")
        #expect(answer.status == 400)
        let moved = try anna.get("/Probe/?device=iPhone15&visit=anna")
        #expect(moved["Location"] == "/Probe/@anna/?device=iPhone15")
        #expect(try anna.get("/Probe/@anna/").status == 200)
        try anna.post("/Probe/@anna/write", Data("kept".utf8))
        #expect(eventually { front.visitFolders.isEmpty })
        #expect(try anna.get("/Probe/@anna/").status == 200)
        #expect(try anna.get("/Probe/@anna/read").text == "kept\n")
        // Nobody else's visit of that name is the same, nor is hers without a name.
        let ben = Browser(front)
        try ben.get("/Probe/@anna/")
        #expect(try ben.get("/Probe/@anna/read").text == "nothing\n")
        try anna.get("/Probe/")
        #expect(try anna.get("/Probe/read").text == "nothing\n")
        #expect(
            try anna.get("/Probe/@안나/".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!).status == 200)
    }

    @Test func keepsVisitsOverARestart() throws {
        let port: Int
        let folder: String
        let cookie: String?
        do {
            let front = try FrontProcess()
            let anna = Browser(front)
            try anna.get("/Probe/@anna/")
            try anna.post("/Probe/@anna/write", Data("kept".utf8))
            port = Int(front.port)
            cookie = anna.cookie
            folder = front.folder + "-kept"
            try FileManager.default.copyItem(atPath: front.kept, toPath: folder)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let front = try FrontProcess {
            $0.port = port
            $0.keptVisits = folder
        }
        let anna = Browser(front)
        anna.cookie = cookie
        #expect(try anna.get("/Probe/@anna/")["Set-Cookie"] == nil)
        #expect(try anna.get("/Probe/@anna/read").text == "kept\n")
    }

    @Test func limitsWhatIsKept() throws {
        let front = try FrontProcess { $0.maximumKeptVisits = 1 }
        let browser = Browser(front)
        #expect(try browser.get("/Probe/@a/").status == 200)
        #expect(try browser.get("/Probe/@b/").status == 403)
        #expect(try browser.get("/Probe/@a/").status == 200)
    }

    @Test func refusesPathsThatLeadElsewhere() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        for path in [
            "/Probe/@../", "/Probe/@%2e%2e/", "/Probe/@a%2Fb/", "/Probe/@/",
            "/Probe/%2e%2e%2f%2e%2e%2fetc/passwd", "/Probe/a%5Cb", "/Probe/%00", "//etc/passwd",
            "/-/icon/..%2f..%2fetc",
            "/-/icon/Probe", "/Probe/@.hidden/", "/Probe/@-x/",
        ] {
            let answer = try browser.get(path)
            #expect(answer.status >= 400, "\(path): \(answer.status)")
        }
        // Steps up are taken before anything else is, and lead to what anybody may see.
        #expect(try browser.get("/Probe/../").text.contains("<h1>Apps</h1>"))
        #expect(try browser.get("/../../../Probe/").text.hasPrefix("<p>probe"))
        #expect(front.visitFolders.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: front.kept).isEmpty)
        for name in ["..", "a/b", "%2e%2e%2f", ".", "-", "", "a%00b"] {
            #expect(try browser.get("/Probe/?visit=\(name)").status == 400, "\(name)")
        }
    }

    @Test func endsAndStartsAgainByForm() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        let process = try #require(probe(in: browser))
        #expect(try browser.get("/").text.contains("value=\"end\""))
        // Not for somebody else's page.
        let form = Data("app=Probe&visit=&do=end".utf8)
        #expect(try browser.post("/-/end", form, ["Origin": "http://evil.example"]).status == 403)
        #expect(try browser.post("/-/end", form, ["Origin": ""]).status == 403)
        #expect(try Browser(front).post("/-/end", form).status == 303)
        #expect(kill(process, 0) == 0)
        #expect(try browser.post("/-/end", form).status == 303)
        #expect(eventually { kill(process, 0) != 0 })
        #expect(eventually { front.visitFolders.isEmpty })
        #expect(try browser.get("/Probe/").status == 200)
    }

    @Test func tellsOfACrash() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        browser.language = "ko"
        try browser.get("/Probe/")
        #expect(try browser.get("/Probe/crash").status == 502)
        #expect(eventually { front.visitFolders.isEmpty })
        let page = try browser.get("/Probe/")
        #expect(page.status == 410)
        #expect(page.text.contains("value=\"again\""))
        #expect(page.text.contains("다시 시작"))
        #expect(try browser.socket("/Probe/socket").answer.status == 410)
        #expect(try browser.post("/-/end", Data("app=Probe&visit=&do=again".utf8))["Location"] == "/Probe/")
        #expect(try browser.get("/Probe/").status == 200)
        // One that closes itself has not crashed.
        _ = try? browser.get("/Probe/exit")
        #expect(eventually { front.visitFolders.isEmpty })
        let over = try browser.get("/Probe/")
        #expect(over.status == 410 && !over.text.contains("갑자기"))
        #expect(front.log.contains("Probe"))
        #expect(!front.log.contains("\u{1B}"))
    }

    @Test func tellsOfAnAppThatDoesNotStart() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        let page = try browser.get("/Broken/")
        #expect(page.status == 502)
        #expect(page.text.contains("value=\"again\""))
    }

    @Test func tellsWhenItIsFull() throws {
        let front = try FrontProcess { $0.maximumVisits = 2 }
        let browsers = (0..<3).map { _ in Browser(front) }
        #expect(try browsers[0].get("/Probe/").status == 200)
        #expect(try browsers[1].get("/Probe/").status == 200)
        let page = try browsers[2].get("/Probe/")
        #expect(page.status == 503)
        #expect(page["Retry-After"] == "60")
        #expect(page["Set-Cookie"] == nil)
        // Those who are here notice nothing.
        #expect(try browsers[0].get("/Probe/").status == 200)
        #expect(try browsers[0].get("/Other/").status == 503)
        try browsers[1].post("/-/end", Data("app=Probe&visit=&do=end".utf8))
        #expect(eventually { (try? browsers[2].get("/Probe/").status) == 200 })
    }

    @Test func takesItsVisitsAlong() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        let process = try #require(probe(in: browser))
        front.stop()
        #expect(kill(process, 0) != 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: front.folder + "/run").isEmpty)
        // Even when it has no time for it.
        let killed = try FrontProcess()
        let other = Browser(killed)
        try other.get("/Probe/")
        let second = try #require(probe(in: other))
        killed.kill()
        #expect(eventually { kill(second, 0) != 0 })
    }

    /// The number of the visit's process.
    private func probe(in browser: Browser) -> pid_t? {
        (try? browser.get("/Probe/").text).flatMap { pid_t($0.filter(\.isNumber)) }
    }
}
