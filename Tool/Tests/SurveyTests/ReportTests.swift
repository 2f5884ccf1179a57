import Foundation
import Testing

@testable import Survey

@Suite struct ReportTests {
    private let scratch = Scratch()

    private var results: [SurveyResult] {
        var good = SurveyResult(name: "mina/todo", commit: "0123456789abcdef", date: "2026-01-02T03:04:05Z", key: "k")
        good.builds = .yes
        good.firstScreen = .yes
        good.flow = .yes
        good.monkey = .yes
        good.seconds = 3
        good.tests = .init(outcome: .yes, passed: 9, total: 9)
        good.screenshot = "apps/a/first-screen.png"
        func bad(_ name: String, _ failure: Failure) -> SurveyResult {
            var result = SurveyResult(name: name, date: "2026-01-02T03:04:05Z", key: "k")
            result.builds = .no
            result.failure = failure
            return result
        }
        return [
            bad(
                "a", Failure(.missingInterface, subject: "UIView.glow", "no member 'glow' | <b>", place: "A.swift:1:2")),
            bad("b", Failure(.missingFramework, subject: "MapKit", "no such module 'MapKit'")), good,
            bad("c", Failure(.missingFramework, subject: "MapKit", "no such module 'MapKit'")),
        ]
    }

    @Test func groupsByCause() {
        let groups = SurveyGroup.groups(of: results)
        #expect(groups.map(\.title) == ["works", "missing framework MapKit", "missing API UIView.glow"])
        #expect(groups.map(\.results.count) == [1, 2, 1])
        #expect(
            SurveySummary(results: results).sentence
                == "1 of 4 build, 1 show a first screen, 1 of 1 flows pass, 1 of 1 survive random use, 9 of 9 unit tests pass."
        )
    }

    @Test func writesATable() {
        let text = MarkdownReport(results: results).text
        #expect(text.contains("| mina/todo | `0123456789` | yes | yes | yes | yes | 9 of 9 |  |"))
        #expect(text.contains("missing API UIView.glow: no member 'glow' \\| &lt;b> (A.swift:1:2) |"))
        #expect(text.contains("- missing framework MapKit: 2"))
    }

    @Test func writesAPageThatNeedsNoOtherFile() throws {
        let picture = Picture(width: 720, height: 2, bytes: [UInt8](repeating: 9, count: 720 * 6))
        let file = scratch.folder.appending(path: "apps/a/first-screen.png")
        scratch.write("", to: "apps/a/first-screen.png")
        try #require(picture.png).write(to: file)
        let text = HTMLReport(results: results, folder: scratch.folder).text
        #expect(text.contains("width=\"360\" height=\"1\" src=\"data:image/png;base64,"))
        #expect(text.contains("<h2>missing framework MapKit <b>2</b></h2>"))
        #expect(text.contains("no member 'glow' | &lt;b&gt;") && !text.contains("<b> "))
        #expect(!text.contains("http") && !text.contains("src=\"apps"))
    }

    @Test func keepsResults() throws {
        let store = try SurveyStore(scratch.folder)
        _ = try store.place(of: "x")
        try store.keep(results[0], of: "x")
        #expect(store.result(of: "x") == results[0])
        #expect(store.result(of: "y") == nil)
        scratch.write("{", to: "apps/x/result.json")
        #expect(store.result(of: "x") == nil)
    }
}
