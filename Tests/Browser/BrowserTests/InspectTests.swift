import Foundation
import Testing

extension BrowserTests {
    /// The page that shows what happens in an app while it runs.
    @Suite("Inspecting")
    struct InspectTests {
        @Test("What a person does in the app is on the page at once, with what it led to and a picture")
        func live() throws {
            let app = try BrowserApp(
                "\(BrowserApp.examples)/Tasks", options: ["--inspect", "--browser", "--control", "--port", "0"])
            let mark = "the app is at "
            let line = try #require(app.command.line(within: 600) { $0.contains(mark) })
            let address = try #require(line.components(separatedBy: mark).last)
            try app.run("live_trace", [address, "\(app.command.pid)"], endsApp: true)
            #expect(app.command.status(within: 10) == 0, "\(app.command.lines.joined(separator: "\n"))")
        }
    }
}
