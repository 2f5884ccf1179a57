import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// Files that a person gives to an app in its box, and takes from it, by the desktop's dialogs and by dropping them.
    @Suite(
        "Files of a person",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.hasSessionBusTools, "Xvfb, xdotool, dbus, at-spi2 or python3-gi is not installed"))
    struct FileAppTests {
        private static let folder = Desktop.repository.appendingPathComponent("Tests/Browser/Apps/Files").path

        private func open(_ arguments: [String] = []) throws -> AppWindow {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            try desktop.writeFile("letter.txt", "Dear reader")
            try desktop.writeFile("album/inner/b.txt", "b")
            return try AppWindow(Self.folder, title: "Files", on: desktop, arguments: arguments)
        }

        /// Answers the dialog of that title with a path, and goes back to the app.
        private func answer(_ title: String, with path: String, in app: AppWindow) throws {
            try app.find(title)
            // The first key opens the field for the path, if it is not there.
            try app.key("ctrl+a")
            try app.type(path)
            usleep(500_000)
            try app.key("Return")
            try app.find("Files")
        }

        @Test("Files are chosen in a dialog of the desktop, and the app gets copies", arguments: [false, true])
        func choosing(isOpen: Bool) throws {
            let app = try open(isOpen ? ["--no-sandbox"] : [])
            try app.click("Text")
            try answer("Choose Files for Files", with: app.desktop.path("letter.txt"), in: app)
            #expect(app.shows("letter.txt: Dear reader"))
            try app.click("Folder")
            try answer("Choose a Folder for Files", with: app.desktop.path("album"), in: app)
            #expect(app.shows("album has inner, inner/b.txt"))
            // A dialog that is closed gives nothing, and the app's button asks once more.
            try app.click("Any")
            let window = app.window
            try app.find("Choose a File for Files")
            // The desktop keeps it over the app's window. A dialog of the portal may be there before it is told whose it is.
            var parent: Int?
            for _ in 0..<200 where parent == nil {
                parent = try app.desktop.run("xprop", ["-id", app.window, "WM_TRANSIENT_FOR"])
                    .split(separator: "#").last.flatMap { Int($0.filter { !$0.isWhitespace }.dropFirst(2), radix: 16) }
                if parent == nil { usleep(50_000) }
            }
            #expect(parent == Int(window))
            try app.key("Escape")
            try app.find("Files")
            try app.click("Choose…")
            try answer("Choose a File for Files", with: app.desktop.path("letter.txt"), in: app)
            #expect(app.shows("letter.txt: Dear reader"))
        }

        @Test("The picker for photos asks the desktop, and gives the app pictures with their names")
        func photos() throws {
            let app = try open()
            let picture = app.desktop.path("red dot.png")
            let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
            try #require(Data(base64Encoded: png)).write(to: URL(fileURLWithPath: picture))
            try app.click("Photos")
            try answer("Choose Files for Files", with: picture, in: app)
            #expect(app.shows("red dot of 1 by 1"))
            try app.click("Photos")
            try app.find("Choose Files for Files")
            try app.key("Escape")
            try app.find("Files")
            try app.click("Cancel")
            #expect(app.shows("no photos"))
        }

        @Test("A picker that leaves takes its dialog with it")
        func leaving() throws {
            let app = try open()
            try app.click("Any")
            let window = app.window
            try app.find("Choose a File for Files")
            let dialog = app.window
            try app.desktop.run("xdotool", ["windowmove", "--sync", dialog, "500", "0"])
            try app.find("Files")
            #expect(app.window == window)
            try app.click("Cancel")
            #expect(app.shows("cancelled"))
            // The program that shows it ends by itself, a little later.
            var isShown = true
            for _ in 0..<100 where isShown {
                isShown = try app.desktop.run("xdotool", ["search", "--onlyvisible", "--name", "^Choose"])
                    .contains(dialog)
                if isShown { usleep(100_000) }
            }
            #expect(!isShown)
        }

        @Test("Files of the app's go where the person says")
        func saving() throws {
            let app = try open()
            try app.click("Save")
            try answer("Save a File of Files", with: app.desktop.path("kept.txt"), in: app)
            #expect(app.shows("saved.txt: saved by the app"))
            #expect(try app.desktop.readFile("kept.txt") == "saved by the app")
        }

        @Test("What is dropped on an app in its box reaches it once the person agrees")
        func dropping() throws {
            let app = try open()
            _ = try app.desktop.startScript("dragsource", [app.desktop.path("letter.txt")])
            func drop() throws {
                let area = try #require(app.wait { $0.contains { $0.name == "drop here" || $0.name == "left" } })
                    .first { $0.name == "drop here" || $0.name == "left" }!
                try app.desktop.drag(from: "Source", onto: app, at: CGPoint(x: area.frame.midX, y: area.frame.midY))
            }
            try drop()
            try app.find("Files for Files")
            // Return does not agree.
            try app.key("Return")
            try app.find("Files")
            #expect(app.shows("left"))
            #expect(!app.elements.contains { $0.name.hasPrefix("text ") })
            try drop()
            try app.find("Files for Files")
            // "Give" takes no key at first.
            usleep(1_500_000)
            try app.key("Tab", "space")
            try app.find("Files")
            #expect(app.shows("text Dear reader"))
        }

        @Test("Outside of a box a drop needs no consent")
        func droppingOutside() throws {
            let app = try open(["--no-sandbox"])
            _ = try app.desktop.startScript("dragsource", [app.desktop.path("letter.txt")])
            let area = try #require(app.element("drop here"))
            try app.desktop.drag(from: "Source", onto: app, at: CGPoint(x: area.frame.midX, y: area.frame.midY))
            #expect(app.shows("text Dear reader"))
        }
    }
}

extension Desktop {
    /// Drags from the middle of a small window at the side, which is moved there, to a point of an app's window.
    fileprivate func drag(from title: String, onto app: AppWindow, at point: CGPoint) throws {
        let found = try run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
        let window = try #require(found.split(separator: "\n").last.map(String.init))
        try run("xdotool", ["windowmove", "--sync", window, "900", "100"])
        var words = ["mousemove", "1000", "150", "sleep", "0.3", "mousedown", "1"]
        for x in stride(from: 1000, through: 1050, by: 10) { words += ["mousemove", "\(x)", "150", "sleep", "0.05"] }
        for x in [900, 700, 500, 400] { words += ["mousemove", "\(x)", "\(Int(point.y))", "sleep", "0.1"] }
        for step in 0...3 {
            words += [
                "mousemove", "--window", app.window, "\(Int(point.x) - 3 + step)", "\(Int(point.y))", "sleep", "0.1",
            ]
        }
        try run("xdotool", words + ["mouseup", "1"])
    }
}
