import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// `seam flow record`, and `seam flow` with what it wrote.
    @Suite(
        "A flow recorded in a window",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.hasSessionBusTools, "Xvfb, xdotool, dbus, at-spi2 or python3-gi is not installed"))
    struct RecordedFlowTests {
        private static let folder = Desktop.repository.appendingPathComponent("Examples/Small/TodoList").path

        @Test("What a person did is written down, and does the same when it is played")
        func records() throws {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            let file = desktop.path("recorded.yaml")
            let app = try AppWindow(
                Self.folder, title: "TodoList", on: desktop, command: ["flow", "record"], arguments: ["--output", file])
            try app.click("Todo title")
            try app.type("Water the pkants")
            try app.key("BackSpace", "BackSpace", "BackSpace", "BackSpace", "BackSpace")
            try app.type("lants")
            try app.click("Add Todo")
            #expect(app.shows("Water the plants"))
            try app.click("Todo title")
            try app.type("Read: \"a\" & b")
            try app.click("Add Todo")
            #expect(app.shows("Read: \"a\" & b"))
            try app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
            usleep(500_000)
            app.command.end()

            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.contains("- tapOn: \"Todo title\"\n"), "\(text)")
            #expect(text.contains("- inputText: \"Water the plants\"\n- tapOn: \"Add Todo\"\n"), "\(text)")
            #expect(text.contains("- inputText: \"Read: \\\"a\\\" & b\"\n"), "\(text)")
            #expect(text.contains("- swipe:\n"), "\(text)")
            let checked = text + "- assertVisible: \"Water the plants\"\n- assertVisible: \"Read: \\\"a\\\" & b\"\n"
            try checked.write(toFile: file, atomically: true, encoding: .utf8)
            let played = try desktop.startSeam(["flow", file, "--app", Self.folder])
            #expect(played.status(within: 120) == 0, "\(played.lines)")
        }
    }
}
