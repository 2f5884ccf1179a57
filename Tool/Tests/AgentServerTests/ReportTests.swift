import Documents
import Foundation
import Testing

@testable import AgentServer

/// What the command prints, and what tools make of it.
@Suite struct ReportTests {
    @Test func readsDiagnostics() {
        let text = """
            seam: Building App, 5%...
            /a/b c/File.swift:3:5: error: cannot find 'x' in scope
                x = 1
                ^
            /a/Other.swift:10:1: warning: unused
            /a/Project.pbxproj:2: error: no such thing
            seam: App was not built
            """
        let list = Diagnostic.list(in: text)
        #expect(list.map(\.severity) == ["error", "warning", "error"])
        #expect(list[0].place == SourcePlace(file: "/a/b c/File.swift", line: 3, column: 5))
        #expect(list[0].message == "cannot find 'x' in scope" && list[0].excerpt == "    x = 1\n    ^")
        #expect(list[1].excerpt == nil && list[2].place.column == nil && list[2].excerpt == nil)
        #expect(
            list[2].json == [
                "file": "/a/Project.pbxproj", "line": 2, "severity": "error", "message": "no such thing",
            ])
    }

    @Test func readsCrashes() throws {
        let text = """
            one
            App/File.swift:5: Fatal error: Index out of range
            seam: App crashed: signal 5 (a failed check: see the message above), in
              /a/File.swift:5:9: List.tap()
              /a/main.swift:1:1: main
              /a/Other.swift: Other.toggle()
            """
        let crash = try #require(CrashText(text))
        #expect(crash.headline == "App crashed: signal 5 (a failed check: see the message above)")
        #expect(crash.frames.map(\.function) == ["List.tap()", "main", "Other.toggle()"])
        #expect(crash.frames[2].json == ["file": "/a/Other.swift", "function": "Other.toggle()"])
        #expect(crash.frames[0].place == SourcePlace(file: "/a/File.swift", line: 5, column: 9))
        #expect(crash.text.hasPrefix("one\nApp/File.swift:5: Fatal error"))
        #expect(CrashText("seam: the app is at http://127.0.0.1\nmy app crashed: no\n") == nil)
    }

    @Test func readsTestResults() {
        let xml = """
            <?xml version="1.0"?><testsuites><testsuite>
            <testcase classname="T.A" name="testOne" time="0.5"></testcase>
            <testcase classname="T.A" name="testTwo" time="0"><failure message="/a/T.swift:6: it is &quot;no&quot;"/></testcase>
            <testcase classname="T.A" name="testThree" time="0"><skipped/></testcase>
            <testcase classname="T.B" name="positive(number:)" time="0"><failure message="B.swift:9: Expectation failed: no"/></testcase>
            </testsuite></testsuites>
            """
        let report = TestReport(xml: Data(xml.utf8))
        let json = JSONValue.object(report.json)
        #expect(json["passed"] == 1 && json["failed"] == 2 && json["skipped"] == 1)
        let tests = json["tests"]?.items ?? []
        #expect(tests[0] == ["suite": "T.A", "name": "testOne", "result": "passed", "seconds": 0.5])
        #expect(tests[1]["failures"] == [["file": "/a/T.swift", "line": 6, "message": "it is \"no\""]])
        #expect(
            tests[3]["failures"]
                == [["message": "B.swift:9: Expectation failed: no"]])
        #expect(TestReport(xml: Data("<broken".utf8)).cases.isEmpty)
    }

    @Test func findsTheAddressOfAnApp() throws {
        let text = """
            seam: the app is at http://127.0.0.1:8080/?token=abc
            seam: programs control it at http://127.0.0.1:8080/control/VERB, with the header "Authorization: Bearer abc"

            """
        let client = try #require(ControlClient(announcedIn: text))
        #expect(client.host == "127.0.0.1" && client.port == 8080 && client.token == "abc")
        #expect(ControlClient(announcedIn: String(text.dropLast(20))) == nil)
    }

    @Test func readsAnswersOfHTTP() throws {
        func parse(_ text: String) throws -> ControlClient.Answer { try ControlClient.parse(Array(text.utf8)) }
        let plain = try parse("HTTP/1.1 409 Conflict\r\ncontent-length: 7\r\n\r\n{\"a\":1}")
        #expect(plain.status == 409 && plain.value == ["a": 1])
        let chunked = try parse(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n4;x=y\r\n\":1}\r\n0\r\n\r\n")
        #expect(chunked.value == ["a": 1])
        for text in [
            "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r\n", "SMTP\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}", "HTTP/1.1 401 No\r\n\r\nThe token is wrong.",
        ] {
            #expect(throws: ControlClient.Failure.self, "\(text)") { try parse(text) }
        }
    }

    @Test func readsLines() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let text = "one\n\nlong long\ntwo\nlong at the end"
        _ = text.withCString { write(ends[1], $0, text.utf8.count) }
        close(ends[1])
        var reader = LineReader(ends[0], limit: 5)
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        close(ends[0])
        #expect(lines == [.text(Array("one".utf8)), .text([]), .tooLong, .text(Array("two".utf8)), .tooLong])
    }
}
