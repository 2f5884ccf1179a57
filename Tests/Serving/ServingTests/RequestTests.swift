import Documents
import Testing

@testable import Serving

@Suite struct RequestTests {
    @Test func readsLanguages() {
        #expect(LanguagePreferences(header: "ko-kr, en;q=0.8, zh-hant-tw;q=0.9").tags == ["ko-KR", "zh-Hant-TW", "en"])
        #expect(LanguagePreferences(header: "en;q=0.1,ko").tags == ["ko", "en"])
        #expect(LanguagePreferences(header: "en;q=0, *, a, ../../x, en_US, k o").tags == [])
        #expect(LanguagePreferences(header: nil).tags == [])
        let languages = LanguagePreferences(header: "zh-Hant-TW,ko-KR;q=0.9")
        #expect(languages.locale == "zh_TW")
        #expect(languages.languageList == "zh_TW:zh:ko_KR:ko")
        #expect(languages.best(of: ["en", "ko"]) == "ko")
        #expect(languages.best(of: ["en"]) == nil)
    }

    @Test func readsAddresses() {
        #expect(AddressRange("10.0.0.0/8")?.contains("10.200.3.4") == true)
        #expect(AddressRange("10.0.0.0/8")?.contains("11.0.0.1") == false)
        #expect(AddressRange("192.168.1.128/25")?.contains("192.168.1.127") == false)
        #expect(AddressRange("127.0.0.1")?.contains("::ffff:127.0.0.1") == true)
        #expect(AddressRange("fd00::/8")?.contains("fd12::1%eth0") == true)
        #expect(AddressRange("0.0.0.0/0")?.contains("1.2.3.4") == true)
        for text in ["", "x", "1.2.3", "1.2.3.4/33", "1.2.3.4/-1", "1.2.3.4/", "::/129"] {
            #expect(AddressRange(text) == nil, "\(text)")
        }
        #expect(AddressRange.isLoopback("127.8.9.1") && AddressRange.isLoopback("::1"))
        #expect(!AddressRange.isLoopback("0.0.0.0") && !AddressRange.isLoopback("::"))
        #expect(!AddressRange.isLoopback("127.example.com") && !AddressRange.isLoopback("127."))
    }

    private func address(_ client: String, _ fields: [(String, String)]) -> PublicAddress {
        PublicAddress(
            isSecure: false, client: client, headers: HeaderList([("Host", "own:8000")] + fields),
            trusted: [AddressRange("10.0.0.0/8")!])
    }

    @Test func believesProxies() {
        let told = [("Forwarded", "for=6.6.6.6, for=\"[2001:db8::1]:99\";proto=https;host=\"apps.example:444\"")]
        let believed = address("10.1.1.1", told)
        #expect(believed.isSecure && believed.host == "apps.example:444" && believed.client == "2001:db8::1")
        #expect(believed.isOwn(origin: "https://APPS.example:444"))
        #expect(!believed.isOwn(origin: "http://apps.example:444"))
        let stranger = address("11.1.1.1", told)
        #expect(!stranger.isSecure && stranger.host == "own:8000" && stranger.client == "11.1.1.1")
        // Through two proxies that are trusted; what the visitor says of itself is not believed.
        let chain = address("10.1.1.1", [("X-Forwarded-For", "1.1.1.1, 6.6.6.6, 10.2.2.2")])
        #expect(chain.client == "6.6.6.6")
        #expect(address("10.1.1.1", [("X-Forwarded-Prefix", "/a/b/")]).prefix == "/a/b")
        for prefix in ["//evil.example", "javascript:", "/a\"b", "/a;b", "/<"] {
            #expect(address("10.1.1.1", [("X-Forwarded-Prefix", prefix)]).prefix == "", "\(prefix)")
        }
        let usual = address("1.1.1.1", [])
        #expect(usual.isOwn(origin: "http://own:8000") && !usual.isOwn(origin: "http://own"))
    }

    @Test func findsRoutes() {
        #expect(ServeRoute(path: "/") == .list)
        #expect(ServeRoute(path: "/-/style.css") == .style)
        #expect(ServeRoute(path: "/-/end") == .end)
        #expect(ServeRoute(path: "/-/icon/Tasks") == .icon(app: "Tasks"))
        #expect(ServeRoute(path: "/Tasks") == .withoutSlash)
        #expect(ServeRoute(path: "/Tasks/@anna") == .withoutSlash)
        #expect(ServeRoute(path: "/Tasks/") == .visit(VisitAddress(app: "Tasks"), path: "/"))
        #expect(ServeRoute(path: "/Tasks/a/b%20c") == .visit(VisitAddress(app: "Tasks"), path: "/a/b%20c"))
        #expect(
            ServeRoute(path: "/Tasks/@%EC%95%88/socket")
                == .visit(VisitAddress(app: "Tasks", name: "안"), path: "/socket"))
        for path in [
            "", "Tasks/", "/-/other", "/-/icon/..", "/../x", "/%2e%2e/", "/Tasks/%2E%2e/x", "/Tasks/a%2fb",
            "/Tasks/%ff",
        ] {
            #expect(ServeRoute(path: path) == nil, "\(path)")
        }
        #expect(VisitAddress(app: "할 일", name: "안").path == "%ED%95%A0%20%EC%9D%BC/@%EC%95%88/")
    }

    @Test func knowsSafeNames() {
        for name in ["a", "Tasks", "anna-2_x.y", "안나", "할일", "Ünal", "हिन्दी", "1"] {
            #expect(ServedApp.isSafeName(name), "\(name)")
        }
        for name in [
            "", ".", "..", ".a", "-a", "_a", "@a", "a/b", "a b", "a\u{0}", "a\n", "a\\b", "a%2f", "a\u{202E}b", "😀",
            String(repeating: "a", count: 101),
        ] {
            #expect(!ServedApp.isSafeName(name), "\(name)")
        }
        #expect(ServedApp.safeName("My App (2)!") == "My-App-2")
        #expect(ServedApp.safeName("../..") == "app")
        #expect(ServedApp.safeName("-할 일") == "할-일")
    }

    @Test func fillsTemplates() {
        let values: [ServedApp.Placeholder: String] = [.socket: "{container}/s", .container: "/c"]
        #expect(ServedApp.fill("a{socket}b{container}{token}{", values) == "a{container}/sb/c{token}{")
        #expect(ServedApp.fill("plain", values) == "plain")
    }

    @Test func readsCookies() {
        let cookie = VisitorCookie(port: 8000)
        let secret = VisitorCookie.makeSecret()
        #expect(VisitorCookie.isSecret(secret) && secret != VisitorCookie.makeSecret())
        let headers = HeaderList([
            ("Cookie", "a=b; seam-visitor-8000=\(secret);seam-visitor-9=x; c = d=e ;f"),
            ("cookie", "seam-visitor-8000=no"),
        ])
        #expect(cookie.secrets(in: headers) == [secret])
        #expect(cookie.others(in: headers) == "a=b; c=d=e")
        #expect(VisitorCookie.digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func keepsToVisitorsThatItKnows() {
        var visitors = VisitorList(keptVisits: "/nonexistent")
        let one = visitors.add { _ in false }
        #expect(visitors.known([VisitorCookie.makeSecret(), one.secret]) == one.digest)
        #expect(visitors.known([VisitorCookie.makeSecret()]) == nil)
        // Those who come in crowds push out others, but none with a visit.
        for _ in 0..<10_001 { _ = visitors.add { $0 == one.digest } }
        #expect(visitors.known([one.secret]) == one.digest)
    }
}
