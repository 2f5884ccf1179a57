import Foundation
import Testing

@Suite struct RuleTests {
    @Test func goesByItsOwnNamesAlone() throws {
        let front = try FrontProcess { $0.hosts = ["apps.example"] }
        let browser = Browser(front)
        for (host, status) in [
            ("127.0.0.1", 200), ("localhost:\(front.port)", 200), ("[::1]:1", 200), ("apps.example", 200),
            ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("", 400), ("apps.example.", 421),
        ] {
            browser.host = host
            #expect(try browser.get("/").status == status, "\(host)")
        }
    }

    @Test func letsNoOtherPageIn() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:\(front.port)"] {
            #expect(try browser.socket("/Probe/socket", ["Origin": origin]).answer.status == 403, "\(origin)")
            #expect(try browser.post("/Probe/write", Data("x".utf8), ["Origin": origin]).status == 403)
        }
        #expect(try browser.socket("/Probe/socket", ["Origin": ""]).answer.status == 403)
        #expect(try browser.get("/Probe/read").text == "nothing\n")
        #expect(try browser.get("/Probe/", method: "DELETE").status == 405)
        #expect(try browser.get("/Probe/worker.js", ["Service-Worker": "script"]).status == 403)
    }

    @Test func startsNothingThatNobodyAskedFor() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        #expect(try browser.get("/Probe/", ["Sec-Purpose": "prefetch;prerender"]).status == 503)
        #expect(try browser.get("/Probe/", method: "HEAD").status == 404)
        #expect(try browser.get("/Probe/read").status == 404)
        #expect(try browser.socket("/Probe/socket").answer.status == 404)
        #expect(front.visitFolders.isEmpty)
    }

    @Test func believesOnlyTrustedProxies() throws {
        let told = [
            "X-Forwarded-Proto": "https", "X-Forwarded-Host": "apps.example", "X-Forwarded-Prefix": "/apps/",
            "X-Forwarded-For": "6.6.6.6",
        ]
        let front = try FrontProcess { $0.trustedProxies = ["127.0.0.0/8"] }
        let browser = Browser(front)
        let page = try browser.get("/", told)
        #expect(page.text.contains("href=\"/apps/Probe/\""))
        #expect(try browser.get("/Probe", told)["Location"] == "/apps/Probe/")
        let set = try #require(browser.get("/Probe/", told)["Set-Cookie"])
        #expect(set.contains("Path=/apps/") && set.contains("; Secure"))
        let own = told.merging(["Origin": "https://apps.example"]) { _, new in new }
        #expect(try browser.socket("/Probe/socket", own).answer.status == 101)
        let distrustful = try FrontProcess()
        let other = Browser(distrustful)
        #expect(try other.get("/", told).text.contains("href=\"/Probe/\""))
        #expect(try other.get("/Probe/", told)["Set-Cookie"]?.contains("Path=/;") == true)
        #expect(try other.socket("/Probe/socket", own).answer.status == 403)
    }

    @Test func encrypts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("serve-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func run(_ words: [String]) throws -> String {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = words
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }
        _ = try run([
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", folder + "/key", "-out",
            folder + "/certificate",
        ])
        let front = try FrontProcess {
            $0.certificate = folder + "/certificate"
            $0.key = folder + "/key"
        }
        let address = "https://localhost:\(front.port)/"
        let curl = ["curl", "-sS", "--cacert", folder + "/certificate", "-b", folder + "/jar", "-c", folder + "/jar"]
        #expect(try run(curl + [address]).contains("href=\"/Probe/\""))
        #expect(try run(curl + ["-D", "-", address + "Probe/"]).contains("; Secure"))
        #expect(
            try run(curl + ["-H", "Origin: https://localhost:\(front.port)", "--data", "x", address + "Probe/write"])
                == "written\n")
        #expect(try run(curl + [address + "Probe/read"]) == "x\n")
        #expect(try run(curl + [address + "Probe/large?value=300000"]).count > 0)
        let upgrade = [
            "-H", "Upgrade: websocket", "-H", "Connection: Upgrade", "-H", "Sec-WebSocket-Version: 13", "-H",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "-H", "Origin: https://localhost:\(front.port)", "-i",
            "--max-time", "2", "--http1.1",
        ]
        #expect(try run(curl + upgrade + [address + "Probe/socket"]).hasPrefix("HTTP/1.1 101"))
    }
}
