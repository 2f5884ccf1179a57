import Foundation
import FoundationXML
import Testing

@testable import AppBuilder

@Suite struct TestReportTests {
    private var results: TestResults {
        var results = TestResults()
        var good = TestCaseResult(target: "AppTests", test: "A/testGood")
        good.seconds = 0.25
        var first = TestCaseResult(target: "AppTests", test: "A/test<One>")
        first.outcome = .failed
        first.failures = [.init(message: "50% is, \"no\"\nmore", file: "/r/App/A.swift", line: 7)]
        first.log = "a & b\u{1}\n"
        var second = TestCaseResult(target: "AppTests", test: "B/testTwo")
        second.outcome = .crashed
        second.failures = [.init(message: "crashed: signal 4", file: "/r/App/A.swift", line: 7)]
        second.stack = ["/r/App/A.swift:7:1: f()"]
        var skipped = TestCaseResult(target: "AppTests", test: "B/testSkipped")
        skipped.outcome = .skipped
        skipped.reason = "no network"
        results.cases = [good, first, second, skipped]
        return results
    }

    @Test func writesXUnit() throws {
        let text = XUnitReport(results).text
        let root = try #require(try XMLDocument(xmlString: text).rootElement())
        let suite = try #require(root.elements(forName: "testsuite").first)
        func attribute(_ name: String) -> String? { suite.attribute(forName: name)?.stringValue }
        #expect(attribute("tests") == "4" && attribute("failures") == "1" && attribute("errors") == "1")
        #expect(attribute("skipped") == "1")
        let cases = suite.elements(forName: "testcase")
        #expect(cases[1].attribute(forName: "name")?.stringValue == "test<One>")
        #expect(cases[1].elements(forName: "system-out").first?.stringValue == "a & b\n")
        #expect(cases[2].elements(forName: "error").first?.stringValue == "/r/App/A.swift:7:1: f()")
        #expect(cases[3].elements(forName: "skipped").first?.attribute(forName: "message")?.stringValue == "no network")
    }

    @Test func writesAnnotations() {
        var results = results
        results.problems = [.init(target: "KitTests", text: "did\nnot build")]
        #expect(
            GitHubAnnotations(results, root: "/r").text == """
                ::error file=App/A.swift,line=7,title=A/test<One> failed::50%25 is, "no"%0Amore
                ::error file=App/A.swift,line=7,title=B/testTwo crashed::crashed: signal 4
                ::error title=KitTests::did%0Anot build

                """)
    }

    @Test func groupsFailuresByTheirPlace() throws {
        let causes = FailureCause.causes(of: results)
        #expect(causes.count == 1 && causes[0].tests.map(\.name) == ["test<One>", "testTwo"])
        let text = MarkdownSummary(results, coverage: 41.25).text
        #expect(text.contains("| AppTests | 1 | 2 | 1 | 0.25 |"))
        #expect(text.contains("Coverage: 41.2% of lines"))
        #expect(text.contains("- AppTests/B/testTwo\n"))
        let page = HTMLTestReport(results).text
        #expect(page.contains("test&lt;One&gt;") && page.contains("a &amp; b") && !page.contains("<One>"))
    }

    @Test func keepsResults() throws {
        let data = try JSONEncoder().encode(results)
        #expect(try JSONDecoder().decode(TestResults.self, from: data).cases == results.cases)
        #expect(!results.isPassed && results.failedTargets == ["AppTests"])
    }

    @Test func dealsTestsToShardsByTheirTimes() {
        let times = ["a": 10.0, "b": 4, "c": 3, "d": 3]
        let parts = TestShard.parts(of: ["d", "c", "b", "a"], count: 2, seconds: times)
        #expect(parts == [["a"], ["b", "c", "d"]])
        let names = (0..<101).map { "t\($0)" }
        let dealt = TestShard.parts(of: names, count: 4, seconds: [:])
        #expect(Set(dealt.joined()) == Set(names) && dealt.joined().count == 101)
        #expect(dealt.allSatisfy { $0.count >= 25 })
        #expect(dealt == TestShard.parts(of: names.reversed(), count: 4, seconds: [:]))
        #expect(TestShard("2/3") == TestShard("2/3") && TestShard("4/3") == nil && TestShard("0/3") == nil)
        #expect(TestShard("1") == nil && TestShard("a/b") == nil)
    }

    @Test func readsAndWritesCoverage() throws {
        let folder = try Folder([
            "A.seam.swift": "import B\n#sourceLocation(file: \"/r/A.swift\", line: 1)\nlet a = 1\n"
                + "\n#sourceLocation()\nlet b = 1\n"
        ])
        let compiled = folder.url.appending(path: "A.seam.swift").path
        let lcov =
            "SF:\(compiled)\nDA:1,9\nDA:3,2\nDA:4,0\nDA:6,7\nend_of_record\n"
            + "SF:/other.swift\nDA:1,1\nend_of_record\n"
        let files = Coverage.read(lcov, authors: [compiled: "/r/A.swift"])
        #expect(
            files == [CoveredFile(path: "/r/A.swift", lines: [.init(number: 1, count: 2), .init(number: 2, count: 0)])])
        let both = Coverage.joined(files + files)
        #expect(both[0].lines.map(\.count) == [4, 0] && CoveredFile.percent(of: both) == 50)
        #expect(LCOVReport(files).text == "SF:/r/A.swift\nDA:1,2\nDA:2,0\nLF:2\nLH:1\nend_of_record\n")
        let xml = try XMLDocument(xmlString: CoberturaReport(files, root: "/r").text)
        #expect(xml.rootElement()?.attribute(forName: "line-rate")?.stringValue == "0.5000")
        #expect(CoberturaReport(files, root: "/r").text.contains("filename=\"A.swift\""))
    }
}
