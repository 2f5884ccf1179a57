import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// Apps that are made from storyboards or that hold text of many lines, in windows.
    @Suite(
        "More apps",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.hasSessionBusTools, "Xvfb, xdotool, dbus, at-spi2 or python3-gi is not installed"))
    struct MoreAppTests {
        private static let fixtures = Desktop.repository.appendingPathComponent("Tests/Window/Apps").path
        private static let apps = SharedApps.folder
        private static let hasApps = SharedApps.areThere

        private func makeDesktop() throws -> Desktop {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            return desktop
        }

        @Test(
            "Hangul composes over several lines of a text view, whose binding hears every jamo",
            .enabled(if: Desktop.hasHangul, "ibus-hangul is not installed"))
        func hangulInATextView() throws {
            let desktop = try makeDesktop()
            try desktop.startHangul()
            let app = try AppWindow("\(Self.fixtures)/Notes", title: "Notes", on: desktop)
            try app.click(CGPoint(x: 200, y: 200))
            try desktop.chooseHangul()
            for (key, text) in [
                ("g", "1 letters: ㅎ"), ("k", "1 letters: 하"), ("s", "1 letters: 한"), ("r", "2 letters: 한ㄱ"),
                ("m", "2 letters: 한그"), ("f", "2 letters: 한글"),
            ] {
                try app.key(key)
                #expect(app.shows(text), "key \(key)")
            }
            // Return ends the syllable and begins a line; the line before is not composed again.
            try app.key("Return")
            #expect(app.shows("3 letters: 한글/"))
            try app.key("d", "k", "BackSpace", "BackSpace", "BackSpace")
            #expect(app.shows("2 letters: 한글"))
            try app.key("Left", "d", "l")
            #expect(app.shows("3 letters: 한이글"))
        }

        @Test(
            "The window's close button ends the app, and the command says that all is well",
            .enabled(if: Desktop.has("openbox"), "openbox is not installed: nothing asks to close"))
        func close() throws {
            let desktop = try makeDesktop()
            let manager = try desktop.start(
                "openbox", ["--config-file", "/etc/xdg/openbox/rc.xml", "--startup", "echo ready"])
            #expect(manager.line { $0 == "ready" } != nil)
            let app = try AppWindow("\(Self.fixtures)/Notes", title: "Notes", on: desktop)
            #expect(app.shows("0 letters: "))
            // What a window manager sends when its close button is clicked.
            try app.key("alt+F4")
            #expect(app.command.status(within: 20) == 0)
        }

        @Test("FaceViewer shows the next face at a click", .enabled(if: hasApps, "\(SharedApps.absence)"))
        func faceViewer() throws {
            let app = try AppWindow("\(Self.apps)/FaceViewer", title: "FaceViewer", on: makeDesktop())
            for name in ["제니", "시리", "애플", "제니"] {
                #expect(app.shows(name))
                try app.click("Next")
            }
        }

        @Test("RemoteLabel shows what the server answers", .enabled(if: hasApps, "\(SharedApps.absence)"))
        func remoteLabel() throws {
            let app = try AppWindow("\(Self.apps)/RemoteLabel", title: "RemoteLabel", on: makeDesktop())
            #expect(app.shows("value from server or app db"))
        }

        @Test("WorldClock goes from day to day on a server's answer", .enabled(if: hasApps, "\(SharedApps.absence)"))
        func worldClock() throws {
            let folder = "\(Self.apps)/WorldClock"
            let app = try AppWindow(
                folder, title: "WorldClock", on: makeDesktop(),
                arguments: ["--stub", "worldclockapi.com=\(folder)/Stubs/worldclockapi.com"])
            #expect(app.shows("2024년 05월 30일 05시 02분"))
            try app.click("Tomorrow")
            #expect(app.shows("2024년 05월 31일 05시 02분"))
            try app.click("Yesterday")
            try app.click("Yesterday")
            #expect(app.shows("2024년 05월 29일 05시 02분"))
        }
    }
}
